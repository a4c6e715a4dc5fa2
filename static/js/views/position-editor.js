// The text of a position: an input with its notation, and under it what is wrong and where.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { errorPlace } from "./error-place.js";

/**
 * @typedef {object} EditorProps
 * @property {"line" | "area"} kind  one line for a position, an area for a tree
 * @property {string} label
 * @property {string} text
 * @property {string} placeholder what stands in a line instead of a text
 * @property {string} notation  how such a text is written
 * @property {string} use       what the button says
 * @property {{message: string, at?: number | null} | null} error
 * @property {boolean} busy
 * @property {unknown} beside   what stands beside the button, or `nothing`
 * @property {(text: string) => void} onDraft  at every change
 * @property {(text: string) => void} onUse    when the text is to be taken
 */

/** @param {EditorProps} props */
function errorNote(props) {
  if (props.error === null) return nothing;
  const place = errorPlace(props.text, props.error.at);
  return html`<p class="error-text">${props.error.message}</p>
    ${place === null ? nothing : html`<p class="error-place"
      ><span class="hidden-text">At: </span><span aria-hidden="true">${place.before}</span
      ><mark class=${place.mark === "" ? "missing" : ""}>${place.mark.trim() === ""
        ? html`<span class="hidden-text">${place.mark === "" ? "the end" : "a space"}</span>&nbsp;`
        : place.mark}</mark><span aria-hidden="true">${place.after}</span></p>`}`;
}

/**
 * @param {EditorProps} props
 */
export function positionEditor(props) {
  const invalid = props.error !== null;
  const describedBy = invalid ? "position-error position-notation" : "position-notation";
  /** @param {Event} event */
  const draft = (event) =>
    props.onDraft(/** @type {HTMLInputElement | HTMLTextAreaElement} */ (event.target).value);
  // The field itself is asked, because the draft may come back from the state a moment later.
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    props.onUse(String(new FormData(form).get("position")));
  };
  // In an area Enter begins a new line, so there Ctrl (or Cmd) + Enter takes the text.
  /** @param {KeyboardEvent} event */
  const takeOnEnter = (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const area = /** @type {HTMLTextAreaElement} */ (event.currentTarget);
    area.form?.requestSubmit();
  };
  return html`<form class="editor ${props.kind}" @submit=${submit}>
    <label for="position-text">${props.label}</label>
    ${props.kind === "area"
      ? html`<textarea id="position-text" name="position" rows="3" spellcheck="false" autocapitalize="off"
          autocomplete="off" aria-invalid=${invalid ? "true" : "false"}
          aria-describedby=${describedBy} .value=${live(props.text)}
          @input=${draft} @keydown=${takeOnEnter}></textarea>`
      : html`<input id="position-text" name="position" type="text" spellcheck="false" autocapitalize="off"
          autocomplete="off" aria-invalid=${invalid ? "true" : "false"}
          aria-describedby=${describedBy} placeholder=${props.placeholder} .value=${live(props.text)} @input=${draft} />`}
    <div class="controls"><button type="submit" ?disabled=${props.busy}>${props.use}</button>
      ${props.beside}</div>
    <div class="error" id="position-error" role="alert">${errorNote(props)}</div>
    <p class="notation" id="position-notation">${props.notation}</p>
  </form>`;
}
