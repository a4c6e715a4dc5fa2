// <problem-view>: the picture of a constraint problem, the task, how far the search is, and the tools that change
// the problem. Like every view, it only says what the person wants; other modules do it.
import { html, nothing } from "lit";
import { GraphEditor, KEYS as GRAPH_KEYS } from "../problems/graph-editor.js";
import { graphText } from "../problems/graph-edit.js";
import { PROBLEM_PICTURES } from "../problems/index.js";
import { MapReader } from "../problems/map-reader.js";
import { KEYS as SUDOKU_KEYS, SudokuEditor } from "../problems/sudoku-editor.js";
import { afterStepBack, deadEndWait } from "../problems/marks.js";
import { answerAt } from "../problems/picking.js";
import { markWords } from "../problems/words.js";
import { sendIntent } from "./intent.js";
import { unitOfPage } from "../tree/theme.js";
import { legend } from "./problem-legend.js";
import { View } from "./view.js";

/** @typedef {import("../problems/index.js").Picture} Picture */
/** @typedef {import("../problems/marks.js").Mark} Mark */
/** @typedef {import("../problems/marks.js").Pair} Pair */

const MOST_QUEENS = 20;
const MOST_COLOURS = 6;
/** The assumed width of the drawing before it is measured, in CSS pixels. */
const WIDTH = 360;

export class ProblemView extends View {
  /** How many of these views there are, so that each has its own ids. */
  static count = 0;

  static properties = {
    heading: {},
    named: {},
    picture: { attribute: false },
    marks: { attribute: false },
    cursor: { type: Number },
    arcs: { attribute: false },
    task: {},
    status: {},
    typed: {},
    error: {},
    busy: { type: Boolean },
    editable: { type: Boolean },
    rewritable: { type: Boolean },
    presented: { type: Boolean },
    answers: { attribute: false },
    draft: { state: true },
    width: { state: true },
  };

  constructor() {
    super();
    this.heading = "Problem";
    /** Problem and method, so that a picture of the screen tells what it shows. */
    this.named = "";
    /** @type {Picture | null} */
    this.picture = null;
    /** @type {((id: string) => Mark | null) | null} what is known about each variable; null before the first search */
    this.marks = null;
    this.cursor = 0;
    /** @type {((id: string) => Mark | null) | null} what was known before the newest step, if that went back */
    this.later = null;
    /** @type {readonly Pair[]} the pairs whose constraint is being checked, from the first variable to the second */
    this.arcs = [];
    this.task = "";
    this.status = "";
    /** @type {string | null} the text of a change made here that is not in use yet */
    this.typed = null;
    /** Why the problem that a person made here is not possible. */
    this.error = "";
    this.busy = false;
    this.editable = false;
    /** Whether its program can be opened in the editor. */
    this.rewritable = false;
    /** Whether the picture is shown to a room, so that what is written in it grows with the page's text. */
    this.presented = false;
    /** @type {readonly import("../problems/picking.js").Answer[] | null} what can be clicked to answer a question; null if there is none */
    this.answers = null;
    /** @type {{picture: Picture, text: string} | null} a person's change, until Python's picture of it arrives */
    this.draft = null;
    this.width = WIDTH;
    this.uid = `problem-${++ProblemView.count}`;
    const edit = (/** @type {Picture} */ picture, /** @type {string} */ text) => this.edit(picture, text);
    this.sudoku = new SudokuEditor(this, edit);
    this.graph = new GraphEditor(this, edit);
    this.map = new MapReader(this);
    this.watcher = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width > 0) this.width = contentRect.width;
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    // A person may type faster than Python answers: the latest text counts until it is in use, or undone.
    if (changed.has("typed") && this.typed !== this.draft?.text) this.draft = null;
    if (changed.has("picture") && this.picture?.kind !== changed.get("picture")?.kind) this.sudoku.cell = -1;
    if (changed.has("cursor")) this.later = this.cursor < (changed.get("cursor") ?? 0) ? changed.get("marks") : null;
    if (changed.has("picture")) this.later = null;
    const { shown } = this;
    if (shown?.kind === "graph") this.graph.forget(shown);
    if (shown?.kind === "map") this.map.forget(shown);
    if (!this.changeable && this.graph.active) this.graph.toggle();
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    const drawing = this.querySelector(".picture");
    if (drawing) {
      this.watcher.observe(drawing);
      keepShape(/** @type {HTMLElement} */ (drawing));
      if (changed.has("marks")) this.#keepWait(/** @type {HTMLElement} */ (drawing));
    }
    if (changed.has("marks")) this.map.follow();
  }

  /** Tells the style sheet when a dead end is seen: after its marks are gone. @param {HTMLElement} drawing */
  #keepWait(drawing) {
    const { shown } = this;
    const all = shown ? PROBLEM_PICTURES[shown.kind].variables(shown) : [];
    drawing.style.setProperty("--dead", `${deadEndWait(all.map(({ id }) => this.mark(id)))}ms`);
  }

  /** A problem is not changed while a question about it is open. */
  get changeable() {
    return this.editable && this.answers === null;
  }

  get shown() {
    return this.draft?.picture ?? this.picture;
  }

  /** The width of the drawing, in lengths that grow with the page's text if it is presented. */
  get room() {
    return this.presented ? this.width / unitOfPage() : this.width;
  }

  /** @param {Picture} picture @param {string} text */
  edit(picture, text) {
    this.draft = { picture, text };
    this.send(text);
  }

  /** @param {string} text */
  send(text) {
    sendIntent(this, { type: "edit-problem", text });
  }

  /** What is known about a variable; nothing while the problem is still being changed. @param {string} id */
  mark(id) {
    const now = this.draft === null ? (this.marks?.(id) ?? null) : null;
    const known = now && this.later ? afterStepBack(now, this.later(id)) : now;
    const answer = this.answers?.find(({ variable, isPicked }) => isPicked && variable === id);
    return known && answer ? { ...known, chosen: answer.value ?? true } : known;
  }

  /** The editing tools over the picture. @param {Picture} picture @param {string} keysId */
  overlay(picture, keysId) {
    if (!this.changeable) return nothing;
    if (picture.kind === "sudoku") return this.sudoku.overlay(picture, (id) => this.mark(id), keysId);
    return picture.kind === "graph" ? this.graph.overlay(picture, keysId) : nothing;
  }

  /** The editing tools below the picture. @param {Picture} picture */
  tools(picture) {
    if (!this.editable) return nothing;
    // They stay in their place, so that nothing moves when a question comes.
    return html`<div class="tools-while-asked" ?inert=${!this.changeable}>${this.toolsOf(picture)}</div>`;
  }

  /** @param {Picture} picture */
  toolsOf(picture) {
    switch (picture.kind) {
      case "sudoku":
        return this.sudoku.tools(picture);
      case "graph":
        return html`<div class="bar-of-tools">${this.coloursField(picture.colours.length, (count) =>
          this.edit(...recoloured(picture, count)),
        )}${this.graph.tools(picture)}</div>`;
      case "map":
        return html`<div class="bar-of-tools">${this.coloursField(picture.colours.length, (count) =>
          this.send(`colours ${count}`),
        )}${this.map.tools(picture, this.width)}</div>`;
      case "queens":
        return html`<div class="bar-of-tools"><label>Queens <input type="number" min="1" max=${MOST_QUEENS}
          aria-invalid=${this.error !== ""} aria-describedby=${this.error ? `${this.uid}-error` : nothing}
          .value=${this.typed ?? String(picture.size)} @change=${(/** @type {Event} */ event) => this.setQueens(event)}></label></div>`;
      default:
        return nothing;
    }
  }

  /** @param {Event} event */
  setQueens({ target }) {
    this.send(/** @type {HTMLInputElement} */ (target).value.trim());
  }

  /** @param {number} count @param {(count: number) => void} onChoose */
  coloursField(count, onChoose) {
    const counts = Array.from({ length: MOST_COLOURS }, (_, i) => i + 1);
    return html`<label>Colours <select @change=${(/** @type {Event} */ { target }) =>
      onChoose(Number(/** @type {HTMLSelectElement} */ (target).value))}
    >${counts.map((each) => html`<option value=${each} .selected=${each === count}>${each}</option>`)}</select></label>`;
  }

  /** What the picture shows, as a list. The cells of an editable Sudoku say it themselves. @param {Picture} picture */
  words(picture) {
    if (picture.kind === "sudoku" && this.changeable) return nothing;
    const { variables, valueName } = PROBLEM_PICTURES[picture.kind];
    return html`<div class="hidden-text"><ul aria-label="What the picture shows">${variables(picture).map(
      ({ id, name }) => html`<li>${name}: ${markWords(this.known(picture, id), valueName)}</li>`,
    )}</ul></div>`;
  }

  /** @param {Picture} picture @param {string} id @returns {Mark | null} */
  known(picture, id) {
    const { initial } = PROBLEM_PICTURES[picture.kind];
    return this.mark(id) ?? initial?.(picture, id) ?? null;
  }

  /** A click or a tap on the picture. @param {MouseEvent} event @param {Picture} picture */
  press(event, picture) {
    const frame = this.querySelector(".picture");
    if (this.answers === null) return picture.kind === "map" ? this.map.press(event, picture) : undefined;
    const id = frame && answerAt(frame, event, this.answers);
    if (id) sendIntent(this, { type: "pick-answer", id });
  }

  render() {
    const picture = this.shown;
    if (picture === null) return html`<h2>${this.heading}</h2><div class="card empty"></div>`;
    const shown = picture.kind === "graph" ? this.graph.shown(picture) : picture;
    // The error takes the place of the task: it is visible above the picture even on a phone, and nothing moves.
    const wrong = this.error
      ? html`<p class="field-error" id="${this.uid}-error" role="alert">${this.error}</p>`
      : nothing;
    const atField = picture.kind === "queens";
    const isMap = picture.kind === "map";
    // Below an enlarged map, the tools would move away from the person who has just pressed one of them.
    const isLarge = isMap && this.map.isLarge(picture, this.room);
    const keysId = `${this.uid}-keys`;
    const keys = picture.kind === "sudoku" ? SUDOKU_KEYS : picture.kind === "graph" ? GRAPH_KEYS : "";
    return html`<h2>${this.heading}</h2>
    ${
      this.rewritable
        ? html`<button class="small edit" title="Change the program of this problem" aria-label="Edit the problem"
            @click=${() => sendIntent(this, { type: "edit-subject" })}>Edit</button>`
        : nothing
    }
    <div class="card" aria-busy=${this.busy}>
      <p class="named">${this.named}</p>
      ${this.error && !atField ? wrong : html`<p class="task">${this.task}</p>`}
      ${isMap ? html`${this.tools(picture)}${this.map.status(picture, (id) => markWords(this.known(picture, id), PROBLEM_PICTURES.map.valueName), this.answers !== null)}` : nothing}
      <div class="picture ${picture.kind}-picture ${isLarge ? "large" : ""} ${this.answers ? "asked" : ""} ${this.later ? "stepped-back" : ""}" role=${isLarge ? "region" : nothing}
        aria-label=${isLarge ? "The map, enlarged" : nothing} tabindex=${isLarge ? 0 : nothing}
        @click=${(/** @type {MouseEvent} */ event) => this.press(event, picture)}>
        ${PROBLEM_PICTURES[picture.kind].view({
          picture: shown,
          mark: (id) => this.mark(id),
          arcs: this.draft === null ? this.arcs : [],
          width: isMap ? this.map.widthIn(picture, this.room) : this.room,
          uid: this.uid,
          picked: isMap ? this.map.picked : this.graph.picked,
        })}
        ${this.overlay(picture, keysId)}
        ${this.words(picture)}
      </div>
      ${this.changeable && keys ? html`<p class="hidden-text" id=${keysId}>${keys}</p>` : nothing}
      ${isMap ? nothing : this.tools(picture)}
      ${atField ? wrong : nothing}
      <p class="status">${this.status}</p>
      ${legend(picture.kind)}
    </div>`;
  }
}

/** Tells the style sheet the shape of a drawing, so that it can be as large as its place allows. @param {HTMLElement} drawing */
function keepShape(drawing) {
  const svg = /** @type {SVGSVGElement | null} */ (drawing.querySelector("svg.drawing"));
  const { width, height } = svg?.viewBox.baseVal ?? { width: 0, height: 0 };
  if (height > 0) drawing.style.setProperty("--ratio", String(width / height));
  else drawing.style.removeProperty("--ratio");
}

/**
 * A graph with a different number of colours, and its text. Python decides which colours these are; they are drawn
 * when its picture arrives.
 * @param {import("../problems/graph.js").GraphPicture} graph @param {number} count
 * @returns {[Picture, string]}
 */
function recoloured(graph, count) {
  const colours = Array.from({ length: count }, (_, i) => graph.colours[i] ?? "");
  return [graph, graphText({ ...graph, colours })];
}
