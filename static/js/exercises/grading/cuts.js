/** Marks branches that are crossed out: in a tree of MAX and MIN, and in one with chance. */

import { chance as chanceForm, cuts as cutsForm } from "../answers/cuts.js";
import { below, innerOf } from "../tree.js";
import { shareOfSet, slip } from "./marks.js";

/** @typedef {import("../tree.js").DrawnTree} DrawnTree */

/**
 * All that is crossed out: a branch with everything below it, and a node of which all children are.
 * @param {DrawnTree} tree @param {readonly string[]} crossed
 */
function whole(tree, crossed) {
  const cut = new Set(crossed.flatMap((name) => below(tree, name)));
  const spots = new Map(tree.spots.map((spot) => [spot.name, spot]));
  // From the bottom up: the names of inner nodes go on level by level.
  for (const name of innerOf(tree).slice(1).reverse()) {
    if (spots.get(name)?.children.every((child) => cut.has(child))) cut.add(name);
  }
  return cut;
}

/** @param {DrawnTree} tree @param {ReadonlySet<string>} cut */
const highest = (tree, cut) =>
  inReadingOrder(tree)
    .filter(({ name, parent }) => cut.has(name) && !cut.has(parent))
    .map(({ name }) => name);

/** A node before its children, left to right. @param {DrawnTree} tree */
function inReadingOrder(tree) {
  const spots = new Map(tree.spots.map((spot) => [spot.name, spot]));
  return below(tree, tree.spots[0].name).flatMap((name) => spots.get(name) ?? []);
}

/** @type {import("./index.js").Grader} */
export const cuts = {
  form: cutsForm,
  read: ({ cut }, tree) => ({ cut: highest(tree, whole(tree, cut)) }),
  mark({ cut }, key, tree) {
    const [given, should] = [whole(tree, cut), new Set(key.cut)];
    const wrong = inReadingOrder(tree).flatMap(({ name, parent }) => {
      if (given.has(name) && !should.has(name) && !given.has(parent))
        return [slip(name, "cut", "looked at", key.why[name])];
      if (should.has(name) && !given.has(name) && !should.has(parent))
        return [slip(name, "looked at", "cut", key.why[name])];
      return [];
    });
    return { score: shareOfSet(given, should, tree.spots.length - 1 - should.size), wrong };
  },
  written: ({ cut }) => cut.join(" ") || "none",
};

/** @type {import("./index.js").Grader} */
export const chance = { ...cuts, form: chanceForm };
