import { shows } from "../../kinds/shows.js";
import { galleryProps } from "./cards.js";
import { createChoosing } from "./choosing.js";
import "./gallery-view.js";

/** @type {import("../feature.js").Part} */
export const PART = {
  intents: createChoosing,
  props: (state, results) => [shows("gallery-view", galleryProps(state, results))],
};
