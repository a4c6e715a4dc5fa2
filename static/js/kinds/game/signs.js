/**
 * What the signs in the tree of a game mean.
 * @type {readonly (readonly [sign: string, css: string, text: string])[]}
 */
export const SIGNS = [
  ["▲", "max", "MAX is to move and wants the largest value."],
  ["▼", "min", "MIN is to move and wants the smallest value."],
  ["●", "", "Chance moves: the value is the average of the outcomes, each with its probability."],
  [
    "■",
    "",
    "A leaf: the end of the game, with its utility. With ≈ and a double line: the depth limit, with the estimate of the evaluation function.",
  ],
  ["[3, +∞]", "", "The window [α, β] of a node: values outside it cannot change the result."],
  [
    "≡ 2",
    "",
    "The same position as an earlier one: its value comes from the table. A dashed arc points to the stored result.",
  ],
  [
    "≤ 2",
    "",
    "Proved so far: the value is at most 2 (≥: at least, =: exactly). In a growing tree, ≈ is a mean and 12× is the number of visits.",
  ],
  ["━", "best", "Thick and green: the principal variation, the best play found so far."],
  ["━", "now", "Amber: where the search is now."],
  ["╌", "", "Dashed: cut, never visited. Press the red number to see why."],
];
