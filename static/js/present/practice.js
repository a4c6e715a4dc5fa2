/** What the dialog with the exercises shows. Pure functions of the state and of Python's answers. */

import { crossed, ENOUGH, TYPES } from "../exercises/drafts.js";
import { treeOf } from "../exercises/tree.js";
import { remembered } from "../support/remember-last.js";
import { errorAt } from "../state/results.js";
import { listed } from "../words/sentence.js";

const treeAt = remembered(treeOf);

/** @param {import("../state/state.js").State} state @param {import("../state/results.js").Results} results */
export function practiceProps({ practice }, results) {
  const { open, type, exercise, draft, undone, grade, isShown, right } = practice;
  const tree = exercise ? treeAt(exercise.position) : null;
  const { status, doing } = results;
  return {
    open,
    types: TYPES,
    type,
    tree,
    question: exercise?.question ?? "",
    convention: exercise ? conventionText(exercise) : "",
    how: TYPES.find(({ id }) => id === type)?.how ?? "",
    draft,
    crossed: tree && type === "cuts" ? crossed(draft, tree) : new Set(),
    canUndo: undone.length > 0,
    reply: grade ? replyTo(grade) : null,
    isShown,
    streak: streakText(right[type] ?? 0),
    waits:
      exercise === null
        ? status.phase === "ready"
          ? ""
          : "The first exercise comes as soon as Python has started."
        : "",
    busy: doing.task === "practice",
    error: errorAt(results, "practice")?.message ?? "",
  };
}

/** @param {import("../python/messages.js").ExerciseShown} exercise */
function conventionText({ convention: { cut, order, bounds } }) {
  const rule = {
    ">=": "cut when v ≥ β or v ≤ α",
    ">": "cut only when v > β or v < α",
    either: "cutting at equality or not: both count",
  }[cut];
  const known = bounds ? `, all leaves lie between ${bounds[0]} and ${bounds[1]}` : "";
  return `Convention: ${rule}; children ${order}${known}.`;
}

/**
 * The grade in words. Only the first wrong place is explained; the others are marked.
 * @param {import("../python/messages.js").GradeTold} grade
 */
function replyTo({ score, wrong, misconception }) {
  const real = wrong.filter(({ followed }) => !followed);
  const nodes = [...new Set(real.map(({ node }) => node))];
  return {
    isRight: score === 1,
    score: `${Math.round(score * 100)} %`,
    why: real[0]?.why ?? "",
    more: nodes.length > 1 ? `Also look again at ${listed(nodes.slice(1, 6))}.` : "",
    misconception: misconception?.sentence ?? "",
    wrong: new Set(nodes),
  };
}

/** @param {number} count */
function streakText(count) {
  if (count === 0) return "";
  if (count >= ENOUGH) return `${count} right in a row: you have learnt this.`;
  return `${count} right in a row; ${ENOUGH} and it is learnt.`;
}
