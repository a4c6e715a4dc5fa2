/**
 * The small part of Markdown that a lesson's text can have inside a line: *emphasis*, **strong** and `code`. HTML is
 * text like any other. A star or a backtick without its partner stands for itself.
 *
 * @typedef {{style: "" | "em" | "strong" | "code", text: string}} Span
 */

const MARKED = /`(?<code>[^`]+)`|\*\*(?<strong>[^*\s](?:[^*]*[^*\s])?)\*\*|\*(?<em>[^*\s](?:[^*]*[^*\s])?)\*/g;

/** @param {string} text @returns {Span[]} */
export function spansOf(text) {
  /** @type {Span[]} */
  const spans = [];
  let at = 0;
  for (const found of text.matchAll(MARKED)) {
    const [[style, marked]] = /** @type {[Span["style"], string][]} */ (
      Object.entries(found.groups ?? {}).filter(([, each]) => each !== undefined)
    );
    if (found.index > at) spans.push({ style: "", text: text.slice(at, found.index) });
    spans.push({ style, text: marked });
    at = found.index + found[0].length;
  }
  if (at < text.length) spans.push({ style: "", text: text.slice(at) });
  return spans;
}
