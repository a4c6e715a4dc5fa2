/** The fields for one part of a step of a lesson that is being written: a text, or a question. */

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";

/**
 * @typedef {import("../../lessons/write.js").Part} Part
 * @typedef {import("../../lessons/write.js").ChoicePart} ChoicePart
 * @typedef {import("../../lessons/write.js").NumberPart} NumberPart
 * @typedef {(part: Part | null) => unknown} Change  null takes the part away
 */

/** A text is at most so long, and a line of a question. */
const MOST = { text: 20_000, line: 1000 };
/** More answers than anybody reads. */
const MOST_ANSWERS = 8;

/** What was typed. @param {Event} event */
const typed = ({ target }) => /** @type {HTMLInputElement} */ (target).value;

/** @param {Part} part @param {string} id @param {number} at @param {Change} change */
export function partFields(part, id, at, change) {
  if (part.kind === "text")
    return html`
      <div class="compose-part text">
        ${head("Text", id, at > 0 ? change : null)}
        <textarea id=${id} rows=${rowsFor(part.text)} maxlength=${MOST.text} placeholder="What the learner reads. *Emphasis*, **strong**, - a list"
          .value=${live(part.text)} @input=${(/** @type {Event} */ event) => change({ ...part, text: typed(event) })}></textarea>
      </div>
    `;
  return html`
    <div class="compose-part question">
      ${head(part.kind === "choice" ? "Question with answers to choose from" : "Question for a number", id, change)}
      <textarea id=${id} rows="2" maxlength=${MOST.line} .value=${live(part.text)}
        @input=${(/** @type {Event} */ event) => change({ ...part, text: typed(event) })}></textarea>
      ${part.kind === "choice" ? choiceFields(part, id, change) : numberFields(part, id, change)}
    </div>
  `;
}

/** @param {string} name @param {string} id @param {Change | null} change */
const head = (name, id, change) => html`
  <div class="compose-part-head">
    <label for=${id}>${name}</label>
    ${change ? html`<button class="small" aria-label="Delete: ${name}" @click=${() => change(null)}>Delete</button>` : nothing}
  </div>
`;

/** @param {string} text */
const rowsFor = (text) => Math.min(14, Math.max(4, text.split("\n").length + Math.floor(text.length / 60)));

/** @param {ChoicePart} part @param {string} id @param {Change} change */
function choiceFields(part, id, change) {
  const { answers } = part;
  const with_ = (/** @type {number} */ at, /** @type {Partial<ChoicePart["answers"][number]>} */ what) =>
    change({ ...part, answers: answers.map((each, place) => (place === at ? { ...each, ...what } : each)) });
  return html`
    ${answers.map(
      (answer, at) => html`
        <div class="compose-answer">
          <label class="compose-right" title="Right">
            <input type="checkbox" aria-label="Answer ${at + 1} is right" .checked=${live(answer.isRight)}
              @change=${(/** @type {Event} */ { target }) => with_(at, { isRight: /** @type {HTMLInputElement} */ (target).checked })} />
            <span aria-hidden="true">right</span>
          </label>
          ${line(`Answer ${at + 1}`, answer.text, (text) => with_(at, { text }))}
          ${line(`Reply to answer ${at + 1}`, answer.why, (why) => with_(at, { why }), "reply", "Why, in a sentence")}
        </div>
      `,
    )}
    ${answers.length < MOST_ANSWERS ? html`<button class="small" @click=${() => change({ ...part, answers: [...answers, { text: "", isRight: false, why: "" }] })}>One more answer</button>` : nothing}
    <small class="compose-hint" id="${id}-hint">Tick what is right. An answer without text is left out.</small>
  `;
}

/** @param {NumberPart} part @param {string} id @param {Change} change */
function numberFields(part, id, change) {
  const { wrong } = part;
  const with_ = (/** @type {number} */ at, /** @type {Partial<NumberPart["wrong"][number]>} */ what) =>
    change({ ...part, wrong: wrong.map((each, place) => (place === at ? { ...each, ...what } : each)) });
  return html`
    <div class="compose-answer number">
      ${line("Right number", part.right, (right) => change({ ...part, right }), "short")}
      ${line("Reply to the right number", part.why, (why) => change({ ...part, why }), "reply", "Why, in a sentence")}
    </div>
    ${wrong.map(
      (each, at) => html`
        <div class="compose-answer number">
          ${line(`Wrong number ${at + 1}`, each.number, (number) => with_(at, { number }), "short")}
          ${line(`Reply to wrong number ${at + 1}`, each.why, (why) => with_(at, { why }), "reply", "What went wrong")}
        </div>
      `,
    )}
    ${wrong.length < MOST_ANSWERS ? html`<button class="small" @click=${() => change({ ...part, wrong: [...wrong, { number: "", why: "" }] })}>One more wrong number</button>` : nothing}
    <small class="compose-hint" id="${id}-hint">A likely wrong number gets a reply of its own; it may be left empty.</small>
  `;
}

/** @param {string} name @param {string} value @param {(text: string) => unknown} change @param {string} look @param {string} hint */
const line = (name, value, change, look = "", hint = name) => html`
  <input class=${look} aria-label=${name} placeholder=${hint} autocomplete="off" maxlength=${MOST.line} .value=${live(value)}
    @input=${(/** @type {Event} */ event) => change(typed(event))} />
`;
