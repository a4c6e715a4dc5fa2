/** For which x is a branch cut: for none, for all, or between two ends. */

import { USUAL } from "../answer-form.js";
import { EMPTY, isAlike, saysNone, typedValue } from "../drafts.js";
import { treeOf } from "../tree.js";
import { TREE_WISHES, wish } from "../wishes.js";

/** A search could cut in several intervals; more than this are not asked for. */
const MOST = 4;

/** How many intervals there are fields for. @param {import("../drafts.js").Draft} draft */
const countOf = ({ chosen }) => Math.min(MOST, chosen.length + 1);

/** @param {string} text @param {number} side  0 for the lower end */
function endOf(text, side) {
  const end = typedValue(text);
  return end === ["−∞", "∞"][side] ? null : end;
}

/** @param {import("../drafts.js").Draft} draft */
const typedEnds = (draft) =>
  Array.from({ length: countOf(draft) }, (_, i) =>
    ["from", "to"].map((end) => (draft.typed[`${i} ${end}`] ?? "").trim()),
  ).filter((ends) => ends.some((end) => end !== ""));

/** @type {import("../answer-form.js").AnswerForm} */
export const intervals = {
  ...USUAL,
  id: "intervals",
  name: "For which values is it cut?",
  how: "Give the least and the greatest whole number x; leave a side empty where there is no end. If x does not matter, the branch is cut for every x or for no x.",
  hint: "Try a very small x and a very large one. Then ask at which bound the search decides about the branch.",
  wishes: [
    ...TREE_WISHES.filter(({ name }) => name === "depth" || name === "rule"),
    wish("branching", "Moves at a node", [
      ["2", 2],
      ["2 or 3", [2, 3]],
    ]),
  ],
  levels: { easier: { depth: 2, branching: [2, 3] }, harder: { depth: 4 } },
  narrow: { branching: 2 },
  press: (draft, name) => (name === "more" ? { ...draft, chosen: [...draft.chosen, String(countOf(draft))] } : draft),
  look: (_draft, { position, asked }) => ({
    tree: treeOf(position),
    highlighted: new Map([
      [asked.leaf, "x"],
      [asked.branch, ""],
    ]),
  }),
  parts(draft, { asked }) {
    const count = countOf(draft);
    return [
      {
        part: "choice",
        field: "best",
        legend: `The branch to ${asked.branch} is cut`,
        options: [
          { id: "some", label: "for these x" },
          { id: "always", label: "for every x" },
          { id: "never", label: "for no x" },
        ],
      },
      ...(draft.best === "some"
        ? /** @type {import("../answer-form.js").Part[]} */ ([
            ...Array.from({ length: count }, (_, i) => ({
              part: "numbers",
              legend: i === 0 ? "x" : "or x",
              place: asked.branch,
              entries: [
                { name: `${i} from`, label: "from", called: `x from, interval ${i + 1}` },
                { name: `${i} to`, label: "to", called: `x to, interval ${i + 1}` },
              ],
            })),
            ...(count < MOST ? [{ part: "button", name: "more", label: "Another interval" }] : []),
          ])
        : []),
    ];
  },
  missing(draft) {
    if (draft.best === "") return "First choose for which x it is cut.";
    return draft.best === "some" && typedEnds(draft).length === 0
      ? "Type at least one end, or choose “for every x”."
      : "";
  },
  answer(draft) {
    if (draft.best !== "some") return { intervals: draft.best === "always" ? [[null, null]] : [] };
    // Two dashes are no interval: for no x, as on platforms.
    const found = typedEnds(draft).filter((ends) => !ends.every(saysNone));
    return { intervals: found.map((ends) => ends.map(endOf)) };
  },
  draft({ intervals: found }) {
    if (found.length === 0) return { ...EMPTY, best: "never" };
    if (isAlike(found, [[null, null]])) return { ...EMPTY, best: "always" };
    const ends = found.flatMap((/** @type {(number | null)[]} */ [from, to], /** @type {number} */ i) => [
      [`${i} from`, from === null ? "" : String(from)],
      [`${i} to`, to === null ? "" : String(to)],
    ]);
    return {
      best: "some",
      chosen: found.slice(1).map((/** @type {unknown} */ _each, /** @type {number} */ i) => String(i + 1)),
      typed: Object.fromEntries(ends),
    };
  },
};
