// A test: how it begins, the way through it, and its time.
import { html, nothing } from "lit";
import { COUNTS, MINUTES, timeLeft } from "../../exercises/practice-test.js";
import { sendIntent } from "../../views/intent.js";
import { isNarrow } from "../../views/narrow.js";

/** @typedef {import("../../views/practice/test-table.js").TestShown} TestShown */

/** Where a test is begun. @param {HTMLElement} view @param {boolean} busy */
export function testChoices(view, busy) {
  return html`<details>
    <summary>Take a test</summary>
    <form class="wishes" @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const formData = new FormData(/** @type {HTMLFormElement} */ (event.target));
      const number = (/** @type {string} */ name) => Number(formData.get(name));
      const isMixed = formData.get("types") === "all";
      const [count, minutes] = [number("count"), number("minutes")];
      sendIntent(view, { type: "begin-test", count, minutes, isMixed, isNarrow: isNarrow() });
    }}>
      <label>Exercises <select name="count">${COUNTS.map((count) => html`<option ?selected=${count === COUNTS[1]}>${count}</option>`)}</select></label>
      <label>Of <select name="types"><option value="one">this type</option><option value="all">all types</option></select></label>
      <label>Time <select name="minutes">${MINUTES.map(
        (minutes) => html`<option value=${minutes}>${minutes ? `${minutes} minutes` : "as long as it takes"}</option>`,
      )}</select></label>
      <button ?disabled=${busy}>Begin the test</button>
    </form>
    <p class="convention">There are no hints in a test. What is right and why is shown at its end.</p>
  </details>`;
}

/** The way through a test. @param {HTMLElement} view @param {TestShown} test @param {boolean} busy @param {string} left  of the time */
export function testBar(view, { at, count, until, done, rows }, busy, left) {
  const go = (/** @type {number} */ to) => () => sendIntent(view, { type: "go-in-test", at: to });
  const leave = () => {
    sendIntent(view, { type: "leave-test" });
    sendIntent(view, { type: "practise", isNarrow: isNarrow() });
  };
  if (done && at < 0) return html`<div class="choices"><button @click=${leave}>Back to practice</button></div>`;
  const open = rows.filter(({ isAnswered }, i) => !isAnswered && i !== at).length;
  return html`<div class="choices test-bar">
    <button ?disabled=${at === 0} @click=${go(at - 1)}>Previous</button>
    <span role="status">Exercise ${at + 1} of ${count}</span>
    <button ?disabled=${at === count - 1} @click=${go(at + 1)}>Next</button>
    ${
      done
        ? html`<button class="main" @click=${go(-1)}>Table of scores</button>`
        : html`<button class=${at === count - 1 ? "main" : ""} ?disabled=${busy} @click=${() => sendIntent(view, { type: "hand-in-test" })}>Hand in</button>`
    }
    ${until === null ? nothing : html`<span class="time-left" role="timer">${left}</span>`}
    ${!done && at === count - 1 && open > 0 ? html`<span class="convention">${open} not answered yet.</span>` : nothing}
  </div>`;
}

/** Tells each second how much time is left, and once that it is over. */
export class Clock {
  /** @type {number | null} */
  #until = null;
  #timer = 0;

  /** @param {(text: string) => void} onTick @param {() => void} over */
  constructor(onTick, over) {
    this.onTick = onTick;
    this.over = over;
  }

  /** @param {number | null} until */
  set(until) {
    if (until === this.#until) return;
    this.#until = until;
    clearInterval(this.#timer);
    if (until === null) return;
    this.#timer = window.setInterval(() => this.#tick(until), 1000);
    this.#tick(until);
  }

  /** @param {number} until */
  #tick(until) {
    const left = until - Date.now();
    this.onTick(timeLeft(left));
    if (left > 0) return;
    clearInterval(this.#timer);
    this.over();
  }
}
