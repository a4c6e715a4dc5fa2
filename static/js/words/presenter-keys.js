/** What the keys do in presenter mode. @type {readonly (readonly [keys: string, does: string])[]} */
export const PRESENTER_KEYS = Object.freeze([
  ["→ ←, Page Down, Page Up", "step forward and back; a presenter's remote sends the Page keys"],
  ["Space", "play and pause"],
  ["↓ ↑", "the next example, and the one before"],
  ["M, Shift M", "the next search, and the one before"],
  ["C", "two runs side by side: the next pair, and after the last one tree again"],
  ["B", "tree, board, or both"],
  ["S, D", "a spotlight, a pen; both are gone at the next step"],
  [".", "a black screen"],
  ["?", "shows and hides these keys"],
  ["Escape", "leaves presenter mode"],
]);
