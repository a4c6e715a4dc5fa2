// <play-view>: who plays which side against Python, how far Python looks, and who is better.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {import("../kinds/game/levels.js").Level} Level */

export class PlayView extends View {
  static properties = {
    sides: { attribute: false },
    python: {},
    levels: { attribute: false },
    level: { attribute: false },
    better: { attribute: false },
    contest: {},
    over: { type: Boolean },
    stage: {},
    busy: { type: Boolean },
    canUndo: { type: Boolean },
  };

  constructor() {
    super();
    /** @type {{MAX: string, MIN: string} | null} the names of the sides */
    this.sides = null;
    /** @type {"" | "MAX" | "MIN"} */
    this.python = "";
    /** @type {readonly Level[]} */
    this.levels = [];
    /** @type {Level | null} the one in use */
    this.level = null;
    /** @type {{share: number, said: string} | null} the part of the bar that is MAX's, and who is better */
    this.better = null;
    /** The id of the contest between two searches that the game offers; "" if none. */
    this.contest = "";
    /** Whether the game is over: nobody plays on from its end. */
    this.over = false;
    /** What is shown beside the board. */
    this.stage = "tree";
    this.busy = false;
    this.canUndo = false;
  }

  render() {
    const { sides } = this;
    if (!sides) return nothing;
    return html`
      <fieldset class="segments">
        <legend>You are</legend>
        ${this.#side("MAX", "MIN", sides.MAX)}${this.#side("MIN", "MAX", sides.MIN)}${this.#side("", "", "both")}
      </fieldset>
      ${this.#game()}
      ${this.levels.length > 0 ? this.#looks() : nothing}
      ${this.better === null ? nothing : this.#better(this.better)}
    `;
  }

  /** @param {string} side @param {"" | "MAX" | "MIN"} python  the side that is left to Python @param {string} name */
  #side(side, python, name) {
    return html`<button data-side=${side} aria-pressed=${this.python === python}
      @click=${() => sendIntent(this, { type: "python-plays", side: python })}>${name}</button>`;
  }

  /** What begins a game, takes moves back, and lets Python play against itself. */
  #game() {
    const { busy, canUndo, contest } = this;
    const isOpen = contest !== "" && this.stage === contest;
    const press = () => {
      if (this.over && !isOpen) sendIntent(this, { type: "new-game" });
      sendIntent(this, { type: "stage", stage: isOpen ? "tree" : contest });
    };
    return html`<div class="controls">
        <button aria-label="New game" title="New game" ?disabled=${busy}
          @click=${() => sendIntent(this, { type: "new-game" })}>New</button>
        <button title="Take back your last move" ?disabled=${!canUndo || busy}
          @click=${() => sendIntent(this, { type: "undo" })}>Undo</button>
      </div>
      ${contest ? html`<button class="contest" @click=${press}>${isOpen ? "Back to the game" : "Python against Python"}</button>` : nothing}`;
  }

  #looks() {
    return html`<fieldset class="segments">
      <legend>Python looks ahead</legend>
      ${this.levels.map((level) => {
        const { name, run, engine } = level;
        return html`<button aria-pressed=${level === this.level} @click=${() => sendIntent(this, { type: "look-ahead", run, engine })}>${name}</button>`;
      })}
    </fieldset>`;
  }

  /** @param {{share: number, said: string}} better */
  #better({ share, said }) {
    const percent = Math.round(share * 100);
    return html`<div class="standing"><div class="better" aria-hidden="true">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none">
        <rect class="max" width=${percent} height="4" /><rect class="min" x=${percent} width=${100 - percent} height="4" />
      </svg></div><span class="said">${said}</span></div>`;
  }
}
