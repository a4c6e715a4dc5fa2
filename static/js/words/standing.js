/**
 * Who is better in a game, on one scale and in words. Pure functions.
 *
 * Who plays a side: its name, and the verb after it. @typedef {{name: string, are: string}} Subject
 */

import { formatValue } from "./format.js";

/** @typedef {"MAX" | "MIN"} Side */

/**
 * How a game's values are read: so many of these `things` put a side clearly ahead, and `win` is a won game. Where a win is
 * worth 1, the scale is straight; where `isGain`, a value is what MAX gets, and nobody is ahead by it; where `isAlone`, MAX has
 * nobody to be ahead of.
 * @typedef {{clear: number, thing?: readonly [string, string], win?: number, isGain?: boolean, isAlone?: boolean}} Scale
 */

/** @type {Readonly<Record<string, Scale>>} */
const SCALES = Object.freeze({
  chess: { clear: 2, thing: ["pawn", "pawns"], win: 1000 },
  checkers: { clear: 2, thing: ["man", "men"], win: 100 },
  kalah: { clear: 6, thing: ["seed", "seeds"] },
  go: { clear: 8 },
  dots: { clear: 2, thing: ["box", "boxes"] },
  pacman: { clear: 200, thing: ["point", "points"], isGain: true },
  twenty48: { clear: 500, isAlone: true },
  coins: { clear: 1, isGain: true },
});

/** How far from the middle a bar may end for these words; beyond them a side is far ahead. @type {readonly [number, string][]} */
const AHEAD = [
  [0.1, "slightly ahead"],
  [0.3, "ahead"],
];
const FAR = "far ahead";

/** The part of the bar that is MAX's, from 0 to 1: it grows with the value. @param {number} value @param {string} subject */
export function shareOf(value, subject) {
  const scale = SCALES[subject];
  if (!scale) return 0.5 + Math.max(-1, Math.min(1, value)) / 2;
  if (Math.abs(value) >= (scale.win ?? Number.POSITIVE_INFINITY)) return value > 0 ? 1 : 0;
  return 0.5 + value / (2 * (Math.abs(value) + scale.clear));
}

/** Who plays the side, as the person at the page would say. @param {Side} side @param {string} python @param {Record<Side, string>} names @returns {Subject} */
function playerOf(side, python, names) {
  if (python === "") return { name: names[side], are: "is" };
  return python === side ? { name: "Python", are: "is" } : { name: "you", are: "are" };
}

/**
 * Who is better, and by how much: "you are slightly ahead, by 0.15 pawns".
 * @param {number} value  from MAX's side @param {string} subject @param {string} python  its side, or "" @param {Record<Side, string>} names
 */
export function standingText(value, subject, python, names) {
  const scale = SCALES[subject];
  if (scale?.isAlone) return `the position is worth ${formatValue(value)}`;
  const { name, are } = playerOf(value < 0 ? "MIN" : "MAX", python, names);
  if (scale?.isGain) {
    const good = value === 0 ? "which is even" : `which is good for ${name}`;
    return `${names.MAX} gets ${amount(value, scale.thing)}, ${good}`;
  }
  if (value === 0) return "the game is even";
  const size = Math.abs(value);
  if (size >= (scale ? (scale.win ?? Number.POSITIVE_INFINITY) : 1)) return `${name} can force a win`;
  const off = Math.abs(shareOf(value, subject) - 0.5);
  const ahead = AHEAD.find(([most]) => off < most)?.[1] ?? FAR;
  const by = scale ? `, by ${amount(size, scale.thing)}` : ` (${formatValue(size)}, where 1 is a win)`;
  return `${name} ${are} ${ahead}${by}`;
}

/** @param {number} value @param {Scale["thing"]} thing */
const amount = (value, thing) =>
  thing ? `${formatValue(value)} ${thing[Math.abs(value) === 1 ? 0 : 1]}` : formatValue(value);

/** Games whose result is a number of points, in which nobody has won. */
const POINTS_ONLY = ["pacman", "twenty48"];

/**
 * How a game ended, from the person's side: "You won. X has three in a row."
 * @param {{subject: string, utility: number | null, verdict: string, picture: any}} look @param {string} python @param {Record<Side, string>} names
 */
export function endText({ subject, utility, verdict, picture }, python, names) {
  if (python === "" || utility === null || POINTS_ONLY.includes(subject) || !isEitherWay(picture)) return verdict;
  if (utility === 0) return /\bdraw\b/.test(verdict) ? verdict : `A draw. ${verdict}`;
  const { name } = playerOf(utility > 0 ? "MAX" : "MIN", python, names);
  return `${name === "you" ? "You" : name} won. ${verdict}`;
}

/** Whether either side can win: not where a matrix gives everything to one of them. @param {any} picture */
function isEitherWay({ payoffs }) {
  const all = /** @type {number[] | undefined} */ (payoffs?.flat());
  return !all || (Math.min(...all) < 0 && Math.max(...all) > 0);
}
