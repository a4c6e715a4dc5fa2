/**
 * What the signs in the tree of a program mean.
 * @type {readonly (readonly [sign: string, css: string, text: string])[]}
 */
export const SIGNS = [
  ["▲ ▼", "", "A call in which MAX or MIN moves: it takes the largest or the smallest value of the calls below it."],
  ["●", "", "A function call outside the game search, with the value that it returned."],
  ["■", "", "A call that makes no other, with the value that it returned."],
  ["┄", "cut", "Dashed: the loop was given this move, and did not try it."],
  ["━", "now", "Amber: the calls that are running now."],
];
