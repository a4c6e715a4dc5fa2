/**
 * Reads a lesson: a text in Markdown with a small header, in steps between lines of three dashes. A line that begins
 * with @ sets the workspace, points at a part of it, or asks something. Any text is a lesson, or has one fault that is told
 * with its line.
 *
 * @typedef {import("./spans.js").Span} Span
 * @typedef {import("./questions.js").Question} Question
 * @typedef {import("./questions.js").Line} Line
 *
 * @typedef {{kind: "paragraph", spans: Span[]} | {kind: "list", ordered: boolean, items: Span[][]}
 *   | {kind: "question", number: number, question: Question}} Block  `number` counts the questions of a step
 *
 * @typedef {object} Step
 * @property {readonly Block[]} blocks
 * @property {readonly {change: import("./directives.js").Change, name: string, text: string, line: number}[]} changes  of the workspace, in order
 * @property {readonly string[]} point
 *
 * @typedef {object} Lesson
 * @property {string} title
 * @property {string} level
 * @property {number} minutes  0 if it does not say
 * @property {string} about
 * @property {readonly Step[]} steps
 */

import { DIRECTIVES } from "./directives.js";
import { LessonFault, listed, quoted } from "./fault.js";
import { readCheck, readChoice, readNumber } from "./questions.js";
import { spansOf } from "./spans.js";

export { LessonFault };

/** A longer text is no lesson that anybody wrote. */
export const LONGEST_LESSON = 100_000;
export const MOST_STEPS = 100;

const HEADER = ["title", "level", "minutes", "about"];
const FIELD = /^(?<name>[A-Za-z][\w-]*)\s*:\s*(?<value>.*)$/;
const RULE = /^-{3,}\s*$/;
const DIRECTIVE = /^@(?<name>[\w-]*)\s*(?<text>.*)$/;
const ITEM = /^(?:[-*]|(?<number>\d{1,3})[.)])\s+(?<text>.*)$/;
const PICTURE = /^!\[[^\]]*\]\([^)]*\)/;
const INDENTED = /^\s+\S/;

/** The lines of a text, with their numbers. @param {string} text @returns {Line[]} */
export function linesIn(text) {
  if (text.length > LONGEST_LESSON) throw new LessonFault(1, "this is too long to be a lesson.");
  return text.split(/\r\n|\r|\n/).map((each, at) => ({ text: each.trimEnd(), line: at + 1 }));
}

/** @param {readonly Line[]} lines @returns {Lesson} */
export function readLines(lines) {
  const { header, rest } = readHeader(lines);
  const parts = partsOf(rest);
  if (parts.length === 0)
    throw new LessonFault(
      lines[lines.length - 1]?.line ?? 1,
      "the lesson has no step: write some text below its header.",
    );
  if (parts.length > MOST_STEPS)
    throw new LessonFault(parts[MOST_STEPS][0].line, `a lesson has at most ${MOST_STEPS} steps.`);
  return { ...header, steps: parts.map(readStep) };
}

/** Whether a text means to be a lesson, so that its faults are worth telling. @param {string} text */
export const looksLikeLesson = (text) => /^\s*(?:-{3,}\s*\n\s*)?title\s*:/i.test(text);

/** @param {readonly Line[]} lines */
function readHeader(lines) {
  let at = lines.findIndex(({ text }) => text !== "");
  const isFenced = at >= 0 && RULE.test(lines[at].text);
  if (isFenced) at++;
  /** @type {Record<string, string>} */
  const found = {};
  for (; at >= 0 && at < lines.length && lines[at].text !== "" && !RULE.test(lines[at].text); at++) {
    const { text, line } = lines[at];
    const { name, value } = FIELD.exec(text)?.groups ?? {};
    if (name === undefined && found.title === undefined) break;
    if (!HEADER.includes(name?.toLowerCase()))
      throw new LessonFault(
        line,
        `${quoted(text)} is not part of a lesson's header, which has ${listed(HEADER, "and")}; an empty line ends it.`,
      );
    found[name.toLowerCase()] = value;
  }
  if (!found.title) throw new LessonFault(1, "the lesson has no title: begin with a line such as “title: My lesson”.");
  const minutes = Number(found.minutes || 0);
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 600)
    throw new LessonFault(
      lineOf(lines, "minutes"),
      `the minutes must be a whole number, not ${quoted(found.minutes)}.`,
    );
  const { title, level = "", about = "" } = found;
  const rest = lines.slice(at);
  return { header: { title, level, minutes, about }, rest: isFenced && rest.length > 0 ? rest.slice(1) : rest };
}

/** @param {readonly Line[]} lines @param {string} name */
const lineOf = (lines, name) => lines.find(({ text }) => text.toLowerCase().startsWith(name))?.line ?? 1;

/** The steps: what stands between the rules. Empty ones at the ends do not count. @param {readonly Line[]} lines */
function partsOf(lines) {
  /** @type {Line[][]} */
  const parts = [[]];
  for (const each of lines) RULE.test(each.text) ? parts.push([each]) : parts[parts.length - 1].push(each);
  const isEmpty = (/** @type {Line[]} */ part) => part.every(({ text }) => text === "" || RULE.test(text));
  const first = parts.findIndex((part) => !isEmpty(part));
  const last = parts.findLastIndex((part) => !isEmpty(part));
  return first < 0 ? [] : parts.slice(first, last + 1);
}

/** @param {readonly Line[]} all @returns {Step} */
function readStep(all) {
  const begin = all[0].line;
  const lines = all.filter(({ text }) => !RULE.test(text));
  /** @type {Block[]} */
  const blocks = [];
  /** @type {Step["changes"][number][]} */
  const changes = [];
  /** @type {string[]} */
  const point = [];
  let questions = 0;
  for (let at = 0; at < lines.length; ) {
    const { text, line } = lines[at];
    const { name, text: argument } = DIRECTIVE.exec(text)?.groups ?? {};
    if (text === "") at++;
    else if (name === "ask" || name === "number") {
      const { block, next } = readQuestion(lines, at, name, argument);
      blocks.push({ kind: "question", number: questions++, question: block });
      at = next;
    } else if (name !== undefined) {
      const directive = Object.hasOwn(DIRECTIVES, name) ? DIRECTIVES[name] : null;
      if (!directive) throw new LessonFault(line, unknown(name));
      const { point: points = [], ...change } = directive.read(argument.trim(), line);
      point.push(...points);
      if (name !== "point") changes.push({ change, name, text: argument.trim(), line });
      at++;
    } else if (PICTURE.test(text)) {
      throw new LessonFault(line, "a lesson has no pictures of its own: show something with @show.");
    } else {
      const { block, next } = readText(lines, at);
      blocks.push(block);
      at = next;
    }
  }
  if (blocks.length === 0) throw new LessonFault(begin, "this step has no text.");
  return { blocks, changes, point };
}

/** @param {string} name */
function unknown(name) {
  if (name === "check") return "@check belongs below @number.";
  const known = [...Object.keys(DIRECTIVES), "ask", "number"].map((each) => `@${each}`);
  return `there is no ${quoted(`@${name}`)}: a line can begin with ${listed(known)}.`;
}

/** The lines of a question: its text may go on, and so may each answer. @param {readonly Line[]} lines @param {number} at @param {"ask" | "number"} kind @param {string} argument */
function readQuestion(lines, at, kind, argument) {
  const begin = { text: argument.trim(), line: lines[at].line };
  /** @type {Line[]} */
  const answers = [];
  let check = "";
  let next = at + 1;
  // One empty line may stand between the question and its answers.
  if (lines[next]?.text === "" && ITEM.test(lines[next + 1]?.text ?? "")) next++;
  for (; next < lines.length && lines[next].text !== ""; next++) {
    const { text, line } = lines[next];
    const { name, text: more } = DIRECTIVE.exec(text)?.groups ?? {};
    if (name === "check" && kind === "number") check = readCheck(more.trim(), line);
    else if (name !== undefined) break;
    else if (ITEM.test(text)) answers.push({ text, line });
    else {
      const open = answers[answers.length - 1] ?? begin;
      open.text = `${open.text} ${text.trim()}`.trim();
    }
  }
  return { block: kind === "ask" ? readChoice(begin, answers) : readNumber(begin, answers, check), next };
}

/** A paragraph or a list. @param {readonly Line[]} lines @param {number} at @returns {{block: Block, next: number}} */
function readText(lines, at) {
  const isList = ITEM.test(lines[at].text);
  const ordered = ITEM.exec(lines[at].text)?.groups?.number !== undefined;
  /** @type {string[]} */
  const texts = [];
  let next = at;
  for (; next < lines.length; next++) {
    const { text } = lines[next];
    const item = ITEM.exec(text);
    if (text === "" || DIRECTIVE.test(text) || (!isList && item)) break;
    if (isList && item) texts.push(item.groups?.text ?? "");
    else if (isList && !INDENTED.test(text)) break;
    else texts.push([texts.pop(), text.trim()].filter(Boolean).join(" "));
  }
  const block = isList
    ? { kind: /** @type {const} */ ("list"), ordered, items: texts.map(spansOf) }
    : { kind: /** @type {const} */ ("paragraph"), spans: spansOf(texts.join(" ")) };
  return { block, next };
}
