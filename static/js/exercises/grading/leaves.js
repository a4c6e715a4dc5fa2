/** Marks the leaves that are evaluated, in their order. */

import { counted } from "../../words/sentence.js";
import { leaves as form } from "../answers/leaves.js";
import { below } from "../tree.js";
import { followed, rightPrefix, slip } from "./marks.js";

/** @typedef {import("../tree.js").DrawnTree} DrawnTree */

/**
 * The first entry that is wrong, one too many, or missing.
 * @param {readonly string[]} given @param {Record<string, any>} key @param {number} place @param {DrawnTree} tree
 */
function firstWrong(given, key, place, tree) {
  const answered = given[place] ?? null;
  const right = key.leaves[place] ?? null;
  if (answered !== null && !key.leaves.includes(answered)) return slip(answered, answered, right, key.why[answered]);
  return slip(answered ?? right, answered, right, key.why[notYet(tree, right, given)]);
}

/** The highest node on the way to the leaf of which no leaf is given. @param {DrawnTree} tree @param {string} leaf @param {readonly string[]} given */
function notYet(tree, leaf, given) {
  const parents = new Map(tree.spots.map(({ name, parent }) => [name, parent]));
  let found = leaf;
  for (let node = leaf; parents.get(node); node = parents.get(node) ?? "") {
    const inside = new Set(below(tree, node));
    if (!given.some((name) => inside.has(name))) found = node;
  }
  return found;
}

/** @type {import("./index.js").Grader} */
export const leaves = {
  form,
  read: ({ leaves: names, count }) => ({ leaves: names, count }),
  mark({ leaves: given, count }, key, tree) {
    const should = key.leaves;
    const prefix = rightPrefix(given, should);
    const longest = Math.max(given.length, should.length);
    const wrong = prefix < longest ? [firstWrong(given, key, prefix, tree)] : [];
    // The number of no leaves at all follows from nothing.
    const counts = count === should.length || (given.length > 0 && count === given.length);
    if (count !== should.length) {
      const why = `Alpha-beta evaluates ${counted(should.length, "leaf").replace("leafs", "leaves")}.`;
      wrong.push(counts ? followed("", count, should.length) : slip("", count, should.length, why));
    }
    return { score: (prefix + (counts ? 1 : 0)) / (longest + 1), wrong };
  },
  written: ({ leaves: names, count }) => `${names.join(" ") || "none"}, ${count}`,
};
