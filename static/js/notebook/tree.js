/** The tree on its canvas: the page's stage, with what is done by hand in a notebook. */

import { momentOf } from "../trace/moment.js";
import { isSameShape, prepare } from "../tree/prepared.js";
import { Stage } from "../tree/stage.js";
import { keepInSight } from "../views/tree/sight.js";
import { attachGestures } from "./gestures.js";

/** How far beside a node a pointer still hits it, in units of length. */
const REACH = 8;

/**
 * What is drawn.
 * @typedef {object} Shown
 * @property {import("../trace/trace.js").Trace} trace
 * @property {number} cursor
 * @property {import("../tree/painter.js").DrawBoard | null} drawBoard
 * @property {number} marked
 * @property {readonly number[]} named
 * @property {number} pace
 * @property {boolean} isFollowed
 */

/**
 * @param {HTMLElement} element @param {HTMLCanvasElement} canvas
 * @param {{chips: HTMLElement, zoom: HTMLElement}} over  what lies over the canvas
 * @param {(row: number) => void} goTo  a node was chosen, by its row in the tree that is drawn
 */
export function createTree(element, canvas, { chips, zoom }, goTo) {
  /** @type {Shown | null} */
  let shown = null;
  let isFollowing = true;
  const over = {
    // Where nothing stands there, the tree may begin right below the sentence.
    chips: () => chips,
    buttons: () => zoom,
    tools: () => null,
  };
  const stage = new Stage(element, canvas, over, () => {}, attachGestures);
  stage.headed = true;

  canvas.addEventListener("click", (event) => {
    const row = stage.rowUnder(event, REACH);
    if (row >= 0) goTo(row);
  });
  canvas.addEventListener("pointermove", (event) => hover(event.buttons > 0 ? -1 : stage.rowUnder(event, REACH)));
  canvas.addEventListener("pointerleave", () => hover(-1));

  /** @param {number} row */
  function hover(row) {
    if (row === stage.hovered) return;
    stage.hovered = row;
    canvas.style.cursor = row >= 0 ? "pointer" : "";
    stage.repaint();
  }

  return {
    /** @param {Shown} now */
    show(now) {
      const before = shown;
      shown = now;
      const isOther = !isSameShape(now.trace, before?.trace);
      stage.moment = momentOf(now.trace, now.cursor);
      stage.drawBoard = now.drawBoard;
      stage.marked = now.marked;
      stage.named = now.named;
      const prepared = isOther
        ? prepare(now.trace, [], stage.prepared)
        : stage.prepared && { ...stage.prepared, trace: now.trace };
      if (isOther) stage.setTree(prepared, -1);
      else stage.prepared = prepared;
      if (before && before.cursor !== now.cursor) {
        if (!isOther) stage.stepTo(before.trace, before.cursor, now.cursor, now.pace);
        const props = /** @type {any} */ ({ ...now, moment: stage.moment, prepared, whole: true });
        if (isFollowing && now.isFollowed) keepInSight(stage, props);
      }
      stage.repaint();
    },
    fit() {
      isFollowing = true;
      stage.mover.fit();
    },
    /** @param {number} factor */
    zoom(factor) {
      stage.mover.zoomBy(factor, Math.max(stage.moment?.current ?? 0, 0));
    },
  };
}
