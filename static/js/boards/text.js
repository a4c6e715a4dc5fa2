// A game that a person wrote: its state as text, and a button for each move.
import { html } from "lit";
import { actionRow, frame } from "./scene.js";

/**
 * @typedef {object} TextPicture
 * @property {"text"} kind
 * @property {string} text
 * @property {import("./scene.js").SideNames} names
 */

/** @type {"scene"} */
export const kind = "scene";

/** @param {import("./scene.js").SceneProps<TextPicture>} props */
export function view(props) {
  const { text } = props.picture;
  return frame(props, "text", "Your game", text, html`<pre aria-hidden="true">${text}</pre>${actionRow(props)}`);
}

/** A text has no place for the values of Python's moves; the reader's own stand on the buttons. */
export const target = () => -1;
