/** The children of each node are moved into another order; for one type, after yes or no. */

import { exampleOf, USUAL } from "../answer-form.js";
import { EMPTY } from "../drafts.js";
import { innerOf, reordered, textOf, treeOf } from "../tree.js";
import { ORDER_LEVELS, ORDER_WISHES, wish } from "../wishes.js";

/** @typedef {import("../answer-form.js").AnswerForm} AnswerForm */
/** @typedef {import("../answer-form.js").Exercise} Exercise */
/** @typedef {import("../drafts.js").Draft} Draft */

/** The tree in the order that it has now. @param {Draft} draft @param {Exercise} exercise */
function treeNow({ typed }, { position }) {
  const tree = treeOf(position);
  const orders = tree.spots.flatMap(({ name, children }) => {
    const order = (typed[name] ?? "").split(" ");
    return isSame(order, children) ? [[name, order]] : [];
  });
  return reordered(tree, Object.fromEntries(orders));
}

/** Whether the same names are there. @param {readonly string[]} one @param {readonly string[]} other */
const isSame = (one, other) => [...one].sort().join() === [...other].sort().join();

/** @param {Draft} draft @param {string} name @param {number} to @param {Exercise} exercise @returns {Draft} */
function moved(draft, name, to, exercise) {
  const { spots } = treeNow(draft, exercise);
  const parent = spots.find(({ children }) => children.includes(name));
  if (!parent) return draft;
  const rest = parent.children.filter((each) => each !== name);
  const place = Math.max(0, Math.min(to, rest.length));
  const order = [...rest.slice(0, place), name, ...rest.slice(place)];
  if (order.join() === parent.children.join()) return draft;
  return { ...draft, typed: { ...draft.typed, [parent.name]: order.join(" ") } };
}

/** @param {Draft} draft @param {Exercise} exercise */
function orderOf(draft, exercise) {
  const tree = treeNow(draft, exercise);
  return Object.fromEntries(
    innerOf(tree).map((name) => [name, tree.spots.find((spot) => spot.name === name)?.children]),
  );
}

/** @param {Record<string, readonly string[]>} order */
const asTyped = (order) => Object.fromEntries(Object.entries(order).map(([name, names]) => [name, names.join(" ")]));

/** @type {AnswerForm} */
export const reorder = {
  ...USUAL,
  id: "reorder",
  name: "The best order of moves",
  how: "Drag a node to the left or right among its siblings; or press it and use the buttons or the arrow keys.",
  hint: "The move that is best for the player at the node should come first: only then are the bounds tight from the start.",
  wishes: [
    ...ORDER_WISHES,
    wish("goal", "Goal", [
      ["fewest leaves", "fewest"],
      ["most leaves", "most"],
    ]),
  ],
  levels: ORDER_LEVELS,
  narrow: { branching: 2, depth: 3 },
  move: moved,
  look: (draft, exercise) => ({ tree: treeNow(draft, exercise), moves: true }),
  answer: (draft, exercise) => ({ order: orderOf(draft, exercise) }),
  draft: ({ order }) => ({ ...EMPTY, typed: asTyped(order) }),
  fix: (draft, solved, place) =>
    solved.typed[place] ? { ...draft, typed: { ...draft.typed, [place]: solved.typed[place] } } : solved,
  watch: (draft, exercise) => exampleOf(exercise, textOf(treeNow(draft, exercise))),
};

/** @type {AnswerForm} */
export const witness = {
  ...reorder,
  id: "witness",
  name: "Can this leaf be cut?",
  how: "If it can, show it: drag nodes to the left or right among their siblings; or press one and use the buttons or the arrow keys.",
  hint: "A leaf is cut when something better is known above it before the search comes to it. The first leaf of a node whose window is open can never be cut.",
  wishes: ORDER_WISHES,
  look: (draft, exercise) => ({
    tree: treeNow(draft, exercise),
    moves: true,
    highlighted: new Map([[exercise.asked.leaf, ""]]),
  }),
  parts: (_draft, { asked }) => [
    {
      part: "choice",
      field: "best",
      legend: `Can ${asked.leaf} be cut?`,
      options: [
        { id: "yes", label: "Yes, in the order shown" },
        { id: "no", label: "No, in no order" },
      ],
    },
  ],
  missing: ({ best }) => (best === "" ? "Choose Yes or No first." : ""),
  answer: (draft, exercise) => (draft.best === "yes" ? { can: true, order: orderOf(draft, exercise) } : { can: false }),
  draft: ({ can, order = {} }) => ({ ...EMPTY, typed: asTyped(order), best: can ? "yes" : "no" }),
  fix: (_draft, solved) => solved,
};
