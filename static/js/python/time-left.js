/** How long the files will still take on this line, from what has really come. Pure functions. */

/** That so much of the files, from 0 to 1, had come at this moment, in ms. @typedef {{at: number, share: number}} Mark */

/** A line may become slower or faster: what came longer ago does not count. */
const COUNTS_MS = 10_000;
/** In less time, too little has come to say anything. */
const LEAST_MS = 1500;
/** So little is not worth saying. */
const WORTH_S = 2;

/** @param {readonly Mark[]} marks @param {Mark} mark @returns {Mark[]} those that count, with a new one */
export const marked = (marks, mark) => [...marks.filter(({ at }) => mark.at - at <= COUNTS_MS), mark];

/** The seconds until all has come; 0 if this cannot be said, or is not worth it. @param {readonly Mark[]} marks  in their order */
export function secondsLeft(marks) {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return 0;
  const [ms, share] = [last.at - first.at, last.share - first.share];
  if (ms < LEAST_MS || share <= 0) return 0;
  const seconds = ((1 - last.share) * ms) / share / 1000;
  return seconds < WORTH_S ? 0 : seconds;
}
