/** The types of exercises that the page offers, in their order: a new one is a file here and a line in the table. */

import { assignments } from "./assignments.js";
import { concepts } from "./concepts.js";
import { chance, cuts } from "./cuts.js";
import { domains } from "./domains.js";
import { intervals } from "./intervals.js";
import { leaves } from "./leaves.js";
import { reorder, witness } from "./orders.js";
import { ucb } from "./ucb.js";
import { values } from "./values.js";
import { windows } from "./windows.js";

/** @type {readonly import("../answer-form.js").AnswerForm[]} */
export const FORMS = Object.freeze([
  cuts,
  values,
  leaves,
  windows,
  intervals,
  reorder,
  witness,
  chance,
  domains,
  assignments,
  ucb,
  concepts,
]);

/** The form of a type; that of the first for an unknown one. @param {string} type */
export const formOf = (type) => FORMS.find(({ id }) => id === type) ?? FORMS[0];
