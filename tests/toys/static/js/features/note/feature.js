/** A toy: a note that a person writes, and that this device keeps. */

import { shows } from "../../kinds/shows.js";
import { text } from "../../support/shapes.js";
import { NoteView } from "./note-view.js";

/** @type {import("../feature.js").Feature} */
export const NOTE = {
  id: "note",
  state: { note: "" },
  carriedHere: { note: text(2000) },
  views: { "note-view": { view: NoteView, place: "bar-end" } },
  intents: ({ state }) => ({ "write-note": ({ written }) => state.update({ note: written }) }),
  props: ({ note }) => [shows("note-view", { note })],
};
