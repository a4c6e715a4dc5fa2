/** The gallery, in which a game, a problem, a program or a method is chosen from cards. */

/** @type {import("../feature.js").Feature} */
export const GALLERY = {
  id: "gallery",
  state: { gallery: "" },
  results: { thumbnails: null },
  // Not in the bar: presenter mode hides that, but not its gallery.
  views: { "gallery-view": { place: "over" } },
  intents: ["gallery", "take-card"],
  part: () => import("./part.js"),
};
