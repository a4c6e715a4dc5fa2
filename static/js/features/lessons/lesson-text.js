/** The text of a lesson, as a learner reads it. */

import { html } from "lit";

/** @param {readonly import("../../lessons/spans.js").Span[]} spans */
export const written = (spans) =>
  spans.map(({ style, text }) => {
    if (style === "em") return html`<em>${text}</em>`;
    if (style === "strong") return html`<strong>${text}</strong>`;
    return style === "code" ? html`<code>${text}</code>` : text;
  });

/** A paragraph or a list. @param {Exclude<import("../../lessons/format.js").Block, {kind: "question"}>} block */
export function textBlock(block) {
  if (block.kind === "paragraph") return html`<p>${written(block.spans)}</p>`;
  const items = block.items.map((item) => html`<li>${written(item)}</li>`);
  return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
}
