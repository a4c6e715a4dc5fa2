/**
 * The text of a subject that the user wrote, with its other files.
 * @typedef {{source: string, files: Readonly<Record<string, string>>}} OwnText
 */

/** Whether two subjects have the same text, or both have none. @param {OwnText | null | undefined} one @param {OwnText | null | undefined} other */
export const isSameText = (one, other) =>
  one?.source === other?.source && JSON.stringify(one?.files) === JSON.stringify(other?.files);
