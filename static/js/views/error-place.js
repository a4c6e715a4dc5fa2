// Where an error is in a typed text: a short part of the line around it. Pure, no DOM.

/** Characters shown on either side of the place. */
const REACH = 14;

/**
 * The line of `text` with the character `at`, cut to a short part around it.
 *
 * `at` counts characters as Python does (code points); it may be just after the last one, and
 * then the mark is "" (something is missing there). Null if there is no place to show.
 * @param {string} text
 * @param {number | null | undefined} at
 * @returns {{before: string, mark: string, after: string} | null}
 */
export function errorPlace(text, at) {
  if (at === null || at === undefined || at < 0) return null;
  const characters = Array.from(text);
  const place = Math.min(at, characters.length);
  const lineStart = characters.slice(0, place).lastIndexOf("\n") + 1;
  const nextBreak = characters.indexOf("\n", place);
  const lineEnd = nextBreak === -1 ? characters.length : nextBreak;
  const start = Math.max(lineStart, place - REACH);
  const end = Math.max(place, Math.min(lineEnd, place + 1 + REACH));
  const mark = place < lineEnd ? characters[place] : "";
  return {
    before: (start > lineStart ? "…" : "") + characters.slice(start, place).join(""),
    mark,
    after: mark === "" ? "" : characters.slice(place + 1, end).join("") + (end < lineEnd ? "…" : ""),
  };
}
