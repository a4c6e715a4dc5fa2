// A box for typed text, which is only used when the person says so; and a note as long as it is not in use.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";

/** The most lines shown for a short text that was pasted with several lines. */
const MOST_LINES = 9;

/**
 * @typedef {object} Box
 * @property {string} id
 * @property {string} text
 * @property {number} lines    how many lines it usually has; more than one if it is long
 * @property {string} [placeholder] the hint in an empty box
 * @property {string} [wrong]  the id of the element that says what is wrong; "" for nothing
 * @property {string} notation the id of the element that explains the notation
 * @property {(text: string) => void} onDraft called at every change
 */

/**
 * Even a short text has a box with room for several lines: in a single-line box, pasted rows would run together.
 * Enter submits a short text, and begins a new line in a long one.
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
 * The note that the text in a box is not in use yet, and how to use it. The element is always there, so that a screen
 * reader announces its change.
 * @param {boolean} unused @param {number} lines @param {string} button  what the button says
 */
export function unusedNote(unused, lines, button) {
  const keys = lines > 1 ? "Ctrl+Enter" : "Enter";
  const newLine = lines > 1 ? "Enter" : "Shift+Enter";
  return html`<p class="unused" role="status">${
    unused ? html`<strong>Not in use yet:</strong> press “${button}” or ${keys} (new line: ${newLine}).` : nothing
  }</p>`;
}
