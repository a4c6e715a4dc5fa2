// The text of a position: an input with its notation, and below it what is wrong and where.
import { html, nothing } from "lit";
import { chooseOne } from "../choose-one.js";
import { errorPlace } from "../error-place.js";
import { textBox, unusedNote } from "../typed-text.js";

/** The number of lines for typing a tree; other positions have one line. */
const LINES = { area: 3, line: 1 };

/**
 * @typedef {object} EditorProps
 * @property {"line" | "area"} kind  one line for a position, an area for a tree
 * @property {string} label
 * @property {string} text
 * @property {boolean} unused   whether it was typed but is not in use yet
 * @property {string} placeholder the hint in an empty line
 * @property {string} notation  how such a text is written
 * @property {string} use       what the button says
 * @property {string} note      how it was read, if it is in another notation; "" for nothing
 * @property {import("../../state/results.js").TypedError | null} error
 * @property {boolean} busy
 * @property {unknown} beside   what is shown beside the button, or `nothing`
 * @property {(text: string) => void} onDraft  at every change
 * @property {(text: string) => void} onUse    when the text is to be taken
 */

/** @param {EditorProps} props */
function errorNote(props) {
  if (props.error === null) return nothing;
  const place = errorPlace(props.text, props.error.at);
  return html`<p class="error-text">${props.error.message}</p>
    ${
      place === null
        ? nothing
        : html`<p class="error-place"
      ><span class="hidden-text">At: </span><span aria-hidden="true">${place.before}</span
      ><mark class=${place.mark === "" ? "missing" : ""}>${
        place.mark.trim() === ""
          ? html`<span class="hidden-text">${place.mark === "" ? "the end" : "a space"}</span>&nbsp;`
          : place.mark
      }</mark><span aria-hidden="true">${place.after}</span></p>`
    }
    ${chooseOne({
      choices: props.error.choices ?? [],
      label: "Choose one:",
      use: "Use this one",
      onChoose: ({ text }) => props.onUse(text),
    })}`;
}

/**
 * A tree is typed; the text of another position is folded, because few want to see it.
 * @param {EditorProps} props
 */
export function positionEditor(props) {
  const lines = LINES[props.kind];
  const unused = props.unused && props.error === null;
  // Read the field itself, because the draft may come back from the state a moment later.
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const field = /** @type {HTMLTextAreaElement} */ (form.querySelector("#position-text"));
    if (!props.busy) props.onUse(field.value);
  };
  const form = html`<form class="editor ${props.kind}" @submit=${submit}>
    <label for="position-text">${props.label}</label>
    ${textBox({
      id: "position-text",
      text: props.text,
      lines,
      placeholder: props.placeholder,
      wrong: props.error === null ? "" : "position-error",
      notation: "position-notation",
      onDraft: props.onDraft,
    })}
    <div class="controls"><button type="submit" class=${unused ? "main" : ""} ?disabled=${props.busy}>${props.use}</button>
      ${props.beside}</div>
    ${unusedNote(unused, lines, props.use)}
    <div class="error" id="position-error" role="alert">${errorNote(props)}</div>
    <p class="read-as" role="status">${props.note}</p>
    <p class="notation" id="position-notation">${props.notation}</p>
  </form>`;
  return props.kind === "area"
    ? form
    : html`<details class="by-text"><summary>Type a position</summary>${form}</details>`;
}
