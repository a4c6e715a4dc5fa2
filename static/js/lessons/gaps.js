/**
 * What a draft still needs to be a lesson, as one sentence for whoever writes it. Pure functions.
 *
 * @typedef {import("./write.js").Draft} Draft
 * @typedef {import("./write.js").Part} Part
 * @typedef {{step: number, message: string}} Gap  the step is -1 if it is about the lesson as a whole
 */

import { checkAgainst } from "./workspace.js";
import { readMended } from "./mended.js";
import { numberOf } from "./questions.js";
import { stepOfLine, writeDraft } from "./write.js";

/** @param {Draft} draft @param {import("../python/protocol.js").Catalogue | null} catalogue @returns {Gap | null} */
export function gapIn(draft, catalogue) {
  if (draft.title.trim() === "") return { step: -1, message: "Give the lesson a title." };
  if (!/^(?:[1-9]\d{0,2})?$/.test(draft.minutes.trim()))
    return { step: -1, message: "The minutes must be a whole number, or nothing." };
  const gaps = draft.steps.map(({ parts }) => gapInStep(parts));
  const step = gaps.findIndex((gap) => gap !== "");
  if (step >= 0) return { step, message: `Step ${step + 1}: ${gaps[step]}` };
  const [fault] = readMended(writeDraft(draft), (lesson) => checkAgainst(lesson, catalogue)).faults;
  if (!fault) return null;
  const at = stepOfLine(draft, fault.line);
  return { step: at, message: at < 0 ? fault.message : `Step ${at + 1}: ${fault.reason}` };
}

/** @param {readonly Part[]} parts */
function gapInStep(parts) {
  if (parts.every((part) => part.kind === "text" && part.text.trim() === ""))
    return "it has no text yet. Write some, or delete the step.";
  return parts.map(gapInPart).find((gap) => gap !== "") ?? "";
}

/** What a part of a step still needs; "" if nothing. @param {Part} part */
export function gapInPart(part) {
  if (part.kind === "text") return "";
  if (part.text.trim() === "") return "a question has no text yet.";
  if (part.kind === "number") return gapInNumber(part);
  const answers = part.answers.filter(({ text, why }) => (text + why).trim() !== "");
  if (answers.some(({ text }) => text.trim() === "")) return "a reply has no answer that it belongs to.";
  if (answers.length < 2) return "a question needs at least two answers.";
  return answers.some(({ isRight }) => isRight) ? "" : "mark the right answer of the question.";
}

/** @param {import("./write.js").NumberPart} part */
function gapInNumber({ right, wrong }) {
  if (Number.isNaN(numberOf(right))) return "the right answer must be a number, such as 3, −2 or 1/2.";
  const given = wrong.filter(({ number, why }) => (number + why).trim() !== "");
  if (given.some(({ number }) => Number.isNaN(numberOf(number)))) return "a wrong number must be a number, too.";
  return given.some(({ why }) => why.trim() === "") ? "write a reply to each wrong number, or delete it." : "";
}
