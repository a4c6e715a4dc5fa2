// <lesson-view>: a lesson beside the workspace: the text of a step, its questions, and the way through it.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { spansOf } from "../../lessons/spans.js";
import { chosen } from "../../lessons/questions.js";
import { sendIntent } from "../../views/intent.js";
import { textBlock, written } from "./lesson-text.js";
import { View, whenAllAreDrawn } from "../../views/view.js";

/** @typedef {import("./lesson-shown.js").Shown} Shown */

/** How much of an answer's field must be in view, in CSS pixels. */
const SEEN = 30;

const showLessons = () =>
  /** @type {import("./lessons-view.js").LessonsView | null} */ (document.querySelector("lessons-view"))?.show();

export class LessonView extends View {
  static properties = {
    shown: { attribute: false },
    folded: { type: Boolean },
    asksBelow: { state: true },
  };

  constructor() {
    super();
    /** @type {Shown | null} */
    this.shown = null;
    /** Whether it is folded away. */
    this.folded = false;
    /** Whether a question is below what is seen of the text. */
    this.asksBelow = false;
  }

  get rests() {
    return false;
  }

  willUpdate() {
    this.hidden = this.shown === null;
    const step = `${this.shown?.title} ${this.shown?.at}`;
    if (step === this.#step) return;
    this.#step = step;
    this.#typed = {};
    this.#marked = {};
    this.removeAttribute("answering");
  }

  updated() {
    whenAllAreDrawn(() => this.#look());
  }

  /** Looks whether a question is still to be scrolled to. */
  #look = () => {
    const text = this.querySelector(".lesson-text");
    const field = this.querySelector(".lesson-question:not(.right) :is(fieldset, .lesson-typed)");
    const end = text?.getBoundingClientRect().bottom ?? 0;
    this.asksBelow = end > 0 && field !== null && field.getBoundingClientRect().top > end - SEEN;
  };

  /** The lesson and step that are shown. */
  #step = "";

  render() {
    const { shown } = this;
    if (shown === null) return nothing;
    if (this.folded)
      return html`<button class="icon unfold" aria-label="Show the lesson" title="Show the lesson" aria-expanded="false" @click=${() => this.#fold(false)}>»</button>`;
    const { title, at, count, isOver } = shown;
    return html`
      <div class="lesson-head">
        <h2>${title}</h2>
        <button class="small to-question" ?hidden=${!this.asksBelow} @click=${this.#toQuestion}>Question ↓</button>
        <span class="lesson-at">${isOver ? "Done" : `${at + 1} of ${count}`}</span>
        <button class="small leave" @click=${() => this.#leave(shown.tried)}>${shown.tried ? "Back" : "Leave"}</button>
        <button class="icon fold" aria-label="Hide the lesson" title="Hide the lesson" aria-expanded="true" @click=${() => this.#fold(true)}>«</button>
      </div>
      <progress max=${count} value=${Math.min(at + 1, count)} aria-hidden="true"></progress>
      <article class="lesson-text" tabindex="-1" aria-label=${isOver ? "End of the lesson" : `Step ${at + 1} of ${count}`}
        @scroll=${this.#look}>
        ${isOver ? this.#end(shown) : shown.blocks.map((block) => this.#block(block, shown))}
        ${shown.fault ? html`<p class="lesson-fault" role="alert">This step cannot be shown. ${shown.fault}</p>` : nothing}
        ${this.#less(shown)}
      </article>
      ${this.#foot(shown)}
    `;
  }

  /** @param {import("../../lessons/format.js").Block} block @param {Shown} shown */
  #block(block, shown) {
    return block.kind === "question" ? this.#question(block, shown) : textBlock(block);
  }

  /** @param {Extract<import("../../lessons/format.js").Block, {kind: "question"}>} block @param {Shown} shown */
  #question({ number, question }, { at, answered }) {
    const { given, reply } = answered[number];
    const id = `lesson-${at}-${number}`;
    const tone = reply === null ? "" : reply.isRight ? "right" : "wrong";
    return html`
      <form class="lesson-question ${tone}" @submit=${(/** @type {SubmitEvent} */ event) => this.#answer(event, number)}
        @click=${this.#begin}>
        ${question.kind === "number" ? this.#number(question, given, id) : this.#choice(question, given, id)}
        <button type="submit" ?hidden=${question.kind === "number"}>Check</button>
        <p class="lesson-reply" role="status">${written(spansOf(reply?.text ?? ""))}</p>
      </form>
    `;
  }

  /** @param {import("../../lessons/questions.js").Choice} question @param {string | undefined} given @param {string} id */
  #choice({ text, answers, several }, given, id) {
    const places = chosen(given ?? "");
    return html`
      <fieldset>
        <legend>${written(spansOf(text))}${several ? html` <small>Choose all that are right.</small>` : nothing}</legend>
        ${answers.map(
          (answer, place) => html`
            <label>
              <input type=${several ? "checkbox" : "radio"} name=${id} value=${place} .checked=${live(this.#isMarked(id, place, places))}
                @change=${() => this.#mark(id)} />
              <span>${written(spansOf(answer.text))}</span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  /** @param {import("../../lessons/questions.js").NumberQuestion} question @param {string | undefined} given @param {string} id */
  #number({ text }, given, id) {
    return html`
      <label class="lesson-number" for=${id}>${written(spansOf(text))}</label>
      <div class="lesson-typed">
        <input id=${id} name=${id} inputmode="text" autocomplete="off" size="8" .value=${this.#typed[id] ?? given ?? ""}
          @input=${(/** @type {InputEvent} */ { target }) => (this.#typed[id] = /** @type {HTMLInputElement} */ (target).value)} />
        <button type="submit">Check</button>
      </div>
    `;
  }

  /** What is typed or marked and not checked yet, by the question. @type {Record<string, string>} */
  #typed = {};
  /** @type {Record<string, readonly number[]>} */
  #marked = {};

  /** @param {string} id @param {number} place @param {readonly number[]} places */
  #isMarked(id, place, places) {
    return (this.#marked[id] ?? places).includes(place);
  }

  /** @param {string} id */
  #mark(id) {
    const marked = /** @type {NodeListOf<HTMLInputElement>} */ (this.querySelectorAll(`input[name="${id}"]:checked`));
    this.#marked[id] = [...marked].map(({ value }) => Number(value));
  }

  /** A question of this step is being answered: on a phone, it then has more room than the picture. @param {Event} event */
  #begin = ({ currentTarget }) => {
    if (this.hasAttribute("answering")) return;
    this.setAttribute("answering", "");
    void this.#reveal(/** @type {HTMLElement} */ (currentTarget));
  };

  #toQuestion = () => {
    const form = /** @type {HTMLElement | null} */ (this.querySelector(".lesson-question:not(.right)"));
    this.setAttribute("answering", "");
    if (!form) return;
    /** @type {HTMLElement | null} */ (form.querySelector("input"))?.focus({ preventScroll: true });
    void this.#reveal(form);
  };

  /** Scrolls to a part of the text, once the page has the new layout. @param {HTMLElement} part */
  async #reveal(part) {
    await new Promise((drawn) => setTimeout(drawn));
    await this.updateComplete;
    part.scrollIntoView({ block: "nearest" });
    this.#look();
  }

  /** @param {SubmitEvent} event @param {number} question */
  #answer(event, question) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement | null} */ (form.querySelector(".lesson-typed input"));
    const marked = /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("fieldset input:checked"));
    const given = field ? field.value.trim() : [...marked].map(({ value }) => value).join(" ");
    sendIntent(this, { type: "answer-lesson", question, given });
    this.setAttribute("answering", "");
    // What is said to the answer is what the reader waits for.
    void this.#reveal(/** @type {HTMLElement} */ (form.querySelector(".lesson-reply")));
  }

  /** @param {Shown} shown */
  #end({ title, score, next }) {
    return html`
      <p>That was <strong>${title}</strong>. ${score}</p>
      <p>To go on with its tree or map by yourself, press <em>Leave the lesson</em>: there you can change it, or try another search.</p>
      ${next ? html`<p>The next lesson is <strong>${next.title}</strong>.</p>` : nothing}
    `;
  }

  /** What is less often wanted stands below the text. @param {Shown} shown */
  #less({ isOver, touched, tried, own }) {
    const change = () => sendIntent(this, { type: "compose", action: { does: "change", id: own } });
    return html`
      <div class="lesson-less">
        <button class="small" ?disabled=${!touched} @click=${() => sendIntent(this, { type: "lesson-again" })}>Show this again</button>
        ${own !== "" && !tried ? html`<button class="small" @click=${change}>Edit a copy</button>` : nothing}
        ${isOver && tried ? nothing : html`<button class="small" @click=${() => this.#leave(tried)}>${tried ? "Back to writing" : "Leave the lesson"}</button>`}
      </div>
    `;
  }

  /** @param {Shown} shown */
  #foot({ at, count, isOver, next, tried }) {
    const [name, act] = !isOver
      ? [at === count - 1 ? "Finish" : "Next", () => this.#go(at + 1)]
      : tried
        ? ["Back to writing", () => this.#leave(true)]
        : next
          ? ["Next lesson", () => this.#open(next.id)]
          : ["All lessons", showLessons];
    return html`
      <div class="lesson-foot">
        <button class="back" ?disabled=${at === 0} @click=${() => this.#go(at - 1)}>Back</button>
        <button class="main" @click=${act}>${name}</button>
      </div>
    `;
  }

  /** @param {boolean} tried */
  #leave(tried) {
    if (tried) sendIntent(this, { type: "compose", action: { does: "write-on" } });
    else sendIntent(this, { type: "leave-lesson" });
  }

  /** @param {boolean} hidden */
  async #fold(hidden) {
    sendIntent(this, { type: "hide-lesson", hidden });
    await new Promise((drawn) => setTimeout(drawn));
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector(".fold, .unfold"))?.focus();
  }

  /** @param {string} id */
  #open(id) {
    sendIntent(this, { type: "open-lesson", id });
    this.#read();
  }

  /** @param {number} step */
  #go(step) {
    sendIntent(this, { type: "lesson-step", step });
    this.#read();
  }

  /** Who reads on begins at the top of the new text. */
  async #read() {
    await new Promise((drawn) => setTimeout(drawn));
    await this.updateComplete;
    const text = /** @type {HTMLElement | null} */ (this.querySelector(".lesson-text"));
    if (!text) return;
    text.scrollTop = 0;
    text.focus({ preventScroll: true });
  }
}

customElements.define("lesson-view", LessonView);
