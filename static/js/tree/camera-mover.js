/**
 * Where the camera is and where it is going: it moves smoothly, or at once if the reader wants no motion.
 */
import * as cameras from "./camera.js";
import { dipOf, flight } from "./flight.js";
import { NEAR_ENOUGH, followCamera } from "./follow.js";
import { readableZoom } from "./sizes.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./prepared.js").Prepared} Prepared */

/** How long a move takes, in milliseconds, and one that zooms out on its way. */
export const MOVE_TIME = 240;
const FLIGHT_TIME = 480;

/** Quick at first, then slower. @param {number} share of the time; 1 and more is the end */
export const easedOut = (share) => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;

/** Slow at both ends. @param {number} share */
const easedBoth = (share) => share * share * (3 - 2 * share);

export class CameraMover {
  /**
   * @param {object} stage
   * @param {() => import("./camera.js").Frame} stage.frame
   * @param {() => Prepared | null} stage.prepared
   * @param {(camera: Camera) => void} stage.moved  the camera is somewhere else
   * @param {() => void} stage.repaint  asks for a picture in the next frame; `advance` is called before it is painted
   */
  constructor(stage) {
    this.stage = stage;
    /** @type {Camera} */
    this.camera = { k: 1, x: 0, y: 0 };
    /** Whether the camera shows the whole tree, and keeps showing it when sizes change. */
    this.fitted = true;
    /** @type {{from: Camera, to: Camera, start: number} | null} a move under way */
    this.move = null;
    /**
     * The row that is followed, and the camera that shows it; whoever moves the camera away looks at something else.
     * @type {{row: number, layout: Prepared["layout"], aim: Camera} | null}
     */
    this.followed = null;
  }

  /** Puts the camera somewhere at once. @param {Camera} camera */
  set(camera) {
    this.camera = camera;
    this.stage.moved(camera);
  }

  /** Where the camera is, or where it is going. */
  aim() {
    return this.move ? this.move.to : this.camera;
  }

  /** @param {Camera} camera */
  moveTo(camera) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.move = null;
      this.set(camera);
      return;
    }
    this.move = { from: this.camera, to: camera, start: performance.now() };
    this.stage.repaint();
  }

  /** Continues the move. @param {number} now */
  advance(now) {
    if (!this.move) return;
    const { from, to, start } = this.move;
    const frame = this.stage.frame();
    const isFar = dipOf(from, to, frame) > 0;
    const share = Math.min(1, Math.max(0, (now - start) / (isFar ? FLIGHT_TIME : MOVE_TIME)));
    if (share === 1) this.move = null;
    this.set(isFar ? flight(from, to, frame, easedBoth(share)) : cameras.between(from, to, easedOut(share)));
  }

  /**
   * The view has another size: the camera goes on showing the whole tree, or the row that it follows, or the same part. A move under way ends
   * where it now must; it would end where the old size wanted it.
   * @param {number} shift  how far the middle of the view has moved
   * @param {number | null} slid  how far to the right the camera begins, to show the tree where it was on the screen, and
   *   then move; null to be there at once
   */
  resized(shift, slid = null) {
    const frame = this.stage.frame();
    const aim = this.fitted ? cameras.fitCamera(frame) : this.keep(cameras.panBy(this.aim(), frame, shift, 0));
    if (this.move) this.move = { ...this.move, to: aim };
    else if (slid === null) this.set(aim);
    else {
      this.set({ ...this.camera, x: this.camera.x + slid });
      this.moveTo(aim);
    }
  }

  /** What a camera becomes so that it shows the row that was followed until now. @param {Camera} camera */
  keep(camera) {
    const { followed } = this;
    const prepared = this.stage.prepared();
    if (!followed || followed.aim !== this.aim() || followed.layout !== prepared?.layout) return camera;
    const frame = this.stage.frame();
    const aim = followCamera(camera, frame, placeOf(prepared, frame, followed.row));
    this.followed = { ...followed, aim };
    return aim;
  }

  /** Shows the whole tree. */
  fit() {
    this.fitted = true;
    this.moveTo(cameras.fitCamera(this.stage.frame()));
  }

  /** Brings a row well into view, with the shortest move. @param {number} row */
  show(row) {
    const prepared = this.stage.prepared();
    if (row < 0 || !prepared) return;
    const { x, level } = prepared.layout;
    const target = cameras.bringIntoView(this.aim(), this.stage.frame(), x[row], level[row]);
    if (target === this.aim()) return;
    this.fitted = false;
    this.moveTo(target);
  }

  /**
   * Keeps a row in view and near enough to be read, and the way to it from the root; the picture moves only as far as
   * it must.
   * @param {number} row
   */
  follow(row) {
    const prepared = this.stage.prepared();
    if (row < 0 || !prepared || prepared.layout.rank[row] < 0) return;
    const frame = this.stage.frame();
    const place = placeOf(prepared, frame, row);
    const aim = this.aim();
    const isWhole = this.fitted && cameras.fitsDepth(aim.k, frame) && aim.k >= place.k * NEAR_ENOUGH;
    const target = isWhole ? aim : followCamera(aim, frame, place);
    this.followed = { row, layout: prepared.layout, aim: target };
    if (target === aim) return;
    this.fitted = false;
    this.moveTo(target);
  }

  /** Moves a row to the middle, near enough to be read. @param {number} row */
  centreOn(row) {
    const prepared = this.stage.prepared();
    if (!prepared || row < 0 || prepared.layout.rank[row] < 0) return;
    const { x, level } = prepared.layout;
    const k = Math.max(1, this.camera.k);
    this.fitted = false;
    this.moveTo(cameras.centreOn(this.camera, this.stage.frame(), x[row], level[row], k));
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.fitted = false;
    this.moveTo(cameras.panBy(this.aim(), this.stage.frame(), dx, dy));
  }

  /** Zooms about a row if it is in view, else about the middle. @param {number} factor @param {number} row */
  zoomBy(factor, row) {
    const frame = this.stage.frame();
    const prepared = this.stage.prepared();
    const base = this.aim();
    let px = frame.width / 2;
    let py = frame.height / 2;
    if (row >= 0 && prepared) {
      const scale = cameras.scaleOf(base.k, frame);
      const x = base.x + prepared.layout.x[row] * scale.slot;
      const y = base.y + prepared.layout.level[row] * scale.level;
      if (x > 0 && x < frame.width && y > 0 && y < frame.height) [px, py] = [x, y];
    }
    this.fitted = false;
    this.moveTo(cameras.zoomAbout(base, frame, factor, px, py));
  }
}

/**
 * Where a row is, and at which zoom it can be read.
 * @param {Prepared} prepared @param {import("./camera.js").Frame} frame @param {number} row @returns {import("./follow.js").Place}
 */
export function placeOf({ trace, layout, room }, frame, row) {
  const { parent, childStart, children } = trace;
  const levels = cameras.zoomForLevels(frame);
  const zoomOf = (/** @type {number} */ each) => Math.max(readableZoom(room.at(each), frame.boards ?? false), levels);
  const k = zoomOf(row);
  let nearest = k;
  for (let i = childStart[row]; i < childStart[row + 1]; i += 1)
    if (layout.rank[children[i]] >= 0) nearest = Math.max(nearest, zoomOf(children[i]));
  const above = parent[row] < 0 ? null : layout.x[parent[row]];
  return { x: layout.x[row], level: layout.level[row], above, k, least: nearest * NEAR_ENOUGH };
}
