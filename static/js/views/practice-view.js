// <practice-view>: graded exercises in a dialog. The answer is given in the picture of the tree, by mouse, touch or
// keyboard.
import { html, nothing, svg } from "lit";
import { sendIntent } from "./intent.js";
import { isNarrow } from "./narrow.js";
import { View } from "./view.js";

/** @typedef {import("../exercises/tree.js").Drawn} Drawn */
/** @typedef {import("../exercises/tree.js").Spot} Spot */
/** @typedef {import("../exercises/drafts.js").Draft} Draft */
/** @typedef {{isRight: boolean, score: string, why: string, more: string, misconception: string, wrong: ReadonlySet<string>}} Reply */

/** Sizes in the drawing. */
const ACROSS = 48;
const DOWN = 86;
const TOP = 34;
const NODE = 17;
/** CSS pixels per unit of the drawing: no text gets too small. */
const SCALE = 0.92;

export class PracticeView extends View {
  static properties = {
    open: { type: Boolean },
    types: { attribute: false },
    type: {},
    tree: { attribute: false },
    question: {},
    convention: {},
    how: {},
    draft: { attribute: false },
    crossed: { attribute: false },
    canUndo: { type: Boolean },
    reply: { attribute: false },
    isShown: { type: Boolean },
    streak: {},
    waits: {},
    busy: { type: Boolean },
    error: {},
  };

  constructor() {
    super();
    this.open = false;
    /** @type {readonly {id: string, name: string}[]} */
    this.types = [];
    this.type = "";
    /** @type {Drawn | null} */
    this.tree = null;
    this.question = "";
    this.convention = "";
    this.how = "";
    /** @type {Draft} */
    this.draft = { chosen: [], typed: {}, best: "" };
    /** @type {ReadonlySet<string>} all that is crossed out, also below what was pressed */
    this.crossed = new Set();
    this.canUndo = false;
    /** @type {Reply | null} */
    this.reply = null;
    this.isShown = false;
    this.streak = "";
    this.waits = "";
    this.busy = false;
    this.error = "";
  }

  updated() {
    const dialog = /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
    if (this.open && !dialog.open) dialog.showModal();
    if (!this.open && dialog.open) dialog.close();
  }

  render() {
    return html`
      <dialog aria-labelledby="practice-title" @close=${() => this.open && sendIntent(this, { type: "leave-practice" })}>
        <div class="practice">
          <form method="dialog"><button class="icon" aria-label="Close the exercises">✕</button></form>
          <h2 id="practice-title">Practise</h2>
          <div class="choices">
            <label><span class="visually-hidden">Exercise</span>
              <select @change=${(/** @type {Event} */ { target }) =>
                this.#begin(/** @type {HTMLSelectElement} */ (target).value)}>
                ${this.types.map(({ id, name }) => html`<option value=${id} .selected=${id === this.type}>${name}</option>`)}
              </select></label>
            <button ?disabled=${this.busy} @click=${() => this.#begin(this.type)}>A new one</button>
            <span class="streak" role="status">${this.streak}</span>
          </div>
          ${this.tree ? this.#exercise(this.tree) : html`<p role="status">${this.waits || "Python makes an exercise…"}</p>`}
          ${this.error ? html`<p class="field-error" role="alert">${this.error}</p>` : nothing}
        </div>
      </dialog>
    `;
  }

  /** @param {string} exerciseType */
  #begin(exerciseType) {
    sendIntent(this, { type: "new-exercise", exerciseType, isNarrow: isNarrow() });
  }

  /** @param {Drawn} tree */
  #exercise(tree) {
    return html`
      <p class="question">${this.question}</p>
      <p class="convention">${this.convention} ${this.how}</p>
      ${this.#picture(tree)}
      ${this.type === "windows" ? this.#windows(tree) : nothing}
      ${this.type === "values" ? this.#best(tree) : nothing}
      <div class="buttons">
        <button class="main" ?disabled=${this.busy} @click=${() => sendIntent(this, { type: "check-exercise" })}>Check</button>
        <button ?disabled=${!this.canUndo} @click=${() => sendIntent(this, { type: "undo-in-exercise" })}>Undo</button>
        <button ?disabled=${this.busy} @click=${() => sendIntent(this, { type: "solve-exercise" })}>Show the solution</button>
        <button @click=${() => sendIntent(this, { type: "watch-exercise" })}>Watch the search</button>
      </div>
      <div class="reply" role="status">${this.#reply()}</div>
    `;
  }

  #reply() {
    if (this.isShown) return html`<p>This is a solution. Take a new exercise to try it yourself.</p>`;
    if (!this.reply) return nothing;
    const { isRight, score, why, more, misconception } = this.reply;
    if (isRight) return html`<p class="right">✓ All right.</p>`;
    return html`<p class="wrong">✗ ${score} right. ${why} ${more}</p>
      ${misconception ? html`<p class="misconception">${misconception}</p>` : nothing}`;
  }

  /** @param {Drawn} tree */
  #picture(tree) {
    const [width, height] = [tree.width * ACROSS, TOP * 2 + tree.depth * DOWN];
    const byName = new Map(tree.spots.map((spot) => [spot.name, spot]));
    const size = `width: ${Math.round(width * SCALE)}px`;
    return html`<div class="tree" tabindex="0" role="region" aria-label="The tree of the exercise">
      <div class="sheet" .style=${size}>
        <svg viewBox="0 0 ${width} ${height}" role="group" aria-label="The tree">
          ${tree.spots.map((spot) => this.#edge(spot, byName.get(spot.parent)))}
          ${tree.spots.map((spot) => this.#node(spot, byName.get(spot.parent)))}
        </svg>
        ${
          this.type === "values"
            ? tree.spots.filter(({ role }) => role !== "leaf").map((spot) => this.#field(spot, width, height))
            : nothing
        }
      </div>
    </div>`;
  }

  /** @param {Spot} spot @param {Spot | undefined} parent */
  #edge(spot, parent) {
    if (!parent) return nothing;
    const [from, to] = [placeOf(parent), placeOf(spot)];
    return svg`<path class="edge ${this.crossed.has(spot.name) ? "crossed" : ""}" d="M${from.x} ${from.y}L${to.x} ${to.y}" />`;
  }

  /** @param {Spot} spot @param {Spot | undefined} parent */
  #node(spot, parent) {
    const { x, y } = placeOf(spot);
    const isAnswer = this.#canPress(spot);
    const place = this.draft.chosen.indexOf(spot.name);
    const classes = [
      "node",
      spot.role.toLowerCase(),
      this.crossed.has(spot.name) ? "crossed" : "",
      this.reply?.wrong.has(spot.name) ? "wrong" : "",
    ];
    const shape =
      spot.role === "leaf"
        ? svg`<rect x=${x - NODE} y=${y - NODE * 0.8} width=${NODE * 2} height=${NODE * 1.6} rx="4" />`
        : svg`<path d=${triangle(x, y, spot.role === "MAX")} />`;
    const inside = svg`${shape}
      <text class="name" x=${spot.role === "leaf" ? x : x + (this.type === "values" ? 30 : NODE + 5)} y=${spot.role === "leaf" ? y + NODE * 1.75 : y - 4}
        text-anchor=${spot.role === "leaf" ? "middle" : "start"}>${spot.name}</text>
      ${spot.value === null ? nothing : svg`<text class="value" x=${x} y=${y + 5} text-anchor="middle">${spot.value}</text>`}
      ${this.type === "cuts" && place >= 0 && parent ? cross(placeOf(parent), { x, y }) : nothing}
      ${this.type === "leaves" && place >= 0 ? svg`<circle class="badge" cx=${x + NODE} cy=${y - NODE} r="10" /><text class="badge-text" x=${x + NODE} y=${y - NODE + 4} text-anchor="middle">${place + 1}</text>` : nothing}`;
    if (!isAnswer) return svg`<g class=${classes.join(" ")}>${inside}</g>`;
    const press = () => sendIntent(this, { type: "press-in-exercise", name: spot.name });
    const [px, py] = parent ? [placeOf(parent).x, placeOf(parent).y] : [x, y];
    return svg`<g class="${classes.join(" ")} pressable" role="button" tabindex="0" aria-pressed=${place >= 0}
      aria-label=${this.#label(spot, place)} @click=${press}
      @keydown=${(/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        press();
      }}>
      ${this.type === "cuts" ? svg`<path class="reach" d="M${(px + x) / 2} ${(py + y) / 2}L${x} ${y}" />` : nothing}
      <rect class="reach-box" x=${x - ACROSS / 2 + 2} y=${y - 24} width=${ACROSS - 4} height="56" />${inside}</g>`;
  }

  /** @param {Spot} spot @param {number} place */
  #label({ name, value }, place) {
    const what = value === null ? name : `${name}, ${value}`;
    if (this.type === "leaves") return place < 0 ? what : `${what}, number ${place + 1}`;
    return `Branch to ${what}${this.crossed.has(name) ? ", crossed out" : ""}`;
  }

  /** @param {Spot} spot */
  #canPress({ role, parent, name }) {
    if (this.type === "leaves") return role === "leaf";
    // What lies below a crossed branch is crossed out with it.
    return this.type === "cuts" && parent !== "" && (!this.crossed.has(name) || this.draft.chosen.includes(name));
  }

  /** The field over an inner node. @param {Spot} spot @param {number} width @param {number} height */
  #field(spot, width, height) {
    const { x, y } = placeOf(spot);
    return html`<input class="over ${this.reply?.wrong.has(spot.name) ? "wrong" : ""}" aria-label="Value of ${spot.name}" autocomplete="off"
      .style="left: ${(x / width) * 100}%; top: ${(y / height) * 100}%" .value=${this.draft.typed[spot.name] ?? ""}
      @change=${(/** @type {Event} */ { target }) => this.#type(spot.name, target)} />`;
  }

  /** @param {string} name @param {EventTarget | null} target */
  #type(name, target) {
    sendIntent(this, { type: "type-in-exercise", name, text: /** @type {HTMLInputElement} */ (target).value });
  }

  /** @param {Drawn} tree */
  #best({ spots }) {
    return html`<fieldset class="best"><legend>Best move</legend>
      ${spots[0].children.map(
        (name) => html`<label><input type="radio" name="best" value=${name} .checked=${this.draft.best === name}
          @change=${() => sendIntent(this, { type: "choose-in-exercise", name })} />to ${name}</label>`,
      )}</fieldset>`;
  }

  /** @param {Drawn} tree */
  #windows({ spots }) {
    return html`<div class="windows">
      ${spots
        .filter(({ role }) => role !== "leaf")
        .map(
          ({ name }) => html`<fieldset class=${this.reply?.wrong.has(name) ? "wrong" : ""}><legend>${name}</legend>
          ${["α", "β"].map(
            (
              side,
            ) => html`<label>${side} <input aria-label="${side} at ${name}" autocomplete="off" .value=${this.draft.typed[`${name} ${side}`] ?? ""}
              @change=${(/** @type {Event} */ { target }) => this.#type(`${name} ${side}`, target)} /></label>`,
          )}</fieldset>`,
        )}
    </div>`;
  }
}

/** @param {Spot} spot */
const placeOf = ({ x, depth }) => ({ x: x * ACROSS, y: TOP + depth * DOWN });

/** @param {number} x @param {number} y @param {boolean} up */
const triangle = (x, y, up) =>
  up
    ? `M${x} ${y - NODE}L${x + NODE} ${y + NODE * 0.8}H${x - NODE}Z`
    : `M${x} ${y + NODE}L${x + NODE} ${y - NODE * 0.8}H${x - NODE}Z`;

/** A cross on the branch, near the node that it leads to. @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
function cross(from, to) {
  const [x, y] = [from.x * 0.42 + to.x * 0.58, from.y * 0.42 + to.y * 0.58];
  return svg`<path class="cross" d="M${x - 8} ${y - 8}l16 16M${x + 8} ${y - 8}l-16 16" />`;
}

customElements.define("practice-view", PracticeView);
