/**
 * The canvas with its camera: it takes gestures, and paints at most once per frame, for the screen or for paper.
 */
import { BestLine, rowsOfLine } from "./best-line.js";
import * as cameras from "./camera.js";
import { CameraMover } from "./camera-mover.js";
import { markAt } from "./cuts.js";
import { coverOf, frameOf } from "./frame.js";
import { rowAt, spotOfRow } from "./hit.js";
import { LayoutMover } from "./layout-mover.js";
import { DONE, SLIVER, isFollowed } from "./walk.js";
import { hasColours } from "./favour.js";
import { paint } from "./painter.js";
import { PAPER_PIXELS, watchPrinting } from "./paper.js";
import { drawForPaper, drawForScreen } from "./paper-stage.js";
import { StepMover } from "./step-mover.js";
import { isPresented, leastTextOfPage, readTheme, unitOfPage, watchTheme } from "./theme.js";

/** @typedef {import("./camera.js").Camera} Camera */

const LARGEST_PIXEL_RATIO = 3;
/**
 * Where even the quickest of the last few pictures took longer than this to paint, in milliseconds, nothing could move
 * smoothly: steps jump.
 */
const LONGEST_PAINT = 20;
const PICTURES_TIMED = 4;
/**
 * A view that becomes so much wider or narrower at once, in units, and has kept its width for so long, in milliseconds,
 * has a new place in the layout of the page: its tree moves there. A view whose edge is dragged follows at once.
 */
const LEAST_JUMP = 24;
const LEAST_REST = 300;
/** The share of the height that tools may take, so that the tree stands above them. */
const TOOLS_SHARE = 0.65;

/** Whether it is drawn at all. @param {Element} element */
const isDrawn = (element) => element.getClientRects().length > 0;

export class Stage {
  /**
   * @param {HTMLElement} element whose size the canvas fills
   * @param {HTMLCanvasElement} canvas
   * @param {{chips: () => Element | null, buttons: () => Element | null, tools: () => Element | null}} over what lies over
   *   the canvas; `tools`, those that may take more of it
   * @param {() => void} appeared  called when the canvas has got a size for the first time
   * @param {typeof import("./gestures/gestures.js").attachGestures} attachGestures  recognises what is done by hand
   */
  constructor(element, canvas, over, appeared, attachGestures) {
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
    /** @type {readonly number[]} */
    this.picked = [];
    /** @type {ReadonlySet<number>} rows that are lit, because they have the same position */
    this.lit = new Set();
    /** @type {readonly number[]} rows that are named elsewhere, and have their labels wherever there is room */
    this.named = [];
    /** @type {import("./scale.js").ColourBy} what the colours say */
    this.colourBy = "value";
    /** @type {((row: number) => string) | null} the number at a leaf, for who changes the tree by hand */
    this.numberOf = null;
    /** The marks of cuts in the last picture. @type {readonly import("./cuts.js").Mark[]} */
    this.marks = [];
    /** Whether the canvas takes no gestures. */
    this.resting = false;
    /** Whether it has a heading of its own above it, so that nothing but chips lies over its upper edge. */
    this.headed = false;
    /** CSS pixels in one unit of length: what is drawn grows with the page's text. */
    this.unit = 1;
    /** In units, as the camera and all that is painted are. */
    this.size = { width: 0, height: 0 };
    /** Where its left edge was on the screen when it last got a size, in CSS pixels, and when that was. */
    this.place = { left: 0, since: 0 };
    /** @type {import("./camera.js").Cover} */
    this.cover = { above: 0, below: 0 };
    /** Whether nothing lies over the tree, because the page presents it. */
    this.alone = false;
    this.request = 0;
    /** How long the last pictures took to paint, in milliseconds. @type {number[]} */
    this.paintTimes = [];
    /** Whether the whole tree stays in view while its layout moves, however wide it is on its way. */
    this.staysWhole = false;
    this.stepper = new StepMover();
    this.bestLine = new BestLine();
    this.reshaper = new LayoutMover();
    /** What was painted last with the layout of `prepared`. @type {import("./layout-mover.js").Shown} */
    this.shown = { moment: null, drawBoard: null };
    /** @type {(event: Event) => boolean} whether a gesture is not for the camera, but for what lies under it */
    this.isHeld = () => false;
    /** Called after each picture, so that what lies over it can move along. */
    this.painted = () => {};
    /** Whether parts of the tree were too narrow for nodes, and have the colour of the side that they are good for. */
    this.bands = false;
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
      size: () => ({ width: this.size.width * this.unit, height: this.size.height * this.unit }),
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
      this.theme = readTheme(element, this.kept ? "light" : "");
      this.resize();
    });
    this.unwatchPrinting = watchPrinting(
      () => drawForPaper(this),
      () => drawForScreen(this),
    );
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
    const { prepared: before, mover, shown } = this;
    const moves =
      before !== null &&
      prepared !== null &&
      this.moves() &&
      this.reshaper.begin(
        { prepared: before, shown },
        { prepared, shown: { moment: this.moment, drawBoard: this.drawBoard } },
        performance.now(),
      );
    const from = mover.camera;
    const wasFitted = mover.fitted;
    this.prepared = prepared;
    this.stepper.end();
    if (!moves) this.reshaper.end();
    if (still < 0) mover.fitted = true;
    else if (before && prepared && before.layout.rank[still] >= 0 && prepared.layout.rank[still] >= 0) {
      const moved = before.layout.x[still] - prepared.layout.x[still];
      const x = this.camera.x + moved * cameras.scaleOf(this.camera.k, this.frame()).slot;
      mover.camera = { ...this.camera, x };
    }
    mover.move = null;
    // Before it has a size, there is nothing to measure.
    if (this.size.width > 0) this.cover = this.measuredCover();
    this.gestures.setRange(cameras.zoomRange(this.frame()));
    const fit = mover.fitted ? cameras.fitCamera(this.frame()) : this.camera;
    const aim = cameras.clampCamera(fit, this.frame());
    this.staysWhole = moves && wasFitted && mover.fitted;
    mover.set(moves && !this.staysWhole ? from : aim);
    if (moves && !this.staysWhole) mover.moveTo(aim);
  }

  /** Whether things move on the screen: the reader may not want it, and large pictures could not move smoothly. */
  moves() {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const quickest = this.paintTimes.length === 0 ? 0 : Math.min(...this.paintTimes);
    return !isStill && this.size.width > 0 && this.kept === null && quickest <= LONGEST_PAINT;
  }

  /**
   * Moves from one step to another, unless the reader wants no motion. It can be interrupted at any frame.
   * @param {import("../trace/trace.js").Trace} before  the trace of the first @param {number} from @param {number} to  cursors
   * @param {number} pace  1 at the usual speed; 0 to jump
   */
  stepTo(before, from, to, pace) {
    if (pace > 0 && this.prepared && this.moves()) {
      const { trace } = this.prepared;
      this.stepper.begin({ before, after: trace }, from, to, pace, performance.now());
      if (from < to && to >= trace.event.length)
        this.bestLine.begin(performance.now(), this.stepper.step?.duration ?? 0);
      else this.bestLine.end();
    } else {
      this.stepper.end();
      this.bestLine.end();
    }
  }

  /** Shows another tree and leaves the camera where it is, unless it shows the whole tree. @param {Stage["prepared"]} prepared */
  setTreeInPlace(prepared) {
    const { camera } = this;
    const { fitted } = this.mover;
    this.setTree(prepared, -1);
    if (fitted) return;
    this.mover.fitted = false;
    this.mover.move = null;
    this.mover.set(cameras.clampCamera(camera, this.frame()));
  }

  frame() {
    return frameOf(this);
  }

  /** How far what lies over the canvas reaches into it. */
  measuredCover() {
    const chips = this.over.chips();
    const bare = this.headed && chips?.childElementCount === 0;
    const tools = this.over.tools();
    const cover = coverOf(this.element, [bare ? null : chips, this.over.buttons(), tools], this.unit);
    return { ...cover, bare, ...(tools && { share: TOOLS_SHARE }) };
  }

  /** Whether the page hides what otherwise lies over the canvas, as beside the text of a lesson on a phone. */
  isUncovered() {
    const [chips, buttons] = [this.over.chips(), this.over.buttons()];
    return chips !== null && buttons !== null && !isDrawn(chips) && !isDrawn(buttons);
  }

  resize() {
    if (this.kept) return;
    const box = this.element.getBoundingClientRect();
    this.unit = unitOfPage();
    this.alone = isPresented() || this.isUncovered();
    const pixels = { width: Math.round(box.width), height: Math.round(box.height) };
    const width = pixels.width / this.unit;
    const height = pixels.height / this.unit;
    if (width === 0 || height === 0) return;
    // A canvas that ends between two pixels is stretched to them, and every line is blurred.
    this.canvas.style.setProperty("--width", `${pixels.width}px`);
    this.canvas.style.setProperty("--height", `${pixels.height}px`);
    const appears = this.size.width === 0;
    const shift = !appears ? (width - this.size.width) / 2 : 0;
    const isSame = width === this.size.width && height === this.size.height;
    const cover = this.measuredCover();
    // While the view keeps its size, chips that need fewer lines at the next step must not move the picture.
    const isBare = cover.bare && this.cover.bare;
    const slid = this.slides(width, box.left);
    this.place = { left: box.left, since: isSame ? this.place.since : performance.now() };
    this.cover = isSame ? { ...cover, above: Math.max(cover.above, this.cover.above), bare: isBare } : cover;
    this.size = { width, height };
    const frame = this.frame();
    this.gestures.setRange(cameras.zoomRange(frame));
    this.mover.resized(shift, slid);
    // Chips that need more room do not change the size: the next picture is soon enough.
    if (isSame) this.repaint();
    else this.paintNow();
    if (appears) this.appeared();
  }

  /**
   * How far the tree slides, in units, so that it seems to stay where it is while the view jumps to this width and this left
   * edge; null if the view does not jump.
   * @param {number} width @param {number} left
   */
  slides(width, left) {
    const rested = performance.now() - this.place.since > LEAST_REST;
    const jumps = this.size.width > 0 && Math.abs(width - this.size.width) > LEAST_JUMP;
    return jumps && rested && this.prepared && this.moves() ? (this.place.left - left) / this.unit : null;
  }

  /** A gesture's transform, which is in CSS pixels. @param {import("./camera.js").Transform} transform */
  inUnits({ k, x, y }) {
    return { k, x: x / this.unit, y: y / this.unit };
  }

  /** Whether the texts at nodes can be read while all levels are in view. */
  isReadWhole() {
    return cameras.isReadWhole(this.frame());
  }

  /** Whether the whole tree is in view, and its nodes can be told apart. */
  isWholeClear() {
    return this.mover.fitted && cameras.isClear(this.frame());
  }

  /** Whether a gesture may begin: a double click on a node is not for the camera. @param {Event} event */
  takes(event) {
    if (!this.prepared || this.resting || this.isHeld(event)) return false;
    return !(event instanceof MouseEvent && event.type === "dblclick" && this.rowUnder(event, 0) >= 0);
  }

  /**
   * The row under the pointer; the mark of a cut stands for the node that was cut.
   * @param {{clientX: number, clientY: number}} event @param {number} reach see rowAt @returns {number} a row, or -1
   */
  rowUnder(event, reach) {
    const { prepared, moment, camera } = this;
    if (!prepared || !moment) return -1;
    const box = this.element.getBoundingClientRect();
    const view = { ...prepared, moment, camera, frame: this.frame(), boards: this.drawBoard !== null };
    const [x, y] = [(event.clientX - box.left) / this.unit, (event.clientY - box.top) / this.unit];
    const cut = markAt(this.marks, x, y, 0);
    return cut >= 0 ? cut : rowAt(view, x, y, reach);
  }

  /** Where a row is drawn in the element, and half of its size, in CSS pixels. @param {number} row */
  spotOf(row) {
    const { prepared, moment, camera, unit } = this;
    if (!prepared || !moment || row < 0 || prepared.layout.rank[row] < 0) return null;
    const view = { ...prepared, moment, camera, frame: this.frame(), boards: this.drawBoard !== null };
    const spot = spotOfRow(view, row);
    return { x: spot.x * unit, y: spot.y * unit, half: spot.half * unit };
  }

  /** Asks for one picture in the next frame. */
  repaint() {
    if (this.request) return;
    this.request = requestAnimationFrame((now) => {
      this.request = 0;
      this.mover.advance(now);
      this.stepper.advance(now);
      this.paintNow();
      if (this.stepper.step || this.reshaper.move || this.bestLine.isOn(now)) this.repaint();
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
      // What lies over the tree goes with it.
      this.painted();
      return;
    }
    const reshaping = this.kept ? null : this.reshaper.at(performance.now(), (shown) => this.seenOf(shown));
    const isStill = this.kept !== null || reshaping !== null;
    const shown = reshaping?.shown ?? { moment, drawBoard: this.drawBoard };
    if (!isStill) this.shown = shown;
    const drawn = reshaping?.prepared ?? prepared;
    const frame = frameOf({ ...this, prepared: drawn });
    const picture = {
      ...drawn,
      moment: shown.moment ?? moment,
      camera: reshaping && this.staysWhole && this.mover.fitted ? cameras.fitCamera(frame) : this.camera,
      frame,
      theme,
      drawBoard: shown.drawBoard,
      selected: isStill ? -1 : this.selected,
      hovered: isStill ? -1 : this.hovered,
      marked: reshaping ? -1 : this.marked,
      colourBy: this.colourBy,
      picked: isStill ? [] : this.picked,
      lit: isStill ? undefined : this.lit,
      named: isStill ? undefined : this.named,
      numberOf: isStill ? null : this.numberOf,
      pixelRatio,
      leastText: this.kept ? undefined : leastTextOfPage(this.unit),
      between: isStill ? null : this.stepper.between,
    };
    const start = performance.now();
    this.marks = paint(context, picture, drawn.visible);
    if (!isStill && this.bestLine.isOn(start)) {
      context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
      const view = { ...picture, boards: this.drawBoard !== null };
      const line = rowsOfLine(moment, drawn.trace.parent).map((row) => spotOfRow(view, row));
      this.bestLine.draw(context, line, theme.colour.best, performance.now());
    }
    this.bands = hasColours(drawn.visible.favours[DONE]);
    this.paintTimes = [performance.now() - start, ...this.paintTimes].slice(0, PICTURES_TIMED);
    this.painted();
  }

  /**
   * What of a moving tree can be seen: the search's own path and its best line are drawn however narrow they are.
   * @param {import("./layout-mover.js").Shown} shown @returns {import("./moving-layout.js").Visibility}
   */
  seenOf({ moment }) {
    const frame = this.frame();
    const nearer = this.staysWhole ? Math.max(1, frame.slots / Math.max(1, this.reshaper.leastWidth)) : 1;
    const { slot } = cameras.scaleOf(this.camera.k * nearer, frame);
    return { least: SLIVER / slot, isOpen: (row) => moment !== null && isFollowed(moment, row) };
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
