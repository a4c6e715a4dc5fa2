/** How answers are given in a package: only the types that can be graded without Python. */

import { chance, cuts } from "../exercises/answers/cuts.js";
import { leaves } from "../exercises/answers/leaves.js";
import { values } from "../exercises/answers/values.js";
import { windows } from "../exercises/answers/windows.js";

/** @type {Readonly<Record<string, import("../exercises/answer-form.js").AnswerForm>>} */
export const FORMS = Object.freeze({ cuts, chance, values, leaves, windows });

/** A name of a node in letters that every platform takes: "b1" for "b₁". @param {string} name */
export const plainName = (name) => name.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
