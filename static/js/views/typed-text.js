// A box for a text that is taken only when a person says so; and, as long as it is not, that it is not.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";

/** A short text that was pasted in several lines is shown in so many. */
const MOST_LINES = 9;

/**
 * @typedef {object} Box
 * @property {string} id
 * @property {string} text
 * @property {number} lines    how many a text usually has; more than one of a long text
 * @property {string} [placeholder] what stands in it instead of a text
 * @property {string} [wrong]  the id of the element that says what is wrong; "" for nothing
 * @property {string} notation the id of the element that says how such a text is written
 * @property {(text: string) => void} onDraft at every change
 */

/**
 * Also a short text has a box that can hold several lines: pasted into one of a single line, rows
 * would run together. Enter takes a short text, and begins a new line in a long one.
 * @param {Box} box
 */
export function textBox({ id, text, lines, placeholder = "", wrong = "", notation, onDraft }) {
  const isLong = lines > 1;
  const rows = isLong ? lines : Math.min(text.split("\n").length, MOST_LINES);
  return html`<textarea id=${id} name="position" class="typed-text ${rows === 1 ? "one-line" : ""}" rows=${rows} spellcheck="false" autocapitalize="off"
    autocomplete="off" enterkeyhint=${isLong ? "enter" : "go"} placeholder=${placeholder || nothing}
    aria-invalid=${wrong ? "true" : "false"} aria-describedby=${wrong ? `${wrong} ${notation}` : notation}
    .value=${live(text)}
    @input=${(/** @type {Event} */ event) => onDraft(/** @type {HTMLTextAreaElement} */ (event.target).value)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => takeOnEnter(event, isLong)}></textarea>`;
}

/** @param {KeyboardEvent} event @param {boolean} isLong */
function takeOnEnter(event, isLong) {
  if (event.key !== "Enter" || event.isComposing) return;
  if (!(event.ctrlKey || event.metaKey) && (isLong || event.shiftKey)) return;
  event.preventDefault();
  /** @type {HTMLTextAreaElement} */ (event.currentTarget).form?.requestSubmit();
}

/**
 * That what stands in a box is not in use, and what takes it. The element is always there, so that
 * a screen reader hears of it.
 * @param {boolean} unused @param {number} lines @param {string} button  what the button says
 */
export function unusedNote(unused, lines, button) {
  const keys = lines > 1 ? "Ctrl+Enter" : "Enter";
  const newLine = lines > 1 ? "Enter" : "Shift+Enter";
  return html`<p class="unused" role="status">${
    unused ? html`<strong>Not in use yet:</strong> press “${button}” or ${keys} (new line: ${newLine}).` : nothing
  }</p>`;
}
