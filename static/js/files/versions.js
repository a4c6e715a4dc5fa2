/**
 * Which versions of a program are kept: all of the newest, then ever fewer the older they are. Pure functions.
 *
 * @typedef {import("./program.js").Version} Version
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So long after the last change, the text as it was is kept as a version. */
export const PAUSE = 2 * MINUTE;

/** So many of the newest are kept whatever their age, and so many in all. */
const NEWEST = 20;
export const MOST = 60;

/** Of the others, one is kept for each so long a time, according to how old it is. */
const SPACING = [
  { younger: HOUR, space: 5 * MINUTE },
  { younger: DAY, space: HOUR },
  { younger: Infinity, space: DAY },
];

/** Newest first. @param {Iterable<Version>} versions */
export const inOrder = (versions) => [...versions].sort((one, other) => other.when - one.when);

/** The versions that are to be kept no longer. @param {readonly Version[]} versions @param {number} now */
export function surplus(versions, now) {
  const ordered = inOrder(versions);
  /** @type {Set<string>} */
  const spans = new Set();
  const kept = ordered.filter(({ when }, index) => {
    const { space } = SPACING.find(({ younger }) => now - when < younger) ?? SPACING[2];
    const span = `${space}: ${Math.floor(when / space)}`;
    const isFirst = !spans.has(span);
    spans.add(span);
    return index < NEWEST || isFirst;
  });
  const keeping = new Set(kept.slice(0, MOST));
  return ordered.filter((version) => !keeping.has(version));
}

/** Whether the newest version already has this text. @param {readonly Version[]} versions @param {string} text */
export const isKept = (versions, text) => inOrder(versions)[0]?.text === text;
