/**
 * What somebody wants to have as a file, checked. Pure functions.
 *
 * @typedef {"tree" | "board" | "plots"} PictureSubject
 * @typedef {"light" | "dark" | "transparent"} LookName
 *
 * @typedef {object} PictureRequest
 * @property {string} format  see `FORMATS`
 * @property {PictureSubject} what
 * @property {LookName} look
 * @property {number} from  the first step, as the step bar counts; 0 is the start
 * @property {number} to  the last step
 * @property {number} seconds  how long a step is seen
 * @property {number} scale  pixels for a unit of length
 * @property {boolean} whole  whether LaTeX is a whole document, not a part to be pasted into one
 * @property {"screen" | "whole"} view  of the tree: what the screen shows of it, or all of it
 * @property {number} [width]  of the view of the tree, if not that of the screen: then all of the tree is shown
 * @property {number} [height]
 */

import { WrongPicture } from "./wrong.js";

/** @type {readonly PictureSubject[]} */
export const WHATS = ["tree", "board", "plots"];
/** @type {readonly LookName[]} */
export const LOOKS = ["light", "dark", "transparent"];

/** @type {readonly PictureRequest["view"][]} */
const VIEWS = ["screen", "whole"];

/** The least and the greatest number of each field. */
const NUMBERS = Object.freeze({
  from: { least: 0, most: Infinity, isWhole: true },
  to: { least: 0, most: Infinity, isWhole: true },
  seconds: { least: 0.05, most: 30, isWhole: false },
  scale: { least: 0.5, most: 4, isWhole: false },
  width: { least: 200, most: 4000, isWhole: true },
  height: { least: 150, most: 4000, isWhole: true },
});

/** The fields that pictures take. */
export const PICTURE_FIELDS = Object.freeze(["what", "look", "view", "whole", ...Object.keys(NUMBERS)]);

const USUAL = Object.freeze({
  what: "tree",
  look: "light",
  view: "screen",
  from: 0,
  seconds: 0.8,
  scale: 2,
  whole: false,
});

/**
 * A request with everything that was left out.
 * @param {Record<string, any>} given @param {{step: number, steps: number}} at  where the page is, and how many steps there are
 * @returns {PictureRequest}
 */
export function checkedRequest(given, { steps }) {
  /** @type {Record<string, any>} */
  const request = { ...USUAL, to: steps, ...defined(given) };
  choose("what", request.what, WHATS);
  choose("look", request.look, LOOKS);
  choose("view", request.view, VIEWS);
  for (const [name, bounds] of Object.entries(NUMBERS)) checkNumber(name, request[name], bounds);
  if (request.from > request.to)
    throw new WrongPicture(`The last step is before the first: ${request.from} to ${request.to}.`);
  return /** @type {PictureRequest} */ ({
    ...request,
    from: Math.min(request.from, steps),
    to: Math.min(request.to, steps),
  });
}

/** @param {Record<string, any>} given @returns {Record<string, any>} */
const defined = (given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** @param {string} name @param {unknown} value @param {readonly string[]} choices */
function choose(name, value, choices) {
  if (!choices.includes(/** @type {string} */ (value)))
    throw new WrongPicture(`"${name}" must be one of ${choices.join(", ")}.`);
}

/** @param {string} name @param {unknown} value @param {{least: number, most: number, isWhole: boolean}} bounds */
function checkNumber(name, value, { least, most, isWhole }) {
  if (value === undefined) return;
  const isNumber =
    typeof value === "number" && value >= least && value <= most && (!isWhole || Number.isInteger(value));
  if (isNumber) return;
  const range = most === Infinity ? `${least} or more` : `from ${least} to ${most}`;
  throw new WrongPicture(`${NAMES[name] ?? `"${name}"`} must be a ${isWhole ? "whole " : ""}number, ${range}.`);
}

/** @type {Readonly<Record<string, string>>} */
const NAMES = { from: "The first step", to: "The last step", seconds: "The seconds for each step" };
