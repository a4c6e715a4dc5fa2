// <duel-board>: a small board on which the newest games of a duel are played again, ply by ply.
import { html, nothing, svg } from "lit";
import { BOARDS } from "../../boards/index.js";
import { afterOn, gridIn, lastFrame, nextFrame } from "../../boards/replay.js";
import { formatCount } from "../../words/format.js";
import "../board/little-board.js";
import { View } from "../view.js";

/**
 * `moves`: their ids, for a board that draws pictures.
 * @typedef {{positions: readonly string[], moves?: readonly string[], players: string, end: string}} Replayed
 */

/** How long each position is shown, in milliseconds: slow enough to follow, also where a player makes one move of many. */
const CALM = 450;
const FAST = 180;
/** How long the end of a game is shown, if another one follows. */
const PAUSE = 1000;
/** The width of a picture, in CSS pixels. */
const WIDTH = 240;

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

class DuelBoard extends View {
  static properties = {
    games: { attribute: false },
    start: {},
    discs: { type: Boolean },
    name: {},
    board: {},
    picture: { attribute: false },
    fast: { type: Boolean },
    frame: { state: true },
    paused: { state: true },
  };

  constructor() {
    super();
    /** @type {readonly Replayed[]} in the order in which they were played */
    this.games = [];
    /** The position from which games will be played. */
    this.start = "";
    /** Whether its marks are on round discs, as in Connect-4. */
    this.discs = false;
    /** Whose games they are, if there are others beside them. */
    this.name = "";
    /** The id of the board that draws them, if it is no grid. */
    this.board = "";
    /** @type {any} its picture of the start */
    this.picture = null;
    /** Whether many moves come one after the other. */
    this.fast = false;
    /** @type {import("../../boards/replay.js").Frame} */
    this.frame = { game: 0, ply: 0 };
    /** What moves by itself can be paused. */
    this.paused = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    const before = changed.get("games");
    if (before && this.games.length < before.length) this.frame = { game: 0, ply: 0 };
    if (isStill()) this.frame = lastFrame(this.#lengths());
  }

  updated() {
    const next = nextFrame(this.frame, this.#lengths());
    if (this.paused || isStill() || next === this.frame || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (!this.paused) this.frame = nextFrame(this.frame, this.#lengths());
    }, this.#pace(next));
  }

  /** How long the position is shown before the next one. @param {import("../../boards/replay.js").Frame} next */
  #pace(next) {
    if (!this.fast) return CALM;
    return next.ply === 0 ? PAUSE : FAST;
  }

  #lengths() {
    return this.games.map(({ positions }) => positions.length - 1);
  }

  render() {
    const { game, ply } = this.frame;
    const shown = this.games[game];
    const position = shown?.positions[ply] ?? this.start;
    return html`
      <figure>
        ${this.#painted(shown?.moves?.slice(0, ply) ?? []) ?? this.#grid(position)}
        ${shown ? html`<figcaption>${this.#caption(shown)} ${this.#pause()}</figcaption>` : nothing}
      </figure>
    `;
  }

  /** @param {Replayed} shown */
  #caption({ positions, players, end }) {
    const { game, ply } = this.frame;
    const last = positions.length - 1;
    return html`<span>Game ${formatCount(game + 1)}: ${players}</span>
      <span class="ply">${ply < last ? `ply ${formatCount(ply)} of ${formatCount(last)}` : end}</span>`;
  }

  /** It stays while the last position is shown, so that the focus is not lost. */
  #pause() {
    if (isStill()) return nothing;
    const flip = () => {
      this.paused = !this.paused;
    };
    return html`<button class="small" type="button" @click=${flip}>${this.paused ? "Go on" : `Pause ${this.name || "the board"}`}</button>`;
  }

  /** The picture after some moves, if the board can make it of that of the start; else null. @param {readonly string[]} moves */
  #painted(moves) {
    const board = BOARDS[this.board];
    if (!this.picture || !board?.paint) return null;
    const after = board.kind === "scene" ? board.after : board.put && afterOn(board);
    if (!after) return null;
    const picture = moves.reduce(after, this.picture);
    return html`<little-board trim .subject=${this.board} .picture=${picture} .side=${WIDTH}></little-board>`;
  }

  /** @param {string} position */
  #grid(position) {
    const grid = gridIn(position);
    if (!grid) return html`<pre class="position">${position}</pre>`;
    const { columns, rows, cells } = grid;
    return html`
      <svg class="little" data-cells=${cells} viewBox="0 0 ${columns} ${rows}" role="img" aria-label="Board: ${position}">
        ${Array.from(cells, (mark, cell) => {
          const [x, y] = [cell % columns, Math.floor(cell / columns)];
          return svg`<g transform="translate(${x + 0.5} ${y + 0.5})">${this.#cell(mark)}</g>`;
        })}
      </svg>
    `;
  }

  /** One cell around (0, 0), one unit wide. @param {string} mark */
  #cell(mark) {
    const hole = this.discs
      ? svg`<circle class="hole" r="0.44" />`
      : svg`<rect class="hole" x="-0.5" y="-0.5" width="1" height="1" />`;
    if (mark === ".") return hole;
    const reach = this.discs ? 0.18 : 0.28;
    const sign =
      mark === "X"
        ? svg`<path class="sign" d="M${-reach} ${-reach}L${reach} ${reach}M${reach} ${-reach}L${-reach} ${reach}" />`
        : svg`<circle class="sign" r=${reach * 1.1} />`;
    return svg`${hole}<g class=${mark === "X" ? "max" : "min"}>${
      this.discs ? svg`<circle class="body" r="0.44" />` : nothing
    }${sign}</g>`;
  }
}

customElements.define("duel-board", DuelBoard);
