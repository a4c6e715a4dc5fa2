/** The page of a SCORM package: the exercises in data.js, and the platform that the student came from. */

import { bestOf, begun, exerciseAt, isDone, versionsIn } from "./attempt.js";
import { interactionOf } from "./interaction.js";
import { apiFrom, platformOf } from "./platform.js";
import { ScormView } from "./scorm-view.js";
import { packed, unpacked } from "./suspended.js";

const REFUSED = "The platform did not record this. Your answers are kept only while this page is open.";

const pack = /** @type {import("./attempt.js").Package} */ (/** @type {any} */ (globalThis).plyscopeExercises);
const platform = platformOf(apiFrom(window));
const kept = unpacked(platform.suspended, pack);
const view = new ScormView();
let since = Date.now();
let at = -1;

Object.assign(view, {
  pack,
  // Neighbours get other numbers.
  attempt: kept ?? begun(pack, Math.floor(Math.random() * versionsIn(pack))),
  isRecorded: platform.isThere,
  isResumed: kept !== null,
});
view.keep = (attempt) => {
  if (attempt.at !== at) since = Date.now();
  at = attempt.at;
  const score = bestOf(attempt);
  const taken = platform.keep({ score, isDone: isDone(attempt), suspended: packed(attempt, pack) });
  view.trouble = taken ? "" : REFUSED;
};
view.report = (place, answer, score) => {
  const exercise = exerciseAt(pack, view.attempt.version, place);
  platform.report(interactionOf(exercise, answer, score), (Date.now() - since) / 1000);
};
document.title = pack.title;
document.querySelector("main")?.replaceChildren(view);
// A platform closes the frame or the window; the page may also come back from the browser's store.
addEventListener("pagehide", () => platform.leave());
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
