import { shows } from "../../kinds/shows.js";
import "./class-view.js";
import { createHomework } from "./homework.js";
import { createJudging } from "./judging.js";
import "./task-view.js";

/** @type {import("../feature.js").Part} */
export const PART = {
  intents: (on) => ({ ...createJudging(on), ...createHomework(on) }),
  props: ({ classOpen, taskOpen, file, preset }, { judging, homework, status, device }) => [
    shows("class-view", { open: classOpen, judging, isReady: status.phase === "ready" }),
    shows("task-view", {
      open: taskOpen,
      homework,
      program: device.files.programs.find(({ id }) => id === file)?.name ?? `${preset || "program"}.py`,
      isReady: status.phase === "ready",
    }),
  ],
};
