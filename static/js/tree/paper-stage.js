/**
 * The canvas while the page is printed: it is drawn for paper, and then for the screen again, as before.
 */
import { hasAssignments } from "../trace/constraints.js";
import * as cameras from "./camera.js";
import { cameraForPaper, paperFor } from "./paper.js";
import { readTheme } from "./theme.js";

/** @typedef {import("./stage.js").Stage} Stage */

/**
 * Draws for paper at once, light and sharp: the whole tree if it can be read, else the part that the reader looks at.
 * @param {Stage} stage
 */
export function drawForPaper(stage) {
  if (stage.kept) return;
  const { size, prepared, moment, mover } = stage;
  const { fitted } = mover;
  const camera = mover.aim();
  mover.move = null;
  stage.kept = { camera, fitted, size };
  stage.theme = readTheme(stage.element, "light");
  stage.cover = { above: 0, below: 0 };
  stage.alone = false;
  stage.size = paperFor(prepared !== null && hasAssignments(prepared.trace));
  const frame = stage.frame();
  const whole = fitted || size.width === 0 || cameras.isReadWhole(frame);
  mover.camera = whole ? cameras.fitCamera(frame) : cameraForPaper(camera, size, frame);
  if (!whole && prepared && moment && moment.current >= 0) {
    const { x, level } = prepared.layout;
    mover.camera = cameras.bringIntoView(mover.camera, frame, x[moment.current], level[moment.current]);
  }
  stage.paintNow();
}

/** Draws for the screen again, as before. @param {Stage} stage */
export function drawForScreen(stage) {
  if (!stage.kept) return;
  const { camera, fitted, size } = stage.kept;
  stage.kept = null;
  stage.theme = readTheme(stage.element);
  stage.size = size;
  stage.mover.fitted = fitted;
  stage.mover.camera = camera;
  stage.resize();
  stage.paintNow();
}
