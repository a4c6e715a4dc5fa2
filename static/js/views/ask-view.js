// <ask-view>: the question before the next step, the place for the answer, and what became of the last one.
import { html, nothing } from "lit";
import { faultIn } from "../kinds/questions.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {import("../kinds/questions.js").Question} Question */

export class AskView extends View {
  static properties = {
    on: { type: Boolean },
    question: { attribute: false },
    picked: { attribute: false },
    verdict: { attribute: false },
    predicted: { attribute: false },
    fault: { state: true },
  };

  constructor() {
    super();
    this.on = false;
    /** @type {Question | null} */
    this.question = null;
    /** @type {readonly string[]} the ids of the answers that are marked */
    this.picked = [];
    /** @type {{isRight: boolean, told: string} | null} */
    this.verdict = null;
    /** @type {{right: number, of: number}} */
    this.predicted = { right: 0, of: 0 };
    /** What is wrong with what was typed. */
    this.fault = "";
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("question") && changed.get("question")?.id !== this.question?.id) this.fault = "";
  }

  render() {
    if (!this.on) return nothing;
    const { right, of } = this.predicted;
    return html`
      <div class="asking ${this.question ? "open" : ""}">
        <p class="told" role="status">${this.#verdictAndQuestion()}</p>
        ${this.question ? this.#form(this.question) : nothing}
        <p class="count">Predicted <b>${right} of ${of}</b></p>
      </div>
    `;
  }

  #verdictAndQuestion() {
    const { question, verdict } = this;
    const verdictText = verdict
      ? html`<b class=${verdict.isRight ? "right" : "wrong"}>${verdict.isRight ? "✓ Right:" : "✗ No:"} ${verdict.told}.</b> `
      : nothing;
    const questionText = question
      ? html`${question.text.map(({ text, role }) => html`<span class=${role.toLowerCase()}>${text}</span>`)}${
          question.hint ? html` <span class="hint">${question.hint}</span>` : nothing
        }`
      : verdict
        ? nothing
        : "Step on: the page asks you wherever there is something to work out.";
    return html`${verdictText}${questionText}`;
  }

  /** @param {Question} question */
  #form(question) {
    return html`
      <form @submit=${(/** @type {SubmitEvent} */ event) => this.#submit(event)}>
        ${this.#fields(question)}
        ${question.form === "one" ? nothing : html`<button class="main">Answer</button>`}
        <button type="button" @click=${() => sendIntent(this, { type: "skip-question" })}>Skip</button>
        ${this.fault ? html`<span class="field-error" role="alert">${this.fault}</span>` : nothing}
      </form>
    `;
  }

  /** @param {Question} question */
  #fields({ form, id, options }) {
    if (form === "one")
      return options.map(
        (each) =>
          html`<button type="button" class="option ${this.picked.includes(each.id) ? "picked" : ""}"
            @click=${() => this.#answer([each.id])}>${each.name}</button>`,
      );
    if (form === "several")
      return options.map(
        (each) =>
          html`<label class="option"><input type="checkbox" name="answer" value=${each.id} data-of=${id}
            .checked=${this.picked.includes(each.id)} @change=${() => sendIntent(this, { type: "pick-answer", id: each.id })} />${each.name}</label>`,
      );
    const names = form === "window" ? ["α", "β"] : ["Value"];
    return names.map(
      (name) =>
        html`<label>${name} <input name="answer" size="5" autocomplete="off" autocapitalize="off" data-of=${id} /></label>`,
    );
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const answer = new FormData(form).getAll("answer").map(String);
    this.fault = this.question ? faultIn(this.question, answer) : "";
    if (this.fault !== "") return form.querySelector("input")?.focus();
    form.reset();
    this.#answer(answer);
  }

  /** @param {readonly string[]} answer */
  #answer(answer) {
    sendIntent(this, { type: "predict", answer });
  }
}
