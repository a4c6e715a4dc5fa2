// <little-board>: the position of a game, as small as in the tree.
import { html } from "lit";
import { BOARDS } from "../boards/index.js";
import { readTheme, watchTheme } from "../tree/theme.js";
import { View } from "./view.js";

/** In CSS pixels. */
const SIDE = 104;

export class LittleBoard extends View {
  static properties = { subject: {}, picture: { attribute: false } };

  constructor() {
    super();
    /** The id of the game. */
    this.subject = "";
    /** @type {any} as Python made it */
    this.picture = null;
    /** @type {() => void} */
    this.stopWatching = () => {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.stopWatching = watchTheme(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stopWatching();
  }

  render() {
    const pixels = Math.round(SIDE * devicePixelRatio);
    return html`<canvas width=${pixels} height=${pixels} aria-hidden="true"></canvas>`;
  }

  updated() {
    const board = BOARDS[this.subject];
    const pen = this.querySelector("canvas")?.getContext("2d");
    if (!pen || !board) return;
    const theme = readTheme(this);
    pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    pen.clearRect(0, 0, SIDE, SIDE);
    if (board.kind === "scene") board.paint?.(pen, this.picture, this.picture, 4, 4, SIDE - 8, theme);
    else {
      const { cells, columns, rows } = this.picture;
      const { surface, max, min, control } = theme.colour;
      board.paint(pen, cells, columns, rows, 4, 4, SIDE - 8, { line: control, surface, max, min });
    }
  }
}

customElements.define("little-board", LittleBoard);
