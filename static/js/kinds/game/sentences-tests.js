/**
 * The sentences about a search with a null window: it is a test, which only says whether a value is beyond a number.
 *
 * @typedef {import("../../words/parts.js").Part} Part
 * @typedef {import("./sentences-steps.js").Window} Window
 * @typedef {import("./sentences-steps.js").Aim} Aim
 */

import { aimed, within } from "./sentences-steps.js";
import { sentence } from "../../words/sentence.js";

/** @param {Window} window */
const nullWindow = (window) => within(window).replace(" with ", " with the null window ");

/** @param {Part} node @param {Window} window @param {boolean} isShallow */
function begins(node, window, isShallow) {
  const how = isShallow ? "Search a few moves deep from" : "Visit";
  return sentence`${how} ${node}${nullWindow(window)}`;
}

/** @param {string} number @param {string} side @param {Part} parent */
export const betterFor = (number, side, parent) => sentence`better than ${number} for ${side} at ${parent}`;

/** @param {Part} node @param {Window} window @param {boolean} isShallow @param {Part[]} better  see `betterFor` @param {Aim} aim */
export const testMove = (node, window, isShallow, better, aim) =>
  sentence`${begins(node, window, isShallow)}. This is a test: is ${node} ${better}? ${aimed(aim)}`;

/** @param {Part} node @param {Window} window @param {boolean} isShallow @param {string} worth  "at least 3" @param {Aim} aim */
export const testValue = (node, window, isShallow, worth, aim) =>
  sentence`${begins(node, window, isShallow)}. This is a test: is ${node} worth ${worth}? ${aimed(aim)}`;

/** @param {Part} node @param {Window} window @param {boolean} isShallow @param {Aim} aim */
export const sameTest = (node, window, isShallow, aim) =>
  sentence`${begins(node, window, isShallow)}, for the same test. ${aimed(aim)}`;

/** @param {Part} node @param {Window} window @param {Part[]} better @param {Aim} aim */
export const searchAgain = (node, window, better, aim) =>
  sentence`The test says that ${node} is ${better}. Search it again${within(window)} to find its value. ${aimed(aim)}`;

/** @param {Part} node @param {string} worth */
export const shallowSays = (node, worth) => sentence`The shallow search says that ${node} is worth ${worth}.`;

/** @param {boolean} yes @param {Part} node @param {string} worth */
export const testSays = (yes, node, worth) => sentence`The test says ${yes ? "yes" : "no"}: ${node} is worth ${worth}.`;

/** @param {Part} node @param {Part[]} better */
export const testFails = (node, better) => sentence`The test says no: ${node} is not ${better}.`;

/** @param {Part} node @param {Part[]} better @param {"search" | "look" | ""} next  what is done again */
export function testPasses(node, better, next) {
  const then = { search: ", so search it again to find its value", look: ", so look at it again", "": "" }[next];
  return sentence`The test says yes: ${node} is ${better}${then}.`;
}
