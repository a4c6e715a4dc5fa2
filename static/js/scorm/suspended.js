/**
 * An attempt as the short text that a platform keeps until the student comes back: at most 4,096 characters. Pure
 * functions.
 *
 * Each question is `score|choice|names|typed`; what was typed stands in the order of its fields. If all of it is too
 * long, the answers of questions that are checked are left out first: their scores stay.
 *
 * @typedef {import("./attempt.js").Attempt} Attempt
 * @typedef {import("./attempt.js").Package} Package
 * @typedef {import("./attempt.js").Baked} Baked
 */

import { EMPTY } from "../exercises/drafts.js";
import { GRADERS } from "../exercises/grading/index.js";
import { treeOf } from "../exercises/tree.js";
import { begun, exerciseAt, versionsIn } from "./attempt.js";
import { plainName } from "./interaction.js";

/** CMIString4096 in SCORM 1.2. */
export const MOST = 4096;
const VERSION = 1;
const LONGEST_TYPED = 40;

/** @param {Attempt} attempt @param {Package} pack */
export function packed(attempt, pack) {
  const { version, at, best, items } = attempt;
  const whole = items.map((item, i) => written(item, exerciseAt(pack, version, i)));
  const short = (/** @type {number} */ i) => items[i].score !== null;
  const order = [...items.keys()].sort((one, other) => Number(short(other)) - Number(short(one)));
  const text = () => JSON.stringify([VERSION, pack.id, version, at, rounded(best), whole]);
  for (const i of order) {
    if (text().length <= MOST) break;
    whole[i] = scoreText(items[i].score);
  }
  return text();
}

/**
 * The attempt again; null if there is none, or if it is of another package.
 * @param {string} text @param {Package} pack @returns {Attempt | null}
 */
export function unpacked(text, pack) {
  const [format, id, version, at, best, whole] = parsed(text);
  const isOurs = format === VERSION && id === pack.id && Array.isArray(whole) && whole.length === pack.questions.length;
  if (!isOurs || !isCount(version, 0, versionsIn(pack)) || !isCount(at, -1, whole.length)) return null;
  const items = whole.map((each, i) => read(String(each), exerciseAt(pack, version, i)));
  return { ...begun(pack, version), at, best: shareIn(best) ?? 0, items };
}

/** @param {string} text @returns {any[]} */
function parsed(text) {
  try {
    const found = JSON.parse(text);
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** @param {unknown} given @param {number} least @param {number} end */
const isCount = (given, least, end) => Number.isInteger(given) && Number(given) >= least && Number(given) < end;

/** @param {unknown} given */
const shareIn = (given) => (typeof given === "number" && given >= 0 && given <= 1 ? given : null);

/** @param {number} share */
const rounded = (share) => Math.round(share * 1e6) / 1e6;

/** @param {number | null} score */
const scoreText = (score) => (score === null ? "" : String(rounded(score)));

/** The names of all that is typed, in their order. @param {Baked} exercise */
function fieldsOf(exercise) {
  const { form } = GRADERS[exercise.type];
  const inParts = form.parts(EMPTY, exercise).flatMap((part) => (part.part === "numbers" ? part.entries : []));
  return [...(form.look(EMPTY, exercise).fields?.keys() ?? []), ...inParts.map(({ name }) => name)];
}

/** @param {import("./attempt.js").Item} item @param {Baked} exercise */
function written({ score, draft }, exercise) {
  const typed = fieldsOf(exercise).map((name) => plain(draft.typed[name] ?? ""));
  const parts = [
    scoreText(score),
    plainName(draft.best),
    plainName(draft.chosen.join(" ")),
    typed.join(";").replace(/;+$/, ""),
  ];
  return parts.join("|").replace(/\|+$/, "");
}

/** Without the signs that stand between the parts. @param {string} typed */
const plain = (typed) => typed.replace(/[;|]/g, "").slice(0, LONGEST_TYPED);

/** @param {string} text @param {Baked} exercise @returns {import("./attempt.js").Item} */
function read(text, exercise) {
  const [score, best = "", chosen = "", typed = ""] = text.split("|");
  const known = new Map(treeOf(exercise.position).spots.map(({ name }) => [plainName(name), name]));
  const values = typed.split(";");
  const entries = fieldsOf(exercise).flatMap((name, i) => (values[i] ? [[name, values[i]]] : []));
  return {
    score: score === "" ? null : shareIn(Number(score)),
    draft: {
      best: known.get(best) ?? "",
      chosen: chosen.split(" ").flatMap((name) => known.get(name) ?? []),
      typed: Object.fromEntries(entries),
    },
  };
}
