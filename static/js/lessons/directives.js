/**
 * What a line that begins with @ does in a lesson: it sets the workspace, or points at a part of it. Each directive has a
 * reader, which gives the change that it makes, or says what it needs.
 *
 * @typedef {object} Workspace  what a step shows
 * @property {string} subject
 * @property {string} preset  "" for the subject's first one
 * @property {string} position  "" for that of the preset
 * @property {string} method  "" for the first that fits
 * @property {string} depth  "" for as deep as can be watched
 * @property {string} order
 * @property {">=" | ">"} cut
 * @property {Readonly<Record<string, number>>} options  of the method
 * @property {number | "start" | "end"} step
 * @property {import("../state/state.js").Granularity} by  how far a step goes
 * @property {string} stage  what the middle shows
 * @property {import("../state/state.js").State["centre"]} large
 * @property {string} beside  the method of a second run; "" for none
 * @property {string} link  the text of a link to a whole place, in the place of all before; "" for none
 *
 * @typedef {Partial<Workspace> & {point?: readonly string[]}} Change
 */

import { LessonFault, listed, quoted } from "./fault.js";

/** @typedef {{read: (text: string, line: number) => Change, anew?: true}} Directive  `anew` begins another search */

/** How a workspace begins. @type {Readonly<Workspace>} */
export const FIRST_WORKSPACE = Object.freeze({
  subject: "tree",
  preset: "",
  position: "",
  method: "",
  depth: "",
  order: "given",
  cut: ">=",
  options: Object.freeze({}),
  step: "start",
  by: "node",
  stage: "tree",
  large: "",
  beside: "",
  link: "",
});

export const POINTS = Object.freeze(["board", "tree", "code", "variables", "sentence", "steps", "counters", "plots"]);
const STEPS_BY = ["line", "arc", "node", "cut", "pass"];
export const STAGES = ["tree", "beside", "plots", "duel", "trials", "race", "coin-map"];
export const LARGE = { usual: "", board: "board", tree: "tree", both: "both", code: "code" };

/** @param {string} name @param {string} needs @param {RegExp} shape @param {(text: string) => Change} change @returns {Directive["read"]} */
const reader = (name, needs, shape, change) => (text, line) => {
  if (shape.test(text)) return change(text);
  throw new LessonFault(line, `@${name} needs ${needs}${text === "" ? "" : `, not ${quoted(text)}`}.`);
};

/** One of some words. @param {readonly string[]} words */
const oneOf = (words) => new RegExp(`^(?:${words.join("|")})$`);

/** @param {string} text @returns {Change} */
function shown(text) {
  const [subject, preset = ""] = text.split("/");
  return { ...FIRST_WORKSPACE, subject, preset };
}

/** @param {string} text @returns {Change} */
function optionOf(text) {
  const [name, value] = text.split(/\s+/);
  return { options: { [name]: Number(value) } };
}

/** @param {string} text @param {number} line @returns {Change} */
function pointed(text, line) {
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  const wrong = words.find((word) => !POINTS.includes(word));
  if (words.length > 0 && wrong === undefined) return { point: words };
  throw new LessonFault(line, `@point needs ${listed(POINTS)}${wrong === undefined ? "" : `, not ${quoted(wrong)}`}.`);
}

/** @type {Readonly<Record<string, Directive>>} */
export const DIRECTIVES = Object.freeze({
  show: {
    anew: true,
    read: reader(
      "show",
      "a game or problem and its example, such as tree/three-by-three",
      /^[\w-]+(?:\/[\w-]+)?$/,
      shown,
    ),
  },
  position: {
    anew: true,
    read: reader("position", "a position, such as [[3 12 8] [2 4 6]]", /\S/, (position) => ({ position, preset: "" })),
  },
  method: {
    anew: true,
    read: reader("method", "the id of a method, such as minimax", /^[\w-]+$/, (method) => ({ method, options: {} })),
  },
  depth: {
    anew: true,
    read: reader("depth", "a number from 1 to 99, or full", /^(?:[1-9]\d?|full)$/, (text) => ({
      depth: text === "full" ? "" : text,
    })),
  },
  order: {
    anew: true,
    read: reader("order", "the id of an order, such as perfect", /^[\w-]+$/, (order) => ({ order })),
  },
  cut: {
    anew: true,
    read: reader("cut", ">= or >", /^(?:>=|>)$/, (cut) => ({ cut: /** @type {Workspace["cut"]} */ (cut) })),
  },
  option: {
    anew: true,
    read: reader("option", "a name and a number, such as rounds 200", /^\w+\s+-?\d+(?:\.\d+)?$/, optionOf),
  },
  beside: {
    anew: true,
    read: reader("beside", "the id of a method, such as minimax", /^[\w-]+$/, (beside) => ({ beside })),
  },
  link: {
    anew: true,
    read: reader("link", "the end of a link, such as 1.eJyrVg", /^\d+\.[\w-]+$/, (link) => ({
      ...FIRST_WORKSPACE,
      link,
    })),
  },
  step: {
    read: reader("step", "a number, start or end", /^(?:\d{1,7}|start|end)$/, (text) => ({
      step: text === "start" || text === "end" ? text : Number(text),
    })),
  },
  "step-by": {
    read: reader("step-by", listed(STEPS_BY), oneOf(STEPS_BY), (by) => ({ by: /** @type {Workspace["by"]} */ (by) })),
  },
  stage: { read: reader("stage", listed(STAGES), oneOf(STAGES), (stage) => ({ stage })) },
  large: {
    read: reader("large", listed(Object.keys(LARGE)), oneOf(Object.keys(LARGE)), (word) => ({
      large: /** @type {any} */ (LARGE)[word],
    })),
  },
  point: { read: pointed },
});
