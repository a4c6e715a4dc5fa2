// <pane-divider>: the line between two columns of the page. You can drag it or move it with the arrow keys; Enter or
// a double click hides the column and brings it back. The widths of the columns are saved on this device, for each
// layout of the page by itself.

import { MOST, STEP, isHidden, readWidths, widthFrom, withWidth, writeWidths } from "./column-widths.js";
import { View } from "./view.js";

export class PaneDivider extends View {
  static properties = { pane: {}, name: {}, centre: {} };

  constructor() {
    super();
    /** The column that it makes wider or narrower: "board" or "code". */
    this.pane = "board";
    this.name = "";
    /** Which view is large; "" in the usual layout. */
    this.centre = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.setAttribute("role", "separator");
    this.setAttribute("aria-orientation", "vertical");
    this.setAttribute("aria-valuemin", "0");
    this.setAttribute("aria-valuemax", String(MOST));
    this.tabIndex = 0;
    this.title = "Drag to resize, double-click to hide or show";
    this.addEventListener("pointerdown", this.#press);
    this.addEventListener("dblclick", () => this.#toggle());
    this.addEventListener("keydown", this.#move);
    this.#apply(readWidths(keptHere()));
    const resized = new ResizeObserver(() => this.#report());
    for (const each of document.querySelectorAll("main, .pane-board, .pane-code")) resized.observe(each);
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    if (changed.has("centre")) this.#changeLayout();
    this.setAttribute("aria-label", `Width of ${this.name}`);
  }

  /** A layout has its own widths. The view that is to be large comes back if it was hidden. */
  #changeLayout() {
    const storage = keptHere();
    const widths = readWidths(storage);
    const isWanted = this.centre === this.pane || (this.centre === "both" && this.pane === "board");
    const shown = isWanted && widths[this.#key()] === 0 ? withWidth(widths, this.#key(), null) : widths;
    if (shown !== widths) writeWidths(storage, shown);
    this.#apply(shown);
  }

  /** The name that the width is saved under. */
  #key() {
    return this.centre === "" ? this.pane : `${this.pane} beside ${this.centre}`;
  }

  /** In a panel, the columns take turns. */
  #column() {
    const own = /** @type {HTMLElement} */ (document.querySelector(`.pane-${this.pane}`));
    const other = this.pane === "code" ? ".pane-board" : ".pane-code";
    const isTurn = this.centre !== "panel" || own.checkVisibility();
    return isTurn ? own : /** @type {HTMLElement} */ (document.querySelector(other));
  }

  /** The columns have the room that a lesson beside them leaves. */
  #page() {
    return /** @type {HTMLElement} */ (document.querySelector("main")).getBoundingClientRect();
  }

  /** The width of the column now, in percent of the page. */
  #width() {
    return widthFrom(this.#column().getBoundingClientRect().width, this.#page().width);
  }

  /** @param {PointerEvent} event */
  #press = (event) => {
    event.preventDefault();
    this.focus();
    this.setPointerCapture(event.pointerId);
    /** @param {PointerEvent} moved */
    const move = ({ clientX }) => {
      const { left, right, width } = this.#page();
      this.#set(widthFrom(this.pane === "board" ? clientX - left : right - clientX, width));
    };
    const end = () => this.removeEventListener("pointermove", move);
    this.addEventListener("pointermove", move);
    this.addEventListener("pointerup", end, { once: true });
    this.addEventListener("pointercancel", end, { once: true });
  };

  /** @param {KeyboardEvent} event */
  #move = (event) => {
    const wider = this.pane === "board" ? "ArrowRight" : "ArrowLeft";
    const narrower = this.pane === "board" ? "ArrowLeft" : "ArrowRight";
    if (event.key === "Enter") this.#toggle();
    else if (event.key === wider) this.#set(this.#width() + STEP);
    else if (event.key === narrower) this.#set(this.#width() - STEP);
    else if (event.key === "Home") this.#set(0);
    else return;
    event.preventDefault();
  };

  #toggle() {
    this.#set(isHidden(this.#width()) ? null : 0);
  }

  /** @param {number | null} width in percent; null for the usual width */
  #set(width) {
    const storage = keptHere();
    // The width before is the one on the page: what is saved may be missing, and a hidden column must still open.
    const before = { ...readWidths(storage), [this.#key()]: this.#width() };
    const widths = withWidth(before, this.#key(), width);
    writeWidths(storage, widths);
    this.#apply(widths);
    this.#report();
  }

  /** @param {import("./column-widths.js").Widths} widths */
  #apply(widths) {
    const width = widths[this.#key()];
    const style = /** @type {HTMLElement} */ (document.querySelector("main")).style;
    if (width === undefined) style.removeProperty(`--pane-${this.pane}`);
    else style.setProperty(`--pane-${this.pane}`, `${width}%`);
    document.body.toggleAttribute(`data-no-${this.pane}`, width === 0);
  }

  /** On a page whose columns are not shown, there is nothing to tell. */
  #report() {
    if (this.#page().width === 0) return;
    this.setAttribute("aria-valuenow", String(Math.round(this.#width())));
  }
}

/** Where the page can save things on this device; null if it is not allowed to, as in a sandbox. */
function keptHere() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
