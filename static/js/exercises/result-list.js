/**
 * A pasted list of result codes as a table.
 *
 * @typedef {import("./result-code.js").Result & {total: number, line: number, again: boolean}} Row  `again`: the same code
 *   stands in an earlier line too
 * @typedef {{line: number, text: string, why: string}} Bad  a line that is no code, as it stands
 */

import { WrongCode, readResultCode } from "./result-code.js";

/** Where a code begins in a line, after a name or a number that a platform puts before it. */
const BEGIN = /Plyscope \d/;
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * What the lines say. Empty ones count, so that the numbers of the lines are right.
 * @param {string} text @returns {{rows: Row[], bad: Bad[]}}
 */
export function readResultList(text) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {Bad[]} */
  const bad = [];
  /** @type {Set<string>} */
  const seen = new Set();
  text.split(/\r\n|\n|\r/).forEach((whole, index) => {
    const line = index + 1;
    const code = whole.slice(Math.max(0, whole.search(BEGIN))).trim();
    if (code === "") return;
    try {
      rows.push({ ...readResultCode(code), line, again: seen.has(code) });
      seen.add(code);
    } catch (error) {
      if (!(error instanceof WrongCode)) throw error;
      bad.push({ line, text: whole.trim(), why: `Line ${line}: ${error.message}.` });
    }
  });
  return { rows, bad };
}

const HEAD = ["Name", "Score", "Of", "Percent", "Seed", "Exercises", "Line", "Handed in before"];

/** The table for a spreadsheet; a line that is no code is in it with what was pasted. @param {{rows: readonly Row[], bad: readonly Bad[]}} list */
export function csvOf({ rows, bad }) {
  const lines = [
    ...rows.map((row) => ({ line: row.line, fields: fieldsOf(row) })),
    ...bad.map(({ line, text }) => ({ line, fields: [text, "", "", "", "", "not a code", line, ""] })),
  ].sort((one, other) => one.line - other.line);
  // The mark at the beginning tells a spreadsheet that it is UTF-8.
  return `\uFEFF${[HEAD, ...lines.map(({ fields }) => fields)].map((fields) => fields.map(quoted).join(",")).join("\r\n")}\r\n`;
}

/** @param {Row} row */
const fieldsOf = ({ name, score, total, seed, exercises, line, again }) => [
  name,
  score,
  total,
  percentOf({ score, total }),
  seed,
  exercisesText(exercises),
  line,
  again ? "yes" : "",
];

/** @param {{score: number, total: number}} row */
export const percentOf = ({ score, total }) => Math.round((100 * score) / total);

/** @param {Readonly<Record<string, number>>} exercises */
export const exercisesText = (exercises) =>
  Object.entries(exercises)
    .map(([type, count]) => `${type} ${count}`)
    .join(", ");

/** @param {string | number} field */
function quoted(field) {
  const text = String(field);
  const safe = typeof field === "string" && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
