// What is filled in beside the picture of an exercise: choices, numbers, a text, a button.
import { html, nothing } from "lit";
import { sendIntent } from "../intent.js";

/** @typedef {import("../../exercises/answer-form.js").Part} Part */
/** @typedef {import("../../exercises/drafts.js").Draft} Draft */

/** A length that grows with the text of the page. @param {number} pixels  with text of the usual size */
export const rem = (pixels) => `${Math.round((pixels / 16) * 1000) / 1000}rem`;

/** @param {HTMLElement} view @param {{parts: readonly Part[], draft: Draft, wrong: ReadonlySet<string>, right?: ReadonlySet<string>}} shown */
export function partsOf(view, { parts, draft, wrong, right }) {
  if (parts.length === 0) return nothing;
  return html`<div class="parts">${parts.map((part) => {
    if (part.part === "choice") return choice(view, part, draft);
    if (part.part === "numbers")
      return numbers(view, part, draft, wrong.has(part.place) ? "wrong" : right?.has(part.place) ? "right" : "");
    if (part.part === "button") {
      return html`<button @click=${() => sendIntent(view, { type: "press-in-exercise", name: part.name })}>${part.label}</button>`;
    }
    return html`<p class="told">${part.text}</p>`;
  })}</div>`;
}

/** @param {HTMLElement} view @param {Extract<Part, {part: "choice"}>} part @param {Draft} draft */
function choice(view, { field, legend, options }, draft) {
  const isBest = field === "best";
  const chosen = isBest ? draft.best : draft.typed[field];
  /** @param {string} id */
  const choose = (id) =>
    sendIntent(
      view,
      isBest ? { type: "choose-in-exercise", name: id } : { type: "type-in-exercise", name: field, text: id },
    );
  return html`<fieldset class="choice ${options.some(({ label }) => label.length > 40) ? "long" : ""}"><legend>${legend}</legend>
    ${options.map(
      ({ id, label }) => html`<label><input type="radio" name="exercise-${field}" value=${id} .checked=${chosen === id}
        @change=${() => choose(id)} />${label}</label>`,
    )}</fieldset>`;
}

/** @param {HTMLElement} view @param {Extract<Part, {part: "numbers"}>} part @param {Draft} draft @param {"wrong" | "right" | ""} graded */
function numbers(view, { legend, entries }, draft, graded) {
  return html`<fieldset class="numbers ${entries.some(({ label }) => label.length > 1) ? "across" : ""} ${graded}"><legend>${legend}${graded === "right" ? " ✓" : ""}</legend>
    ${entries.map(({ name, label, called }) => html`<label>${label} ${numberField(view, name, called, draft)}</label>`)}</fieldset>`;
}

/** @param {HTMLElement} view @param {string} name @param {string} called @param {Draft} draft @param {string} [looks] @param {string} [style] */
export function numberField(view, name, called, draft, looks = "", style = "") {
  return html`<input class=${looks} .style=${style} aria-label=${called} autocomplete="off" inputmode="text" .value=${draft.typed[name] ?? ""}
    @change=${(/** @type {Event} */ { target }) =>
      sendIntent(view, {
        type: "type-in-exercise",
        name,
        text: /** @type {HTMLInputElement} */ (target).value.slice(0, 40),
      })} />`;
}
