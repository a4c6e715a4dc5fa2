/**
 * The canvas and its camera: takes gestures, moves smoothly, paints once per frame.
 */
import { lettersInBox } from "./assignments.js";
import * as cameras from "./camera.js";
import { attachGestures } from "./gestures.js";
import { rowAt } from "./hit.js";
import { paint } from "./painter.js";
import { PAPER_PIXELS, cameraForPaper, paperFor, watchPrinting } from "./paper.js";
import { readableZoom } from "./sizes.js";
import { readTheme, unitOfPage, watchTheme } from "./theme.js";
import { hasAssignments } from "../trace/constraints.js";

/** @typedef {import("./camera.js").Camera} Camera */

const MOVE_TIME = 240; // ms
const LARGEST_PIXEL_RATIO = 3;
/** About how wide a letter of a level's name is. */
const LETTER = 6.8;

export class Stage {
  /**
   * @param {HTMLElement} element whose size the canvas fills
   * @param {HTMLCanvasElement} canvas
   * @param {{chips: () => Element | null, buttons: () => Element | null}} over what lies over the canvas
   */
  constructor(element, canvas, over) {
    this.element = element;
    this.canvas = canvas;
    this.over = over;
    this.context = canvas.getContext("2d", { alpha: false });
    this.theme = readTheme(element);
    /** @type {import("./prepared.js").Prepared | null} */
    this.prepared = null;
    /** @type {import("../trace/moment.js").Moment | null} */
    this.moment = null;
    /** @type {import("./painter.js").DrawBoard | null} */
    this.drawBoard = null;
    this.selected = -1;
    this.hovered = -1;
    /** Whether gestures are left alone. */
    this.resting = false;
    /** @type {Camera} */
    this.camera = { k: 1, x: 0, y: 0 };
    /** CSS pixels in one unit of length: what is drawn grows with the page's text. */
    this.unit = 1;
    /** In units, as the camera and all that is painted are. */
    this.size = { width: 0, height: 0 };
    /** @type {import("./camera.js").Cover} */
    this.cover = { above: 0, below: 0 };
    /** Whether the camera shows the whole tree and shall go on doing so when sizes change. */
    this.fitted = true;
    /** @type {{from: Camera, to: Camera, start: number} | null} a move of the camera under way */
    this.move = null;
    this.request = 0;
    /** @type {{camera: Camera, fitted: boolean, size: {width: number, height: number}} | null} what the screen showed, while the page is printed */
    this.kept = null;

    this.gestures = attachGestures(canvas, {
      takes: (event) => this.takes(event),
      start: () => (this.move = null),
      change: (before, after) => {
        this.fitted = false;
        this.setCamera(cameras.applyGesture(this.camera, this.frame(), this.inUnits(before), this.inUnits(after)));
      },
    });
    this.resized = new ResizeObserver(() => this.resize());
    this.resized.observe(element);
    const chips = over.chips();
    if (chips) this.resized.observe(chips);
    this.unwatchTheme = watchTheme(() => {
      this.theme = readTheme(element, this.kept !== null);
      this.resize();
    });
    this.unwatchPrinting = watchPrinting(
      () => this.toPaper(),
      () => this.toScreen(),
    );
    this.resize();
  }

  /** Lets go of everything outside. */
  detach() {
    this.resized.disconnect();
    this.unwatchTheme();
    this.unwatchPrinting();
    this.gestures.detach();
    cancelAnimationFrame(this.request);
    this.request = 0;
  }

  /**
   * Shows another tree, or the same after a collapse.
   * @param {import("./prepared.js").Prepared | null} prepared
   * @param {number} still a row that stays where it is on the screen; -1 to show the whole tree
   */
  setTree(prepared, still) {
    const before = this.prepared;
    this.prepared = prepared;
    if (still < 0) this.fitted = true;
    else if (before && prepared && before.layout.rank[still] >= 0 && prepared.layout.rank[still] >= 0) {
      const moved = before.layout.x[still] - prepared.layout.x[still];
      const x = this.camera.x + moved * cameras.scaleOf(this.camera.k, this.frame()).slot;
      this.camera = { ...this.camera, x };
    }
    this.move = null;
    this.cover = this.measuredCover();
    this.gestures.setRange(cameras.zoomRange(this.frame()));
    const fit = this.fitted ? cameras.fitCamera(this.frame()) : this.camera;
    this.setCamera(cameras.clampCamera(fit, this.frame()));
  }

  /** @returns {import("./camera.js").Frame} */
  frame() {
    const { layout, lowRoom } = this.prepared ?? {};
    const { cover, drawBoard } = this;
    return {
      ...this.size,
      cover,
      slots: layout?.width ?? 0,
      depth: layout?.depth ?? 0,
      boards: drawBoard !== null,
      lowRoom,
      ...this.names(),
    };
  }

  /** How far what lies over the canvas reaches into it. @returns {import("./camera.js").Cover} */
  measuredCover() {
    const box = this.element.getBoundingClientRect();
    const over = [this.over.chips(), this.over.buttons()].flatMap((each) =>
      each ? [each.getBoundingClientRect()] : [],
    );
    // In a view that is low, the buttons stand beside the chips.
    const isAbove = (/** @type {DOMRect} */ each) => each.top + each.bottom < box.top + box.bottom;
    return {
      above: Math.max(0, ...over.filter(isAbove).map((each) => (each.bottom - box.top) / this.unit)),
      below: Math.max(0, ...over.filter((each) => !isAbove(each)).map((each) => (box.bottom - each.top) / this.unit)),
    };
  }

  /** What partial assignments need beside them. @returns {{boxes?: boolean, margin?: number, letters?: number}} */
  names() {
    const { prepared } = this;
    if (!prepared || !hasAssignments(prepared.trace)) return {};
    const longest = Math.max(0, ...prepared.levels.map(({ text }) => text.length));
    return { boxes: true, margin: longest * LETTER, letters: lettersInBox(prepared.trace) };
  }

  resize() {
    if (this.kept) return;
    const box = this.element.getBoundingClientRect();
    this.unit = unitOfPage();
    const width = Math.round(box.width) / this.unit;
    const height = Math.round(box.height) / this.unit;
    if (width === 0 || height === 0) return;
    const shift = this.size.width > 0 ? (width - this.size.width) / 2 : 0;
    const isSame = width === this.size.width && height === this.size.height;
    const cover = this.measuredCover();
    // While the view stays as it is, chips that need fewer lines from one step to the next shall not move the picture.
    this.cover = isSame ? { ...cover, above: Math.max(cover.above, this.cover.above) } : cover;
    this.size = { width, height };
    const frame = this.frame();
    this.gestures.setRange(cameras.zoomRange(frame));
    this.setCamera(this.fitted ? cameras.fitCamera(frame) : cameras.panBy(this.camera, frame, shift, 0));
    this.paintNow();
  }

  /** Draws for paper, at once: light and sharp; the whole tree where it can be read whole, else what is looked at. */
  toPaper() {
    if (this.kept) return;
    const { size, fitted, prepared, moment } = this;
    const camera = this.aim();
    this.move = null;
    this.kept = { camera, fitted, size };
    this.theme = readTheme(this.element, true);
    this.cover = { above: 0, below: 0 };
    this.size = paperFor(prepared !== null && hasAssignments(prepared.trace));
    const frame = this.frame();
    const whole = fitted || size.width === 0 || cameras.isReadWhole(frame);
    this.camera = whole ? cameras.fitCamera(frame) : cameraForPaper(camera, size, frame);
    if (!whole && prepared && moment && moment.current >= 0) {
      const { x, level } = prepared.layout;
      this.camera = cameras.bringIntoView(this.camera, frame, x[moment.current], level[moment.current]);
    }
    this.paintNow();
  }

  /** Draws for the screen again, as before. */
  toScreen() {
    if (!this.kept) return;
    const { camera, fitted, size } = this.kept;
    this.kept = null;
    this.theme = readTheme(this.element);
    this.size = size;
    this.fitted = fitted;
    this.camera = camera;
    this.resize();
  }

  /** A gesture's transform, which is in CSS pixels. @param {import("./camera.js").Transform} transform */
  inUnits({ k, x, y }) {
    return { k, x: x / this.unit, y: y / this.unit };
  }

  /** @param {Camera} camera */
  setCamera(camera) {
    this.camera = camera;
    this.gestures.setZoom(camera.k);
    this.repaint();
  }

  /** Where the camera is or is going to. */
  aim() {
    return this.move ? this.move.to : this.camera;
  }

  /** Moves there smoothly, or at once where motion is not wanted. @param {Camera} camera */
  moveTo(camera) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.move = null;
      this.setCamera(camera);
      return;
    }
    this.move = { from: this.camera, to: camera, start: performance.now() };
    this.repaint();
  }

  /** Shows the whole tree. */
  fit() {
    this.fitted = true;
    this.moveTo(cameras.fitCamera(this.frame()));
  }

  /** Whether what is written at nodes can be read while all levels are in view. */
  isReadWhole() {
    return cameras.isReadWhole(this.frame());
  }

  /** Brings a row well into view, with the least move. @param {number} row */
  show(row) {
    if (row < 0 || !this.prepared) return;
    const { x, level } = this.prepared.layout;
    const target = cameras.bringIntoView(this.aim(), this.frame(), x[row], level[row]);
    if (target === this.aim()) return;
    this.fitted = false;
    this.moveTo(target);
  }

  /**
   * Keeps a row in view and near enough to be read; the picture moves only as far as it must.
   * @param {number} row
   */
  follow(row) {
    if (row < 0 || !this.prepared || this.prepared.layout.rank[row] < 0) return;
    const { layout, room } = this.prepared;
    const k = Math.max(readableZoom(room[row], this.drawBoard !== null), cameras.zoomForLevels(this.frame()));
    if (this.aim().k >= k * 0.7) {
      if (!this.fitted || !cameras.fitsDepth(this.aim().k, this.frame())) this.show(row);
      return;
    }
    this.fitted = false;
    this.moveTo(cameras.centreOn(this.aim(), this.frame(), layout.x[row], layout.level[row], k));
  }

  /** Puts a row into the middle, near enough to be read. @param {number} row */
  centreOn(row) {
    if (!this.prepared || row < 0 || this.prepared.layout.rank[row] < 0) return;
    const { x, level } = this.prepared.layout;
    const k = Math.max(1, this.camera.k);
    this.fitted = false;
    this.moveTo(cameras.centreOn(this.camera, this.frame(), x[row], level[row], k));
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.fitted = false;
    this.moveTo(cameras.panBy(this.aim(), this.frame(), dx, dy));
  }

  /** Zooms about a row where it is in view, else about the middle. @param {number} factor @param {number} row */
  zoomBy(factor, row) {
    const frame = this.frame();
    const base = this.aim();
    let px = frame.width / 2;
    let py = frame.height / 2;
    if (row >= 0 && this.prepared) {
      const scale = cameras.scaleOf(base.k, frame);
      const x = base.x + this.prepared.layout.x[row] * scale.slot;
      const y = base.y + this.prepared.layout.level[row] * scale.level;
      if (x > 0 && x < frame.width && y > 0 && y < frame.height) [px, py] = [x, y];
    }
    this.fitted = false;
    this.moveTo(cameras.zoomAbout(base, frame, factor, px, py));
  }

  /** Whether a gesture may begin: a double click on a node is not for the camera. @param {Event} event */
  takes(event) {
    if (!this.prepared || this.resting) return false;
    return !(event instanceof MouseEvent && event.type === "dblclick" && this.rowUnder(event, 0) >= 0);
  }

  /** @param {MouseEvent} event @param {number} reach see rowAt @returns {number} a row, or -1 */
  rowUnder(event, reach) {
    const { prepared, moment, camera } = this;
    if (!prepared || !moment) return -1;
    const box = this.element.getBoundingClientRect();
    const view = { ...prepared, moment, camera, frame: this.frame(), boards: this.drawBoard !== null };
    return rowAt(view, (event.clientX - box.left) / this.unit, (event.clientY - box.top) / this.unit, reach);
  }

  /** Asks for one picture in the next frame. */
  repaint() {
    if (this.request) return;
    this.request = requestAnimationFrame((now) => {
      this.request = 0;
      this.advance(now);
      this.paintNow();
    });
  }

  /** @param {number} now */
  advance(now) {
    if (!this.move) return;
    const { from, to, start } = this.move;
    const share = Math.min(1, Math.max(0, (now - start) / MOVE_TIME));
    if (share === 1) this.move = null;
    this.setCamera(cameras.between(from, to, 1 - (1 - share) ** 3));
  }

  paintNow() {
    const { context, theme, prepared, moment, size } = this;
    if (!context || size.width === 0) return;
    const ofScreen = this.unit * Math.min(LARGEST_PIXEL_RATIO, Math.max(1, window.devicePixelRatio || 1));
    const pixelRatio = this.kept ? PAPER_PIXELS : ofScreen;
    this.matchPixels(pixelRatio);
    if (!prepared || !moment) {
      context.fillStyle = theme.colour.surface;
      context.fillRect(0, 0, this.canvas.width, this.canvas.height);
      return;
    }
    const { camera, drawBoard } = this;
    const [selected, hovered] = this.kept ? [-1, -1] : [this.selected, this.hovered];
    const picture = {
      ...prepared,
      moment,
      camera,
      frame: this.frame(),
      theme,
      drawBoard,
      selected,
      hovered,
      pixelRatio,
    };
    paint(context, picture, prepared.sight);
  }

  /** One canvas pixel for each pixel of the screen, also after a zoom or a change of screens. @param {number} ratio to a unit */
  matchPixels(ratio) {
    const width = Math.round(this.size.width * ratio);
    const height = Math.round(this.size.height * ratio);
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
  }
}
