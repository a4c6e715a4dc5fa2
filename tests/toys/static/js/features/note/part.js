import { shows } from "../../kinds/shows.js";
import "./note-view.js";

/** @type {import("../feature.js").Part} */
export const PART = {
  intents: ({ state }) => ({ "write-note": ({ written }) => state.update({ note: written }) }),
  props: ({ note }) => [shows("note-view", { note })],
};
