/**
 * Result codes: a line of text with which a student without a learning platform hands in a result. The checksum finds
 * slips of the pen and broken lines. It is no proof: whoever reads this file can write such a line.
 *
 *     Plyscope 1 | Ada Lovelace | seed 12 | cuts 3, values 2 | 4.5 of 5 | 1B2C3D4E
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {number} seed  of the first exercise
 * @property {Readonly<Record<string, number>>} exercises  how many of each type
 * @property {number} score  the sum of the scores, each from 0 to 1; kept to two digits
 */

const VERSION = 1;
const HEAD = "Plyscope";
const BAR = " | ";
export const LONGEST_NAME = 80;
const LARGEST_SEED = 2 ** 31 - 1;
const MOST = 1000;

/** What is wrong with a result or a code, as one sentence. */
export class WrongCode extends Error {}

const CHANGED = "the checksum does not fit: something in it was changed or left out";
const CUT = "the code is cut short, or something else was added at its end";

/**
 * The code of a result. Throws `WrongCode` if it is none.
 * @param {Result} result
 */
export function resultCode({ name, seed, exercises, score }) {
  const cleanName = nameOf(name);
  const counts = Object.entries(exercises).filter(([, count]) => count > 0);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const right = Math.round(score * 100) / 100;
  if (!cleanName) throw new WrongCode("Write your name first.");
  if (!isWhole(seed, 0, LARGEST_SEED)) throw new WrongCode("The seed is a whole number.");
  if (
    !counts.every(([type, count]) => /^[a-z]{1,20}$/.test(type) && isWhole(count, 1, MOST)) ||
    total < 1 ||
    total > MOST
  ) {
    throw new WrongCode("There is no exercise to hand in yet.");
  }
  if (!(right >= 0 && right <= total)) throw new WrongCode(`The score is a number from 0 to ${total}.`);
  const list = counts.map(([type, count]) => `${type} ${count}`).join(", ");
  const text = [`${HEAD} ${VERSION}`, cleanName, `seed ${seed}`, list, `${right} of ${total}`].join(BAR);
  return `${text}${BAR}${checksum(text)}`;
}

/**
 * What a code says, with nothing before and after it but spaces. Throws `WrongCode` if it is damaged.
 * @param {string} code @returns {Result & {total: number}}
 */
export function readResultCode(code) {
  const line = code.trim();
  const version = new RegExp(`^${HEAD} (\\d{1,6}) \\|`).exec(line)?.[1];
  if (version === undefined) throw new WrongCode("no result code is in it");
  if (Number(version) > VERSION) throw new WrongCode("the code comes from a newer Plyscope than this page");
  const end = line.lastIndexOf(BAR);
  const [text, sum] = [line.slice(0, end), line.slice(end + BAR.length)];
  if (!/^[0-9A-F]{8}$/.test(sum)) throw new WrongCode(CUT);
  if (checksum(text) !== sum) throw new WrongCode(CHANGED);
  const parts = /^\w+ \d+ \| (.+) \| seed (\d+) \| ([a-z0-9, ]+) \| ([\d.]+) of (\d+)$/.exec(text);
  if (!parts) throw new WrongCode(CHANGED);
  const [, name, seed, list, score, total] = parts;
  const exercises = Object.fromEntries(
    list.split(", ").map((each) => [each.split(" ")[0], Number(each.split(" ")[1])]),
  );
  return { name, seed: Number(seed), exercises, score: Number(score), total: Number(total) };
}

/** A name on one line, without the sign that stands between the parts. @param {string} name */
const nameOf = (name) =>
  [
    ...name
      .normalize("NFC")
      .replaceAll("|", "/")
      .replaceAll(/[\s\p{C}\uFFFD]+/gu, " ")
      .trim(),
  ]
    .slice(0, LONGEST_NAME)
    .join("")
    .trim();

/** @param {number} value @param {number} least @param {number} most */
const isWhole = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;

/** CRC-32 of the text in UTF-8: it finds every change of a single sign. @param {string} text */
function checksum(text) {
  let sum = 0xff_ff_ff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0);
  }
  return (~sum >>> 0).toString(16).toUpperCase().padStart(8, "0");
}
