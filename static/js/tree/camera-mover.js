/**
 * Where the camera is and where it is going: it moves smoothly, or at once if the reader wants no motion.
 */
import * as cameras from "./camera.js";
import { readableZoom } from "./sizes.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./prepared.js").Prepared} Prepared */

/** How long a move takes, in milliseconds. */
export const MOVE_TIME = 240;
/** Down to this share of the zoom that suits it, a node can still be read. */
const NEAR_ENOUGH = 0.7;

/** Quick at first, then slower. @param {number} share of the time; 1 and more is the end */
export const easedOut = (share) => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;

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
    const share = easedOut((now - start) / MOVE_TIME);
    if (share === 1) this.move = null;
    this.set(cameras.between(from, to, share));
  }

  /**
   * The view has another size: the camera goes on showing the whole tree, or the same part of it. A move under way ends
   * where it now must; it would end where the old size wanted it.
   * @param {number} shift  how far the middle of the view has moved
   * @param {number | null} slid  how far to the right the camera begins, to show the tree where it was on the screen, and
   *   then move; null to be there at once
   */
  resized(shift, slid = null) {
    const frame = this.stage.frame();
    const aim = this.fitted ? cameras.fitCamera(frame) : cameras.panBy(this.aim(), frame, shift, 0);
    if (this.move) this.move = { ...this.move, to: aim };
    else if (slid === null) this.set(aim);
    else {
      this.set({ ...this.camera, x: this.camera.x + slid });
      this.moveTo(aim);
    }
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
   * Keeps a row in view and near enough to be read; the picture moves only as far as it must.
   * @param {number} row
   */
  follow(row) {
    const prepared = this.stage.prepared();
    if (row < 0 || !prepared || prepared.layout.rank[row] < 0) return;
    const { layout, room } = prepared;
    const frame = this.stage.frame();
    const k = Math.max(readableZoom(room.at(row), frame.boards ?? false), cameras.zoomForLevels(frame));
    if (this.aim().k >= k * NEAR_ENOUGH) {
      if (!this.fitted || !cameras.fitsDepth(this.aim().k, frame)) this.show(row);
      return;
    }
    this.fitted = false;
    this.moveTo(cameras.centreOn(this.aim(), frame, layout.x[row], layout.level[row], k));
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
