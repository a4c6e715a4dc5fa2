// <play-view>: who plays which side against Python, how far Python looks, and who is better. On a phone, both choices are
// menus in one row; its style shows one of the two.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {import("../kinds/game/levels.js").Level} Level */

export class PlayView extends View {
  static properties = {
    sides: { attribute: false },
    python: {},
    isAlone: { type: Boolean },
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
    /** Whether MAX plays alone, against chance. */
    this.isAlone = false;
    /** @type {readonly Level[]} */
    this.levels = [];
    /** @type {Level | null} the one in use */
    this.level = null;
    /** @type {{share: number, text: string} | null} the part of the bar that is MAX's, and who is better */
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
    const who = this.isAlone ? "Who plays" : "You play";
    const people = (this.isAlone ? ALONE : sidesOf(sides)).map(({ python, side, name }) => ({
      name,
      side,
      isOn: this.python === python,
      choose: () => sendIntent(this, { type: "python-plays", side: python }),
    }));
    const levels = this.levels.map((level) => ({
      name: level.name,
      isOn: level === this.level,
      choose: () => sendIntent(this, { type: "look-ahead", run: level.run, engine: level.engine }),
    }));
    return html`
      <div class="choices">${asMenu(who, people)}${levels.length > 0 ? asMenu("Python looks ahead", levels) : nothing}</div>
      ${asButtons(who, people)}
      ${this.#game()}
      ${levels.length > 0 ? asButtons("Python looks ahead", levels) : nothing}
      ${this.better === null ? nothing : this.#better(this.better)}
    `;
  }

  /** What begins a game, takes moves back, and lets Python play against itself. */
  #game() {
    const { busy, canUndo, contest } = this;
    const isOpen = contest !== "" && this.stage === contest;
    const press = () => {
      if (this.over && !isOpen) sendIntent(this, { type: "new-game" });
      sendIntent(this, { type: "stage", stage: isOpen ? "tree" : contest });
    };
    return html`<div class="game"><div class="controls">
        <button aria-label="New game" title="New game" ?disabled=${busy}
          @click=${() => sendIntent(this, { type: "new-game" })}>New</button>
        <button title="Take back your last move" ?disabled=${!canUndo || busy}
          @click=${() => sendIntent(this, { type: "undo" })}>Undo</button>
      </div>
      ${contest ? html`<button class="contest" @click=${press}>${isOpen ? "Back to the game" : "Python against Python"}</button>` : nothing}</div>`;
  }

  /** @param {{share: number, text: string}} better */
  #better({ share, text }) {
    const percent = Math.round(share * 100);
    return html`<div class="standing"><div class="better" aria-hidden="true">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none">
        <rect class="max" width=${percent} height="4" /><rect class="min" x=${percent} width=${100 - percent} height="4" />
      </svg></div><span class="said">${text}</span></div>`;
  }
}

/** Who can play where there is no other side. */
const ALONE = /** @type {const} */ ([
  { side: "MAX", python: "MIN", name: "you" },
  { side: "MIN", python: "MAX", name: "Python" },
  { side: "", python: "", name: "you, with advice" },
]);

/** What the reader can be: one side, against Python, or both. @param {{MAX: string, MIN: string}} sides */
const sidesOf = ({ MAX, MIN }) =>
  /** @type {const} */ ([
    { side: "MAX", python: "MIN", name: MAX },
    { side: "MIN", python: "MAX", name: MIN },
    { side: "", python: "", name: "both sides" },
  ]);

/** Something that can be chosen. @typedef {{name: string, side?: string, isOn: boolean, choose: () => void}} Choice */

/** @param {string} legend @param {readonly Choice[]} choices */
const asButtons = (legend, choices) => html`<fieldset class="segments">
  <legend>${legend}</legend>
  ${choices.map(({ name, side, isOn, choose }) => html`<button data-side=${side ?? nothing} aria-pressed=${isOn} @click=${choose}>${name}</button>`)}
</fieldset>`;

/** @param {string} label @param {readonly Choice[]} choices */
const asMenu = (label, choices) => html`<label>${label}
  <select @change=${(/** @type {Event} */ event) => choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex].choose()}>
    ${choices.map(({ name, isOn }) => html`<option .selected=${live(isOn)}>${name}</option>`)}
  </select></label>`;
