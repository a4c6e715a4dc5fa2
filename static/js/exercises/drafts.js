/**
 * An answer that is being given: what is crossed out, chosen and typed so far, and what every type does with it. Pure
 * functions. What a type does alone is in `answers`.
 *
 * @typedef {object} Draft
 * @property {readonly string[]} chosen  branches or values that are crossed out, or leaves or assignments in their order
 * @property {Readonly<Record<string, string>>} typed  numbers by node; for windows by node and side, as "B α"; for
 *   orders the children by node, as "C B D"
 * @property {string} best  the one thing that is chosen: a move, yes or no
 */

/** So many right in a row, and it is learnt. */
export const ENOUGH = 3;

/** @type {Readonly<Draft>} */
export const EMPTY = Object.freeze({ chosen: Object.freeze([]), typed: Object.freeze({}), best: "" });

/** With this name, or without it if it was there. What stands after it moves up. @param {readonly string[]} names @param {string} name */
export const toggled = (names, name) =>
  names.includes(name) ? names.filter((each) => each !== name) : [...names, name];

/** A hyphen, the true minus sign, and all that keyboards and word processors write for them. */
const DASH = /[-−–—‐‑‒―﹣－]/g;

/** With a hyphen for each dash. @param {string} text */
const plainDashes = (text) => text.trim().replace(DASH, "-");

/** Whether a text says that there is nothing: a lone dash, or "none". @param {string} text */
export const saysNone = (text) => /^(-|none)$/i.test(plainDashes(text));

/**
 * The number that a text says; "∞" or "−∞" for an infinite one; null for a lone dash, "none" or nothing. What says none of
 * that comes back with plain signs. As in `plyscope.exercises.reading`.
 * @param {string} text
 */
export function typedValue(text) {
  const plain = plainDashes(text).replace("≤", "<=").replace("≥", ">=");
  if (plain === "" || saysNone(plain)) return null;
  const isNegative = plain.startsWith("-");
  const rest = plain.replace(/^[-+]\s*/, "");
  if (/^(∞|inf|infinity)$/i.test(rest)) return isNegative ? "−∞" : "∞";
  const [, over, under] = /^(\d+)\/(\d*[1-9]\d*)$/.exec(rest) ?? [];
  if (!under && !/^(\d+[.,]?\d*|[.,]\d+)$/.test(rest)) return plain;
  const number = under ? Number(over) / Number(under) : Number(rest.replace(",", "."));
  return isNegative ? -number : number;
}

/** What was typed for these names. @param {Draft} draft @param {readonly string[]} names */
export const valuesOf = ({ typed }, names) =>
  Object.fromEntries(names.map((name) => [name, typedValue(typed[name] ?? "")]));

/** What is said if there is nothing to grade yet: it would give every answer away. @param {Draft} draft */
export const nothingYet = ({ typed, best }) =>
  best === "" && Object.values(typed).every((text) => text.trim() === "") ? "Fill in a first value." : "";

/** As it is typed. @param {Record<string, unknown>} values @returns {Record<string, string>} */
export const asTyped = (values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? "" : String(value)]));

/** The list with its first wrong place put right. @param {readonly string[]} given @param {readonly string[]} right */
export function fixedOrder(given, right) {
  const at = right.findIndex((name, i) => given[i] !== name);
  if (at < 0) return right;
  const known = right.slice(0, at + 1);
  return [...known, ...given.slice(at).filter((name) => !known.includes(name))];
}

/** With what is typed at one node put right; what is chosen too, if nothing was wrong there. @param {Draft} draft @param {Draft} solved @param {string} place */
export function fixedTyped(draft, solved, place) {
  const isThere = (/** @type {string} */ name) => name === place || name.startsWith(`${place} `);
  const pick = (/** @type {Draft["typed"]} */ typed, /** @type {boolean} */ there) =>
    Object.fromEntries(Object.entries(typed).filter(([name]) => isThere(name) === there));
  const typed = { ...pick(draft.typed, false), ...pick(solved.typed, true) };
  const isSame = isAlike(pick(draft.typed, true), pick(solved.typed, true));
  return { ...draft, typed, best: isSame ? solved.best : draft.best };
}

/** @param {unknown} one @param {unknown} other */
export const isAlike = (one, other) => JSON.stringify(one) === JSON.stringify(other);
