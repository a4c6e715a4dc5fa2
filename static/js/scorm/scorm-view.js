// <scorm-view>: the exercises of a package, one after the other, on a page of their own.
import { html, nothing } from "lit";
import { GRADERS, graded } from "../exercises/grading/index.js";
import { BadAnswer } from "../exercises/grading/reading.js";
import { conventionText, percent, replyTo } from "../view-models/graded.js";
import { testTable } from "../views/practice/test-table.js";
import { partsOf } from "../views/practice/parts.js";
import { treePicture } from "../views/practice/tree.js";
import { View } from "../views/view.js";
import { counted } from "../words/sentence.js";
import { again, bestOf, changed, exerciseAt, isDone, nextOpen, scoreOf, versionsIn } from "./attempt.js";

/** @typedef {import("../exercises/drafts.js").Draft} Draft */
/** @typedef {import("./attempt.js").Attempt} Attempt */

/** @type {ReadonlySet<string>} */
const NOWHERE = new Set();
const MOST_UNDONE = 100;

export class ScormView extends View {
  static properties = {
    pack: { attribute: false },
    attempt: { attribute: false },
    isRecorded: { type: Boolean },
    isResumed: { type: Boolean },
    trouble: {},
    isBegun: { state: true },
    isShown: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./attempt.js").Package} */
    this.pack = { id: "", title: "", questions: [] };
    /** @type {Attempt} */
    this.attempt = { version: 0, at: 0, best: 0, items: [] };
    /** Whether there is a platform. */
    this.isRecorded = false;
    /** Whether the student has been here before. */
    this.isResumed = false;
    /** What the platform did not take. */
    this.trouble = "";
    this.isBegun = false;
    /** Whether the solution is shown in the place of the answer. */
    this.isShown = false;
    this.error = "";
    /** @type {readonly Draft[]} */
    this.undone = [];
    /** What to do with a change, and with an answer that was checked. @type {(attempt: Attempt) => void} */
    this.keep = () => {};
    /** @type {(at: number, answer: Record<string, any>, score: number) => void} */
    this.report = () => {};
    this.addEventListener("intent", (event) => this.#take(/** @type {CustomEvent} */ (event).detail));
  }

  render() {
    return html`<div class="practice">
      <h1>${this.pack.title}</h1>
      ${this.isBegun ? (this.attempt.at < 0 ? this.#table() : this.#question()) : this.#welcome()}
      ${this.trouble ? html`<p class="field-error" role="alert">${this.trouble}</p>` : nothing}
    </div>`;
  }

  #welcome() {
    const { items, at } = this.attempt;
    const where = isDone(this.attempt) ? "You have answered them all." : `You were at question ${Math.max(at, 0) + 1}.`;
    const begin = () => {
      this.isBegun = true;
      this.#go(this.isResumed ? at : 0);
    };
    return html`
      <p>${counted(items.length, "exercise")} on search in game trees. Each answer is checked at once; the first one counts.</p>
      ${
        this.isRecorded
          ? html`<p>Your score goes to your course. <strong>It is for practice:</strong> the score of a page like this
              can be forged, so it proves nothing.</p>`
          : html`<p><strong>Nothing is recorded:</strong> there is no learning platform around this page. You can
              practise all the same.</p><p>On a platform, too, it is for practice: its scores can be forged.</p>`
      }
      ${this.isResumed ? html`<p>${where}</p>` : nothing}
      <div class="buttons"><button class="main" @click=${begin}>${this.isResumed ? "Go on" : "Begin"}</button></div>
    `;
  }

  #question() {
    const { at, items } = this.attempt;
    const { exercise, form, item } = this.#now();
    const grade = item.score === null ? null : this.#grade();
    const reply = grade ? replyTo(grade, form, exercise) : null;
    const draft = this.isShown ? form.draft(exercise.solution, exercise) : item.draft;
    const wrong = this.isShown ? NOWHERE : (reply?.wrong ?? NOWHERE);
    const isChecked = item.score !== null;
    const look = { ...form.look(draft, exercise), ...(isChecked && { pressable: new Map() }) };
    return html`
      <h2 tabindex="-1">Exercise ${at + 1} of ${items.length}</h2>
      <p class="question">${exercise.question}</p>
      <p class="convention">${conventionText(exercise)} ${form.how}</p>
      <fieldset class="answer" aria-label="Your answer" ?disabled=${isChecked}>
        ${look.tree ? treePicture(this, { look, tree: look.tree, draft, wrong, held: "", hold: () => {} }) : nothing}
        ${partsOf(this, { parts: form.parts(draft, exercise), draft, wrong })}
      </fieldset>
      <div class="buttons">${item.score === null ? this.#answering() : this.#answered(item.score)}</div>
      <div class="reply" role="status">${this.isShown ? html`<p>This is a solution.</p>` : replied(item.score, reply)}</div>
      ${this.error ? html`<p class="field-error" role="alert">${this.error}</p>` : nothing}
    `;
  }

  #answering() {
    return html`<button class="main" @click=${() => this.#check()}>Check</button>
      <button ?disabled=${this.undone.length === 0} @click=${() => this.#undo()}>Undo</button>
      ${this.#way()}`;
  }

  /** @param {number} score */
  #answered(score) {
    const next = nextOpen(this.attempt);
    const swap = () => {
      this.isShown = !this.isShown;
    };
    return html`<button class="main" @click=${() => this.#go(next)}>${next < 0 ? "To the scores" : "Next"}</button>
      ${score === 1 ? nothing : html`<button @click=${swap}>${this.isShown ? "Show my answer" : "Show a solution"}</button>`}
      ${next < 0 ? nothing : this.#way()}`;
  }

  /** The way to the other exercises. */
  #way() {
    return html`<button @click=${() => this.#go(-1)}>All exercises</button>`;
  }

  #table() {
    const { attempt } = this;
    const share = percent(scoreOf(attempt));
    const open = nextOpen(attempt);
    const rows = attempt.items.map(({ score }, i) => ({
      name: GRADERS[exerciseAt(this.pack, attempt.version, i).type].form.name,
      isAnswered: score !== null,
      score: score === null ? "" : percent(score),
      isRight: score === 1,
    }));
    const summary = isDone(attempt) ? `${share} right in ${counted(rows.length, "exercise")}.` : `${share} so far.`;
    const best = bestOf(attempt) > scoreOf(attempt) ? `Your best: ${percent(bestOf(attempt))}.` : "";
    return html`
      <h2 tabindex="-1">${isDone(attempt) ? "Done" : "All exercises"}</h2>
      ${testTable(this, { rows, summary: `${summary} ${best}`, at: -1, count: rows.length, until: null, done: true, reached: null })}
      <div class="buttons">
        ${open < 0 ? nothing : html`<button class="main" @click=${() => this.#go(open)}>Go on</button>`}
        ${
          isDone(attempt) && versionsIn(this.pack) > 1
            ? html`<button class="main" @click=${() => this.#begin()}>Again, with other numbers</button>`
            : nothing
        }
      </div>
      ${
        isDone(attempt)
          ? html`<p class="convention">${this.isRecorded ? "The best score is recorded. You can close this page." : "Nothing is recorded."}</p>`
          : nothing
      }
    `;
  }

  #now() {
    const { version, at, items } = this.attempt;
    const exercise = exerciseAt(this.pack, version, at);
    return { exercise, form: GRADERS[exercise.type].form, item: items[at] };
  }

  /** @param {import("../state/intents.js").Intent} intent  from the picture, and what is beside it */
  #take(intent) {
    if (intent.type === "go-in-test") return this.#go(intent.at);
    const { exercise, form, item } = this.#now();
    const { draft } = item;
    if (item.score !== null) return;
    if (intent.type === "press-in-exercise") return this.#draw(form.press(draft, intent.name, exercise));
    if (intent.type === "choose-in-exercise") return this.#draw({ ...draft, best: intent.name });
    if (intent.type === "type-in-exercise")
      return this.#draw({ ...draft, typed: { ...draft.typed, [intent.name]: intent.text } });
  }

  /** @param {Draft} draft */
  #draw(draft) {
    this.undone = [...this.undone, this.#now().item.draft].slice(-MOST_UNDONE);
    this.error = "";
    this.#change(changed(this.attempt, { draft }));
  }

  #undo() {
    const draft = this.undone.at(-1);
    if (!draft) return;
    this.undone = this.undone.slice(0, -1);
    this.#change(changed(this.attempt, { draft }));
  }

  #grade() {
    const { exercise, form, item } = this.#now();
    return graded(exercise, form.answer(item.draft, exercise));
  }

  #check() {
    try {
      const { score } = this.#grade();
      const { exercise, form, item } = this.#now();
      this.undone = [];
      this.#change(changed(this.attempt, { score }));
      this.report(this.attempt.at, form.answer(item.draft, exercise), score);
    } catch (error) {
      if (!(error instanceof BadAnswer)) throw error;
      this.error = error.message;
    }
  }

  #begin() {
    this.attempt = again(this.pack, this.attempt);
    this.#go(0);
  }

  /** @param {number} at  a question, or -1 for the table */
  #go(at) {
    this.isShown = false;
    this.error = "";
    this.undone = [];
    this.#change({ ...this.attempt, at });
    this.updateComplete.then(() => {
      // The next tree begins at its left, however far this one was moved.
      this.querySelector(".tree")?.scrollTo(0, 0);
      // Who reads with a screen reader hears where they are now.
      this.querySelector("h2")?.focus();
    });
  }

  /** @param {Attempt} attempt */
  #change(attempt) {
    this.attempt = attempt;
    this.keep(attempt);
  }
}

/** @param {number | null} score @param {ReturnType<typeof replyTo> | null} reply */
function replied(score, reply) {
  if (score === null || !reply) return nothing;
  // An answer that was too long to keep is not there any more; its score is.
  if (score === 1) return html`<p class="right">✓ All right.</p>`;
  return html`<p class="wrong">✗ ${percent(score)} right. ${reply.why} ${reply.more}</p>
    ${reply.misconception ? html`<p class="misconception">${reply.misconception}</p>` : nothing}`;
}

customElements.define("scorm-view", ScormView);
