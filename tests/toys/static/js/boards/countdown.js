/** A toy: a dot for each one that is left, and a button for each move. */

import { html } from "lit";
import { circle } from "./canvas.js";
import { actionRow, frame } from "./scene.js";

/** @type {"scene"} */
export const kind = "scene";

/** @param {import("./scene.js").SceneProps<{left: number}>} props */
export const view = (props) => {
  const { left } = props.picture;
  return frame(
    props,
    "countdown",
    "Countdown",
    `${left} left`,
    html`<p aria-hidden="true">${"●".repeat(left)}</p>${actionRow(props)}`,
  );
};

/** No dot is the place of a move's value. */
export const target = () => -1;

/** @type {NonNullable<import("./index.js").SceneBoard["paint"]>} */
export const paint = (pen, { left }, _base, x, y, size, { colour }) => {
  pen.beginPath();
  for (let dot = 0; dot < left; dot += 1)
    circle(pen, x + ((dot % 3) + 0.5) * (size / 3), y + (Math.floor(dot / 3) + 0.5) * (size / 3), size / 9);
  pen.fillStyle = colour.ink;
  pen.fill();
};
