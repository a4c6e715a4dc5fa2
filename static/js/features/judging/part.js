import { shows } from "../../kinds/shows.js";
import "./class-view.js";
import { createJudging } from "./judging.js";

/** @type {import("../feature.js").Part} */
export const PART = {
  intents: createJudging,
  props: ({ classOpen }, { judging, status }) => [
    shows("class-view", { open: classOpen, judging, isReady: status.phase === "ready" }),
  ],
};
