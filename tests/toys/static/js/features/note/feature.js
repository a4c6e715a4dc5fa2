/** A toy: a note that a person writes, and that this device keeps. */

import { text } from "../../support/shapes.js";

/** @type {import("../feature.js").Feature} */
export const NOTE = {
  id: "note",
  state: { note: "" },
  carriedHere: { note: text(2000) },
  views: { "note-view": { place: "bar-end", button: { name: "Note" } } },
  intents: ["write-note"],
  part: () => import("./part.js"),
};
