/**
 * The canvas with its camera: it takes gestures, and paints at most once per frame, for the screen or for paper.
 */
import * as cameras from "./camera.js";
import { CameraMover } from "./camera-mover.js";
import { coverOf, frameOf } from "./frame.js";
import { attachGestures } from "./gestures.js";
import { rowAt } from "./hit.js";
import { paint } from "./painter.js";
import { PAPER_PIXELS, cameraForPaper, paperFor, watchPrinting } from "./paper.js";
import { leastTextOfPage, readTheme, unitOfPage, watchTheme } from "./theme.js";
import { hasAssignments } from "../trace/constraints.js";

/** @typedef {import("./camera.js").Camera} Camera */

const LARGEST_PIXEL_RATIO = 3;

export class Stage {
  /**
   * @param {HTMLElement} element whose size the canvas fills
   * @param {HTMLCanvasElement} canvas
   * @param {{chips: () => Element | null, buttons: () => Element | null}} over what lies over the canvas
   * @param {() => void} appeared  called when the canvas has got a size for the first time
   */
  constructor(element, canvas, over, appeared) {
    this.element = element;
    this.canvas = canvas;
    this.over = over;
    this.appeared = appeared;
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
    this.marked = -1;
    /** Whether the canvas takes no gestures. */
    this.resting = false;
    /** CSS pixels in one unit of length: what is drawn grows with the page's text. */
    this.unit = 1;
    /** In units, as the camera and all that is painted are. */
    this.size = { width: 0, height: 0 };
    /** @type {import("./camera.js").Cover} */
    this.cover = { above: 0, below: 0 };
    this.request = 0;
    /**
     * @type {{camera: Camera, fitted: boolean, size: {width: number, height: number}} | null} what the screen showed;
     * null unless the page is being printed
     */
    this.kept = null;

    this.mover = new CameraMover({
      frame: () => this.frame(),
      prepared: () => this.prepared,
      moved: (camera) => {
        this.gestures.setZoom(camera.k);
        this.repaint();
      },
      repaint: () => this.repaint(),
    });
    this.gestures = attachGestures(canvas, {
      takes: (event) => this.takes(event),
      start: () => (this.mover.move = null),
      change: (before, after) => {
        this.mover.fitted = false;
        const [from, to] = [this.inUnits(before), this.inUnits(after)];
        this.mover.set(cameras.applyGesture(this.camera, this.frame(), from, to));
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

  /** Stops listening to everything outside. */
  detach() {
    this.resized.disconnect();
    this.unwatchTheme();
    this.unwatchPrinting();
    this.gestures.detach();
    cancelAnimationFrame(this.request);
    this.request = 0;
  }

  /** Where the camera is. */
  get camera() {
    return this.mover.camera;
  }

  /** The camera's move under way, or null. */
  get move() {
    return this.mover.move;
  }

  /**
   * Shows another tree, or the same after a collapse.
   * @param {import("./prepared.js").Prepared | null} prepared
   * @param {number} still a row that stays where it is on the screen; -1 to show the whole tree
   */
  setTree(prepared, still) {
    const { prepared: before, mover } = this;
    this.prepared = prepared;
    if (still < 0) mover.fitted = true;
    else if (before && prepared && before.layout.rank[still] >= 0 && prepared.layout.rank[still] >= 0) {
      const moved = before.layout.x[still] - prepared.layout.x[still];
      const x = this.camera.x + moved * cameras.scaleOf(this.camera.k, this.frame()).slot;
      mover.camera = { ...this.camera, x };
    }
    mover.move = null;
    this.cover = this.measuredCover();
    this.gestures.setRange(cameras.zoomRange(this.frame()));
    const fit = mover.fitted ? cameras.fitCamera(this.frame()) : this.camera;
    mover.set(cameras.clampCamera(fit, this.frame()));
  }

  frame() {
    return frameOf(this);
  }

  /** How far what lies over the canvas reaches into it. */
  measuredCover() {
    return coverOf(this.element, [this.over.chips(), this.over.buttons()], this.unit);
  }

  resize() {
    if (this.kept) return;
    const box = this.element.getBoundingClientRect();
    this.unit = unitOfPage();
    const width = Math.round(box.width) / this.unit;
    const height = Math.round(box.height) / this.unit;
    if (width === 0 || height === 0) return;
    const appears = this.size.width === 0;
    const shift = !appears ? (width - this.size.width) / 2 : 0;
    const isSame = width === this.size.width && height === this.size.height;
    const cover = this.measuredCover();
    // While the view keeps its size, chips that need fewer lines at the next step must not move the picture.
    this.cover = isSame ? { ...cover, above: Math.max(cover.above, this.cover.above) } : cover;
    this.size = { width, height };
    const frame = this.frame();
    this.gestures.setRange(cameras.zoomRange(frame));
    this.mover.set(this.mover.fitted ? cameras.fitCamera(frame) : cameras.panBy(this.camera, frame, shift, 0));
    this.paintNow();
    if (appears) this.appeared();
  }

  /**
   * Draws for paper at once, light and sharp: the whole tree if it can be read, else the part that the reader looks
   * at.
   */
  toPaper() {
    if (this.kept) return;
    const { size, prepared, moment, mover } = this;
    const { fitted } = mover;
    const camera = mover.aim();
    mover.move = null;
    this.kept = { camera, fitted, size };
    this.theme = readTheme(this.element, true);
    this.cover = { above: 0, below: 0 };
    this.size = paperFor(prepared !== null && hasAssignments(prepared.trace));
    const frame = this.frame();
    const whole = fitted || size.width === 0 || cameras.isReadWhole(frame);
    mover.camera = whole ? cameras.fitCamera(frame) : cameraForPaper(camera, size, frame);
    if (!whole && prepared && moment && moment.current >= 0) {
      const { x, level } = prepared.layout;
      mover.camera = cameras.bringIntoView(mover.camera, frame, x[moment.current], level[moment.current]);
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
    this.mover.fitted = fitted;
    this.mover.camera = camera;
    this.resize();
  }

  /** A gesture's transform, which is in CSS pixels. @param {import("./camera.js").Transform} transform */
  inUnits({ k, x, y }) {
    return { k, x: x / this.unit, y: y / this.unit };
  }

  /** Whether the texts at nodes can be read while all levels are in view. */
  isReadWhole() {
    return cameras.isReadWhole(this.frame());
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
      this.mover.advance(now);
      this.paintNow();
    });
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
      marked: this.marked,
      pixelRatio,
      leastText: this.kept ? undefined : leastTextOfPage(this.unit),
    };
    paint(context, picture, prepared.sight);
  }

  /**
   * Gives the canvas one pixel for each pixel of the screen, also after a zoom or on another screen.
   * @param {number} ratio to a unit
   */
  matchPixels(ratio) {
    const width = Math.round(this.size.width * ratio);
    const height = Math.round(this.size.height * ratio);
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
  }
}
