/** Branches are crossed out: in a tree of MAX and MIN, and in one with chance. */

import { exampleOf, USUAL } from "../answer-form.js";
import { EMPTY } from "../drafts.js";
import { below, treeOf } from "../tree.js";
import { TREE_LEVELS, TREE_WISHES, wish } from "../wishes.js";

/** @typedef {import("../answer-form.js").AnswerForm} AnswerForm */
/** @typedef {import("../drafts.js").Draft} Draft */
/** @typedef {import("../tree.js").DrawnTree} DrawnTree */

/** All that is crossed out, also below what was pressed. @param {readonly string[]} chosen @param {DrawnTree} tree */
const crossed = (chosen, tree) => new Set(chosen.flatMap((name) => below(tree, name)));

/** @param {Draft} draft @param {string} name @param {DrawnTree} tree @returns {Draft} */
function pressed(draft, name, tree) {
  const { chosen } = draft;
  if (chosen.includes(name)) return { ...draft, chosen: chosen.filter((each) => each !== name) };
  // What is crossed out above covers what is below.
  const covered = new Set(below(tree, name));
  return { ...draft, chosen: [...chosen.filter((each) => !covered.has(each)), name] };
}

/** The branches to a node and below it become as in the solution. @param {Draft} draft @param {Draft} solved @param {string} place @param {DrawnTree} tree */
function fixed(draft, solved, place, tree) {
  const [now, right] = [crossed(draft.chosen, tree), crossed(solved.chosen, tree)];
  const parents = new Map(tree.spots.map(({ name, parent }) => [name, parent]));
  for (const name of below(tree, place)) right.has(name) ? now.add(name) : now.delete(name);
  for (let above = parents.get(place); above; above = parents.get(above)) if (!right.has(above)) now.delete(above);
  return { ...draft, chosen: [...now].filter((name) => !now.has(parents.get(name) ?? "")) };
}

/** @type {AnswerForm} */
export const cuts = {
  ...USUAL,
  id: "cuts",
  name: "What is never examined?",
  how: "Press a branch to cross it out; press again to undo it.",
  hint: "Go through the tree as the search does, and keep α and β in mind at each node: α is the best for MAX so far on the way here, β the best for MIN.",
  wishes: TREE_WISHES,
  levels: TREE_LEVELS,
  narrow: { branching: 2 },
  press: (draft, name, { position }) => pressed(draft, name, treeOf(position)),
  look({ chosen }, { position }) {
    const tree = treeOf(position);
    const out = crossed(chosen, tree);
    // What lies below a crossed branch is crossed out with it.
    const open = tree.spots.filter(({ name, parent }) => parent !== "" && (!out.has(name) || chosen.includes(name)));
    return {
      tree,
      crosses: true,
      crossed: out,
      chosen: new Set(chosen),
      pressable: new Map(
        open.map(({ name, text }) => [
          name,
          `Branch to ${text ? `${name}, ${text}` : name}${out.has(name) ? ", crossed out" : ""}`,
        ]),
      ),
    };
  },
  answer: ({ chosen }) => ({ cut: chosen }),
  draft: ({ cut }) => ({ ...EMPTY, chosen: cut }),
  fix: (draft, solved, place, { position }) => fixed(draft, solved, place, treeOf(position)),
};

/** Whether the known bounds are those of the leaves. @param {import("../answer-form.js").Exercise} exercise */
function areTight({ position, convention: { bounds } }) {
  const leaves = treeOf(position).spots.filter(({ role }) => role === "leaf");
  const numbers = leaves.map(({ text }) => Number(text));
  return bounds !== null && bounds[0] === Math.min(...numbers) && bounds[1] === Math.max(...numbers);
}

/** @type {AnswerForm} */
export const chance = {
  ...cuts,
  id: "chance",
  name: "Cuts with chance",
  hint: "A chance node can be left when even the best (or worst) that its other outcomes could bring changes nothing. For that, bounds of all leaves must be known. With them, a MIN node that has found the least number is finished, and a MAX node with the greatest.",
  wishes: [
    wish("moves", "Moves at the root", [
      ["2", 2],
      ["3", 3],
    ]),
    wish("leaves", "Leaves of an outcome", [
      ["1", 1],
      ["2", 2],
      ["3", 3],
    ]),
    wish("bounds", "Bounds of the leaves", [
      ["known", true],
      ["not known", false],
    ]),
  ],
  levels: { easier: { moves: 2, leaves: 1 }, harder: { moves: 3, leaves: [2, 3] } },
  narrow: { moves: 2 },
  // The page's search takes the least and the greatest leaf as the bounds: only then is the same cut there.
  watch: (_draft, exercise) => (areTight(exercise) ? exampleOf(exercise) : null),
  beside: () => null,
};
