import { readFileSync } from "node:fs";

/**
 * What the page says about the steps of real searches; sentences.txt tells how it is written.
 * @typedef {{about: string, trace: string, from: number, by: "node" | "arc", says: string[]}} Steps
 * @typedef {{about: string, trace: string, at: string, says: string}} Moment
 */

/** One example. @param {string} written @returns {Steps | Moment} */
function read(written) {
  const [head, ...says] = written.split("\n  ");
  const [about, trace, at, sentence] = head.split(" | ");
  if (sentence) return { about, trace, at, says: sentence };
  const [from, by = "node"] = at.split(" by ");
  return { about, trace, from: Number(from), by: /** @type {"node" | "arc"} */ (by), says };
}

const [games, problems, programs] = readFileSync(new URL("sentences.txt", import.meta.url), "utf8")
  .split(/^# .*\n/m)
  .slice(1)
  .map((part) =>
    part
      .trimEnd()
      .split(/\n(?! )/)
      .map(read),
  );

export const OF_GAMES = games;
export const OF_PROBLEMS = /** @type {Steps[]} */ (problems);
export const OF_PROGRAMS = /** @type {Steps[]} */ (programs);
