/** What the keys do in presenter mode. @type {readonly (readonly [keys: string, does: string])[]} */
export const PRESENTER_KEYS = Object.freeze([
  ["→ ←, Page Down, Page Up", "step forward and back; a presenter's remote sends the Page keys"],
  ["Shift → ←, Home, End", "to the next cut or the one before, to the start, to the end"],
  ["L, N, K", "how long a step is: a line, a node, a cut"],
  ["Space", "watch and pause"],
  ["G", "another game or problem, from the gallery: type, then press ↓ and Enter"],
  ["↓ ↑", "the next example, and the one before"],
  ["M, Shift M, Shift G", "the next search, the one before, all searches"],
  ["C", "two runs side by side: the next pair, and after the last one tree again"],
  ["B", "tree, board, or both"],
  ["S, D", "a spotlight, a pen; both are gone at the next step"],
  [".", "a black screen"],
  ["?", "shows and hides these keys"],
  ["Escape", "closes what lies on top; then leaves presenter mode"],
]);
