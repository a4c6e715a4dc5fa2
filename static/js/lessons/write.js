/**
 * Writes a lesson: the same text that format.js reads. What is being written is a draft, which may have faults and
 * gaps; any draft can be written, and any lesson can become a draft. Pure functions.
 *
 * @typedef {{text: string, isRight: boolean, why: string}} Answer
 * @typedef {{kind: "text", text: string}} TextPart  paragraphs and lists
 * @typedef {{kind: "choice", text: string, answers: readonly Answer[]}} ChoicePart
 * @typedef {{kind: "number", text: string, right: string, why: string, wrong: readonly {number: string, why: string}[],
 *   check: string}} NumberPart
 * @typedef {TextPart | ChoicePart | NumberPart} Part
 * @typedef {{parts: readonly Part[], bench: readonly string[], point: readonly string[]}} StepDraft  `bench`, as devices keep it, has the lines that set the workspace
 * @typedef {{title: string, level: string, minutes: string, about: string, steps: readonly StepDraft[]}} Draft
 *
 * @typedef {import("./format.js").Lesson} Lesson
 */

/** @param {Draft} draft @returns {string} */
export const writeDraft = (draft) =>
  linesOfDraft(draft)
    .map(({ text }) => `${text}\n`)
    .join("");

/** The step that a line of the written text belongs to; -1 for the header. @param {Draft} draft @param {number} line  counted from 1 */
export const stepOfLine = (draft, line) => linesOfDraft(draft)[line - 1]?.step ?? -1;

/** @param {Draft} draft @returns {{text: string, step: number}[]} */
function linesOfDraft({ title, level, minutes, about, steps }) {
  const header = Object.entries({ title, level, minutes, about }).filter(([, value]) => value.trim() !== "");
  return [
    ...[...header.map(([name, value]) => `${name}: ${oneLine(value)}`), ""].map((text) => ({ text, step: -1 })),
    ...steps.flatMap((each, step) =>
      [...(step > 0 ? ["---"] : []), ...linesOfStep(each)].map((text) => ({ text, step })),
    ),
  ];
}

/** @param {StepDraft} step @returns {string[]} */
function linesOfStep({ parts, bench, point }) {
  const blocks = parts.map(linesOfPart).filter((lines) => lines.length > 0);
  const directives = [...bench, ...(point.length > 0 ? [`@point ${point.join(" ")}`] : [])];
  return [...blocks, ...(directives.length > 0 ? [directives] : [])].flatMap((lines, at, all) =>
    at === 0 ? lines : [...between(all[at - 1]), ...lines],
  );
}

/** A list right below a question would be its answers, also after one empty line. @param {readonly string[]} lines */
const between = (lines) => (/^@(?:ask|number)\b/.test(lines[lines.length - 1]) ? ["", ""] : [""]);

/** @param {Part} part @returns {string[]} */
function linesOfPart(part) {
  if (part.kind === "text") return textLines(part.text);
  if (part.kind === "choice")
    return [
      `@ask ${plainText(part.text)}`.trimEnd(),
      ...part.answers
        .filter(({ text, why }) => (text + why).trim() !== "")
        .map(({ text, isRight, why }) => `- [${isRight ? "x" : " "}] ${replied(text, why)}`.trimEnd()),
    ];
  return [
    `@number ${replied(`${plainText(part.text)} = ${oneLine(part.right)}`, part.why)}`,
    ...part.wrong
      .filter(({ number, why }) => (number + why).trim() !== "")
      .map(({ number, why }) => `- ${replied(number, why)}`),
    ...(part.check === "" ? [] : [`@check ${part.check}`]),
  ];
}

/** Text stays text: a line that would be something else gets a space before it. @param {string} text */
function textLines(text) {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== "");
  const last = lines.findLastIndex((line) => line !== "");
  if (first < 0) return [];
  return lines.slice(first, last + 1).map((line) => (/^(?:@|-{3,}$)/.test(line) ? ` ${line}` : line));
}

/** @param {string} text */
const oneLine = (text) => text.replace(/\s+/g, " ").trim();

/** Two colons would begin the reply. @param {string} text */
const plainText = (text) => oneLine(text.replace(/:{2,}/g, ":"));

/** @param {string} text @param {string} why */
const replied = (text, why) => (why.trim() === "" ? plainText(text) : `${plainText(text)} :: ${oneLine(why)}`);

/** @param {Lesson} lesson @returns {Draft} */
export const draftOf = ({ title, level, minutes, about, steps }) => ({
  title,
  level,
  minutes: minutes > 0 ? `${minutes}` : "",
  about,
  steps: steps.map(({ blocks, changes, point }) => ({
    parts: partsOf(blocks),
    bench: changes.map(({ name, text }) => `@${name} ${text}`),
    point,
  })),
});

/** Text between two questions is one part. @param {readonly import("./format.js").Block[]} blocks @returns {Part[]} */
function partsOf(blocks) {
  /** @type {Part[]} */
  const parts = [];
  for (const block of blocks) {
    const last = parts[parts.length - 1];
    if (block.kind === "question") parts.push(partOf(block.question));
    else if (last?.kind === "text")
      parts[parts.length - 1] = { kind: "text", text: `${last.text}\n\n${source(block)}` };
    else parts.push({ kind: "text", text: source(block) });
  }
  return parts;
}

/** @param {import("./questions.js").Question} question @returns {Part} */
function partOf(question) {
  if (question.kind === "choice") return { kind: "choice", text: question.text, answers: question.answers };
  const { text, right, why, wrong, check } = question;
  return { kind: "number", text, right, why, wrong, check };
}

/** @param {Exclude<import("./format.js").Block, {kind: "question"}>} block */
function source(block) {
  if (block.kind === "list")
    return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : "-"} ${marked(item)}`).join("\n");
  const text = marked(block.spans);
  // What stood behind a space was text, and no list, no rule and no line for the workspace.
  return /^(?:@|-{3,}$|(?:[-*]|\d{1,3}[.)])\s)/.test(text) ? ` ${text}` : text;
}

const MARKS = { "": "", em: "*", strong: "**", code: "`" };

/** @param {readonly import("./spans.js").Span[]} spans */
const marked = (spans) => spans.map(({ style, text }) => `${MARKS[style]}${text}${MARKS[style]}`).join("");
