// <search-view>: the notices over the tree: what Python is busy with, questions and errors.
import { html, nothing } from "lit";
import { reachWords } from "../words/depth.js";
import { formatCount, formatSeconds, rough } from "../words/format.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** In seconds: what takes longer than this is not waited for. */
const LONGEST = 600;
const TOO_LONG = "it would take too long";
const ONLY_UPPER = "and only the upper part of its tree would be recorded";

export class SearchView extends View {
  static properties = {
    working: {},
    isOpponents: { type: Boolean },
    growing: { type: Boolean },
    counted: { type: Number },
    confirm: { attribute: false },
    round: { type: Number },
    error: { attribute: false },
    evaluation: {},
    stale: { type: Boolean },
    missing: { type: Boolean },
    waits: { type: Boolean },
  };

  constructor() {
    super();
    /** What Python is doing, in a sentence; "" for nothing. */
    this.working = "";
    /** Whether the board says so, too; then only what takes long has its Stop here. */
    this.isOpponents = false;
    /** Whether the tree is seen to grow, and must not be covered. */
    this.growing = false;
    /** How many nodes have been visited so far, where no tree is seen to grow; 0 if nobody knows. */
    this.counted = 0;
    /** @type {{nodes: number, seconds: number, suggestedDepth: number, tooMany: boolean} | null} */
    this.confirm = null;
    /** How many plies a round has, in a game where people count in rounds; else 1. */
    this.round = 1;
    /** @type {{message: string, field?: string} | null} */
    this.error = null;
    /** The id of the person's own evaluation that is used; "" for none. */
    this.evaluation = "";
    /** Whether the tree belongs to an earlier position. */
    this.stale = false;
    /** Whether there is no tree yet, although one is possible. */
    this.missing = false;
    /** Whether it is Python's turn, but Python was stopped. */
    this.waits = false;
  }

  render() {
    return html`
      ${
        this.stale
          ? html`<div class="notice stale">
        <span>This tree is from an earlier position.</span>
        ${this.#button("Search this position", { type: "search" })}
      </div>`
          : nothing
      }
      ${
        this.waits
          ? html`<div class="notice stale">
        <span>It is Python's turn.</span>
        ${this.#button("Search", { type: "search" })}
      </div>`
          : nothing
      }
      ${this.confirm ? this.#confirm(this.confirm) : nothing}
      ${this.error ? this.#error(this.error) : nothing}
      ${this.missing ? html`<div class="notice missing">${this.#button("Search", { type: "search" }, "main")}</div>` : nothing}
      ${
        this.working
          ? html`<div class="notice task ${this.growing ? "aside" : ""} ${this.isOpponents ? "told" : ""}" role="status">
        <span class="spinner" aria-hidden="true"></span>
        <span>${this.working}</span>
        ${this.counted > 0 ? html`<span class="counted" aria-hidden="true">${formatCount(this.counted)} visits so far</span>` : nothing}
        ${this.#button("Stop", { type: "stop" })}
      </div>`
          : nothing
      }
    `;
  }

  /** An error; if it is one of a person's own rules, with Python's account of it. @param {{message: string, field?: string}} error */
  #error({ message, field }) {
    const [sentence, ...account] = message.split("\n");
    return html`<div class="notice error" role="alert">
      <span>${sentence}</span>
      ${account.length > 0 ? html`<pre>${account.join("\n")}</pre>` : nothing}
      ${field === "evaluation" && this.evaluation ? this.#button("Edit the evaluation", { type: "edit-evaluation", id: this.evaluation }) : nothing}
      ${field === "source" ? this.#button("Edit it", { type: "edit-subject" }) : nothing}
    </div>`;
  }

  /** @param {{nodes: number, seconds: number, suggestedDepth: number, tooMany: boolean}} confirm */
  #confirm({ nodes, seconds, suggestedDepth, tooMany }) {
    const time = `it would take about ${formatSeconds(Math.max(1, Math.round(seconds)))}`;
    const end = tooMany ? (seconds > LONGEST ? TOO_LONG : `${time}, ${ONLY_UPPER}`) : time;
    return html`
      <div class="notice confirm" role="alert">
        <p>This search would visit about ${rough(nodes)} nodes: ${end}.</p>
        <div class="buttons">
          ${suggestedDepth === 0 ? nothing : this.#button(`Search ${reachWords(suggestedDepth, this.round)} deep`, { type: "search-to-depth", depth: suggestedDepth }, "main")}
          ${this.#button("Search anyway", { type: "search-anyway" })}
        </div>
      </div>
    `;
  }

  /** @param {string} text @param {import("../state/intents.js").Intent} intent @param {string} [kind] */
  #button(text, intent, kind = "") {
    return html`<button class=${kind} @click=${() => sendIntent(this, intent)}>${text}</button>`;
  }
}
