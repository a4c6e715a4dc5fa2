/**
 * What the signs in the tree of a constraint problem mean.
 * @type {readonly (readonly [sign: string, css: string, text: string])[]}
 */
export const SIGNS = [
  [
    "□",
    "",
    "A partial assignment: the box adds one value, for the variable named at the left of its level, to the assignments above it.",
  ],
  ["∅", "", "Nothing is assigned yet."],
  ["╱", "cut", "Dashed and struck through: rejected. The value conflicts with one above it; the red label says which."],
  ["▁", "cut", "One red line under a box: it left some variable without a value."],
  ["▂", "cut", "Two red lines: jumped over. It had no part in the conflict, so its other values are skipped."],
  ["✓", "best", "The solution."],
  ["━", "now", "Amber: what is assigned now."],
];
