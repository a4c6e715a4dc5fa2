/** For a page without a screen, such as that of a test: it draws nothing. */

import { WrongPicture } from "./wrong.js";

const refuse = () => {
  throw new WrongPicture("There is no screen here to make a picture of.");
};

/** @type {import("./screen.js").Screen} */
export const NO_SCREEN = Object.freeze({
  theme: refuse,
  view: refuse,
  measure: refuse,
  canvas: refuse,
  part: refuse,
  pngOfSvg: refuse,
  copy: refuse,
});
