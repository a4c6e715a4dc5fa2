// <compose-view>: writes a lesson beside the workspace.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { POINTS } from "../../lessons/directives.js";
import { spansOf } from "../../lessons/spans.js";
import { partFields } from "./compose-parts.js";
import { sendIntent } from "../../views/intent.js";
import { textBlock, written } from "./lesson-text.js";
import "../../views/link-field.js";
import { View } from "../../views/view.js";
import { levelName } from "../../words/level.js";

/** @typedef {import("./draft-shown.js").DraftShown} DraftShown */
/** @typedef {import("./composing.js").Action} Action */

/** @type {import("../../state/intents.js").Intent} */
const SAVE = { type: "compose", action: { does: "save" } };
const LEVELS = ["", "beginner", "intermediate", "advanced"];

export class ComposeView extends View {
  static properties = { written: { attribute: false } };

  constructor() {
    super();
    /** @type {DraftShown | null} */
    this.written = null;
  }

  get rests() {
    return false;
  }

  willUpdate() {
    this.hidden = this.written === null;
  }

  /** @param {Action} action */
  #do(action) {
    sendIntent(this, { type: "compose", action });
  }

  render() {
    const { written: now } = this;
    if (now === null) return nothing;
    return html`
      <div class="lesson-head">
        <h2>Write a lesson</h2>
        <button class="icon" aria-label="Close; what you have written is kept" title="Close; what you have written is kept" @click=${() => this.#do({ does: "close" })}>✕</button>
      </div>
      <div class="compose-all" tabindex="-1">
        ${this.#header(now)} ${this.#steps(now)}
        <section class="compose-step" aria-label="Step ${now.at + 1}">
          ${this.#workspace(now)} ${this.#parts(now)} ${this.#preview(now)}
        </section>
        ${this.#handOut(now)}
      </div>
      ${this.#foot(now)}
    `;
  }

  /** @param {DraftShown} written */
  #header({ draft }) {
    const field =
      (/** @type {"title" | "level" | "minutes" | "about"} */ name) =>
      (/** @type {Event} */ { target }) =>
        this.#do({ does: "field", name, text: /** @type {HTMLInputElement} */ (target).value });
    return html`
      <label class="compose-title">Title
        <input maxlength="200" autocomplete="off" .value=${live(draft.title)} @input=${field("title")} /></label>
      <details class="compose-more">
        <summary>Level, minutes and description</summary>
        <div class="compose-row">
          <label>Level
            <select @change=${field("level")}>
              ${[...new Set([...LEVELS, draft.level])].map((level) => html`<option value=${level} ?selected=${level === draft.level}>${levelName(level) || "none"}</option>`)}
            </select></label>
          <label>Minutes <input class="short" inputmode="numeric" maxlength="3" .value=${live(draft.minutes)} @input=${field("minutes")} /></label>
        </div>
        <label>What it is about, in a sentence
          <input maxlength="400" .value=${live(draft.about)} @input=${field("about")} /></label>
      </details>
    `;
  }

  /** @param {DraftShown} written */
  #steps({ draft, at }) {
    const arrange = (
      /** @type {import("../../lessons/arrange.js").How} */ how,
      /** @type {string} */ name,
      /** @type {boolean} */ isOff,
    ) => html`<button class="small" ?disabled=${isOff} @click=${() => this.#arrange(how)}>${name}</button>`;
    return html`
      <div class="compose-steps" role="group" aria-label="Steps">
        ${draft.steps.map(
          (_, place) => html`
            <button aria-label="Step ${place + 1}" aria-pressed=${place === at} @click=${() => this.#do({ does: "step", step: place })}>${place + 1}</button>
          `,
        )}
        <button class="add" @click=${() => this.#arrange("add")}>Add a step</button>
      </div>
      <div class="compose-arrange" role="group" aria-label="Arrange step ${at + 1}">
        <span>Step ${at + 1} of ${draft.steps.length}</span>
        ${arrange("up", "Earlier", at === 0)} ${arrange("down", "Later", at === draft.steps.length - 1)}
        ${arrange("duplicate", "Duplicate", false)} ${arrange("delete", "Delete", draft.steps.length === 1)}
      </div>
    `;
  }

  /** @param {DraftShown} written */
  #workspace({ shows, at, draft }) {
    const { point } = draft.steps[at];
    const says = shows || (at === 0 ? "What the page begins with" : "As in the step before");
    return html`
      <div class="compose-workspace">
        <p><span class="compose-name">What this step shows</span> <span class="compose-shows">${says}</span></p>
        <p class="compose-buttons">
          <button @click=${() => this.#do({ does: "take-workspace" })}>Use what is on the page now</button>
          <button class="small" @click=${() => this.#do({ does: "show-workspace" })}>Show it</button>
          ${shows && at > 0 ? html`<button class="small" @click=${() => this.#do({ does: "no-workspace" })}>As before</button>` : nothing}
        </p>
        <details class="compose-more" ?open=${point.length > 0}>
          <summary>Point at${point.length > 0 ? `: ${point.join(", ")}` : " something on the page"}</summary>
          <div class="compose-points" role="group" aria-label="Point at">
            ${POINTS.map((part) => html`<button class="small" aria-pressed=${point.includes(part)} @click=${() => this.#do({ does: "point", at: part })}>${part}</button>`)}
          </div>
        </details>
      </div>
    `;
  }

  /** @param {DraftShown} written */
  #parts({ draft, at }) {
    const add = (/** @type {import("../../lessons/write.js").Part["kind"]} */ kind, /** @type {string} */ name) =>
      html`<button @click=${() => this.#add(kind)}>${name}</button>`;
    return html`
      ${draft.steps[at].parts.map((part, place) =>
        partFields(part, `compose-${at}-${place}`, place, (changed) =>
          this.#do({ does: "part", at: place, part: changed }),
        ),
      )}
      <p class="compose-buttons" role="group" aria-label="Add to this step">
        ${add("choice", "Ask: choose an answer")} ${add("number", "Ask for a number")} ${add("text", "More text")}
      </p>
    `;
  }

  /** @param {DraftShown} written */
  #preview({ preview }) {
    if (preview.length === 0) return nothing;
    return html`
      <section class="compose-preview" aria-label="How the learner sees it">
        <h3>How the learner sees it</h3>
        ${preview.map((block) => (block.kind === "question" ? question(block.question) : textBlock(block)))}
      </section>
    `;
  }

  /** @param {DraftShown} written */
  #handOut({ link, advice, asFile }) {
    return html`
      <section class="compose-out" aria-label="Hand it out">
        <h3>Hand it out</h3>
        <p class="compose-buttons">
          <button @click=${() => this.#do({ does: "link" })}>Make a link</button>
          <button @click=${() => this.#do({ does: "save" })}>Save as a file</button>
          <button @click=${() => this.#do({ does: "save-script" })}>Save own.js</button>
        </p>
        ${link === null ? nothing : html`<link-field .link=${link} .advice=${advice} .file=${asFile ? SAVE : null}></link-field>`}
        <small class="compose-hint">Anyone who has the file can drop it on the page. Put <code>own.js</code> into the folder <code>lessons</code> beside
          <code>index.html</code>, in place of the one there: this lesson and the earlier ones then come first in everybody's list.</small>
      </section>
    `;
  }

  /** @param {DraftShown} written */
  #foot({ needs, undo }) {
    return html`
      <div class="lesson-foot compose-foot">
        <p class="compose-told" role="status">${needs ? html`<span class="lesson-fault">${needs}</span>` : undo}
          ${undo && !needs ? html`<button class="small" @click=${() => this.#do({ does: "undo" })}>Undo</button>` : nothing}</p>
        <button class="main" @click=${() => this.#do({ does: "try" })}>Try it from this step</button>
      </div>
    `;
  }

  /** @param {import("../../lessons/arrange.js").How} how */
  async #arrange(how) {
    this.#do({ does: "arrange", how });
    if (how === "add") this.#focus((fields) => fields[0]);
  }

  /** @param {import("../../lessons/write.js").Part["kind"]} kind */
  #add(kind) {
    this.#do({ does: "add", kind });
    this.#focus((fields) => fields[fields.length - 1]);
  }

  /** Who adds something writes it next. @param {(fields: readonly HTMLElement[]) => HTMLElement | undefined} which */
  async #focus(which) {
    await new Promise((drawn) => setTimeout(drawn));
    await this.updateComplete;
    which([.../** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll(".compose-part textarea"))])?.focus();
  }
}

/** A question as it will be, to look at. @param {import("../../lessons/questions.js").Question} question */
function question(question) {
  if (question.kind === "number")
    return html`<div class="lesson-question"><p class="lesson-number">${written(spansOf(question.text))}</p><span class="compose-blank">?</span></div>`;
  return html`
    <div class="lesson-question">
      <p class="lesson-number">${written(spansOf(question.text))}</p>
      <ul>${question.answers.map(({ text, isRight }) => html`<li>${written(spansOf(text))}${isRight ? html` <span class="compose-ok">✓ right</span>` : nothing}</li>`)}</ul>
    </div>
  `;
}

customElements.define("compose-view", ComposeView);
