// <little-board>: the position of a game, as small as in the tree.
import { html } from "lit";
import { BOARDS } from "../../boards/index.js";
import { readTheme, watchTheme } from "../../tree/theme.js";
import { View } from "../view.js";

/** In CSS pixels. */
const SIDE = 104;
const MARGIN = 4;

class LittleBoard extends View {
  /**
   * The theme of all little boards: dozens of them come at once, and it takes long to read. It is forgotten when one
   * comes or the theme changes, and read when the next is painted.
   * @type {import("../../tree/theme.js").Theme | null}
   */
  static #theme = null;

  static properties = {
    subject: {},
    picture: { attribute: false },
    base: { attribute: false },
    side: { attribute: false },
    trim: { type: Boolean },
  };

  constructor() {
    super();
    /** The id of the game. */
    this.subject = "";
    /** @type {any} as Python made it */
    this.picture = null;
    /** @type {any} the picture that it is as large as, if not its own */
    this.base = null;
    /** How large it is painted, in CSS pixels. */
    this.side = SIDE;
    /** Whether a board with more columns than rows gets no room above and below it. */
    this.trim = false;
    /** @type {() => void} */
    this.stopWatching = () => {};
  }

  connectedCallback() {
    super.connectedCallback();
    LittleBoard.#theme = null;
    this.stopWatching = watchTheme(() => {
      LittleBoard.#theme = null;
      this.requestUpdate();
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stopWatching();
  }

  render() {
    const pixels = (/** @type {number} */ length) => Math.round(length * devicePixelRatio);
    return html`<canvas width=${pixels(this.side)} height=${pixels(this.side - this.#spare())} aria-hidden="true"></canvas>`;
  }

  /** How much lower than wide it is. */
  #spare() {
    const { rows, columns } = this.picture ?? {};
    return this.trim && rows < columns ? (this.side - 2 * MARGIN) * (1 - rows / columns) : 0;
  }

  updated() {
    const board = BOARDS[this.subject];
    const pen = this.querySelector("canvas")?.getContext("2d");
    if (!pen || !board) return;
    LittleBoard.#theme ??= readTheme(this);
    const theme = LittleBoard.#theme;
    pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    pen.clearRect(0, 0, this.side, this.side);
    const [top, size] = [MARGIN - this.#spare() / 2, this.side - 2 * MARGIN];
    if (board.kind === "scene") board.paint?.(pen, this.picture, this.base ?? this.picture, MARGIN, top, size, theme);
    else {
      const { cells, columns, rows } = this.picture;
      board.paint(pen, cells, columns, rows, MARGIN, top, size, theme.colour);
    }
  }
}

customElements.define("little-board", LittleBoard);
