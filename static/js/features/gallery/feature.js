/** The gallery, in which a game, a problem, a program or a method is chosen from cards. */

import { shows } from "../../kinds/shows.js";
import { galleryProps } from "./cards.js";
import { createChoosing } from "./choosing.js";
import { GalleryView } from "./gallery-view.js";

/** @type {import("../feature.js").Feature} */
export const GALLERY = {
  id: "gallery",
  state: { gallery: "" },
  results: { thumbnails: null },
  // Not in the bar: presenter mode hides that, but not its gallery.
  views: { "gallery-view": { view: GalleryView, place: "over" } },
  intents: createChoosing,
  props: (state, results) => [shows("gallery-view", galleryProps(state, results))],
};
