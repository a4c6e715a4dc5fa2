/**
 * What <duel-view> and <trials-view> share: the fields of the two who play, their errors, and the progress of their games.
 *
 * @typedef {{id: string, name: string}} Choice
 * @typedef {import("../../words/options.js").Option} Option
 *
 * @typedef {import("../../words/contenders.js").DuelSearch} DuelSearch
 * @typedef {import("../../words/contenders.js").Contender} Contender
 */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { contendersDiffer } from "../../words/contenders.js";
import { canStopEarly, depthLabel, depthShown, depthTyped, optionsCounted } from "../../words/depth.js";
import { listed } from "../../words/differing.js";
import { formatCount } from "../../words/format.js";
import { choice, field, optionOf, typedOption } from "./duel-form.js";
import { sendIntent } from "../intent.js";
import { View } from "../view.js";

export const NAMES = ["A", "B"];
/** The depth of a search that takes one, if it is chosen after a search that takes none. */
const USUAL_DEPTH = "3";

/** How each of the two has played. @param {readonly string[]} played */
export const playedWords = (played) => html`
  <dl class="played">${played.map((words, index) => html`<div><dt>${NAMES[index]}</dt><dd>${words}</dd></div>`)}</dl>
`;

/** The button that starts, or the one that stops. */
const EITHER = "button.main, .running button";

/** @param {Element | null} element */
const isEither = (element) => element?.matches(EITHER) === true;

export class ContendersForm extends View {
  static properties = {
    searches: { attribute: false },
    orders: { attribute: false },
    weights: { attribute: false },
    round: { type: Number },
    contenders: { attribute: false },
    progress: { attribute: false },
    error: { attribute: false },
    chosen: { state: true },
    typed: { state: true },
  };

  constructor() {
    super();
    /** @type {readonly DuelSearch[]} */
    this.searches = [];
    /** @type {readonly Choice[]} */
    this.orders = [];
    /** @type {readonly Choice[]} choices of weights; [] for a game without features */
    this.weights = [];
    /** How many plies a round has, in a game where people count in rounds; else 1. */
    this.round = 1;
    /** @type {readonly Contender[]} what the two forms show at first; two of them */
    this.contenders = [];
    /** @type {{played: number, total: number, within: string} | null} while it runs; `within`: how far the game is */
    this.progress = null;
    /** @type {{message: string, at?: number | null} | null} `at` is the contender with the error */
    this.error = null;
    /** @type {string[]} the searches chosen here */
    this.chosen = [];
    /** @type {readonly Contender[] | null} what the two forms show now; null if nothing was changed in them */
    this.typed = null;
    /** Whether the focus was on the button that starts or stops before an update. */
    this.atButton = false;
  }

  /** The search that is chosen for a contender now. @param {number} index */
  searchOf(index) {
    const find = (/** @type {string} */ id) => this.searches.find((search) => search.id === id);
    return find(this.chosen[index] ?? "") ?? find(this.contenders[index].method) ?? this.searches[0];
  }

  /** Whether that search takes the depth of all searches; another field of a depth is an option of its own. @param {number} index */
  takesDepth(index) {
    return this.searchOf(index)?.takesDepth !== false;
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    this.atButton =
      changed.has("progress") && this.contains(document.activeElement) && isEither(document.activeElement);
    const before = changed.get("contenders");
    if (!before) return;
    this.typed = null;
    this.chosen = this.contenders.map(({ method }, index) =>
      method === before[index]?.method ? (this.chosen[index] ?? method) : method,
    );
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    // An error in the first of the two may be far above the button.
    if (changed.has("error")) this.querySelector(".field-error")?.scrollIntoView({ block: "nearest" });
    // The button that starts and the one that stops take each other's place: the focus stays there.
    if (this.atButton && document.activeElement === document.body) {
      const button = /** @type {HTMLElement | null} */ (this.querySelector(EITHER));
      button?.focus({ preventScroll: true });
    }
  }

  /** @param {Contender} contender @param {number} index */
  contenderFields(contender, index) {
    const search = this.searchOf(index);
    return html`
      <fieldset>
        <legend>${NAMES[index]}</legend>
        ${choice("Search", `search-${index}`, this.searches, search?.id ?? "", (id) => this.choose(index, id))}
        ${this.takesDepth(index) ? field(depthLabel(this.round), `depth-${index}`, depthShown(contender.depth, this.round), "full") : nothing}
        ${this.orders.length > 0 ? choice("Order", `order-${index}`, this.orders, contender.order) : nothing}
        ${this.weights.length > 0 && canStopEarly(search) ? choice("Evaluation", `weights-${index}`, this.weights, contender.weights) : nothing}
        ${keyed(
          search?.id,
          optionsCounted(search?.options ?? [], this.round).map((option) =>
            optionOf(option, index, search.id === contender.method ? contender.options[option.id] : undefined),
          ),
        )}
        ${search?.sees ? html`<p class="hint">${search.sees}</p>` : nothing}
        ${this.errorAt(index)}
      </fieldset>
    `;
  }

  /** @param {number} index @param {string} search */
  choose(index, search) {
    this.chosen = this.contenders.map((_, each) => (each === index ? search : (this.searchOf(each)?.id ?? "")));
  }

  /** The error in one of the two; null means their terms. @param {number | null} place */
  errorAt(place) {
    const { error } = this;
    return error && (error.at ?? null) === place
      ? html`<p class="field-error" role="alert">${error.message}</p>`
      : nothing;
  }

  /** @param {{played: number, total: number, within: string}} progress */
  running({ played, total, within }) {
    return html`
      <div class="running">
        <label><span>Game ${formatCount(Math.min(played + 1, total))} of ${formatCount(total)}</span>
          <span class="within">${within}</span> <progress max=${total} value=${played}></progress></label>
        <button type="button" @click=${() => sendIntent(this, { type: "stop" })}>Stop</button>
      </div>
    `;
  }

  /** What the fields of both say. @param {HTMLFormElement} element @returns {Contender[]} */
  contendersIn(element) {
    const form = new FormData(element);
    const typed = (/** @type {string} */ name) => String(form.get(name) ?? "").trim();
    return [0, 1].map((index) => ({
      method: typed(`search-${index}`),
      depth: this.takesDepth(index) ? depthTyped(typed(`depth-${index}`), this.round) : USUAL_DEPTH,
      order: form.has(`order-${index}`) ? typed(`order-${index}`) : "given",
      weights: typed(`weights-${index}`),
      options: Object.fromEntries(
        optionsCounted(this.searchOf(index)?.options ?? [], this.round).flatMap((option) =>
          typedOption(option, form, index),
        ),
      ),
    }));
  }

  /** Another search has other fields: they are there after the next update. */
  async changed() {
    await this.updateComplete;
    const form = this.querySelector("form");
    if (form) this.typed = this.contendersIn(form);
  }

  /** What their games would not tell, because both differ in several settings; one press leaves one of them. */
  differing() {
    const differing = contendersDiffer(this.typed ?? this.contenders, this.searches);
    if (differing.length < 2) return nothing;
    const [{ name, field: kept }] = differing;
    return html`
      <p class="hint differing">They differ in more than one setting: ${listed(differing.map((each) => each.name))}.
        <button class="small" type="button" @click=${() => this.#makeAlike(kept)}>Let only the ${name} differ</button></p>
    `;
  }

  /** Gives B the settings of A, except for one. @param {string} kept */
  #makeAlike(kept) {
    const [first, second] = [...this.querySelectorAll("fieldset")].map((each) => fieldsOf(each));
    for (const [name, field] of second) {
      const model = name === kept ? undefined : first.get(name);
      if (model instanceof HTMLInputElement && field instanceof HTMLInputElement) field.checked = model.checked;
      if (model) field.value = model.value;
    }
    this.changed();
  }
}

/**
 * The fields of a contender, by their names without its number.
 * @param {HTMLFieldSetElement} fieldset @returns {Map<string, HTMLInputElement | HTMLSelectElement>}
 */
const fieldsOf = (fieldset) =>
  new Map(
    [...fieldset.querySelectorAll(/** @type {"input"} */ ("input, select"))].map((each) => [
      each.name.slice(0, -2),
      each,
    ]),
  );
