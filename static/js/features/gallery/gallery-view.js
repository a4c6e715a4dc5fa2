// <gallery-view>: the dialog in which a game, a problem, a program or a method is chosen from cards.
import { html, nothing } from "lit";
import { foundIn } from "./cards.js";
import { sendIntent } from "../../views/intent.js";
import { cardBeside } from "./card-beside.js";
import "../../views/board/little-board.js";
import { View } from "../../views/view.js";

/** @typedef {import("./cards.js").Gallery} Gallery */
/** @typedef {import("./cards.js").Card} Card */

export class GalleryView extends View {
  static properties = {
    about: {},
    heading: { attribute: false },
    covers: { attribute: false },
    groups: { attribute: false },
    ideas: { attribute: false },
    others: {},
    query: { state: true },
  };

  constructor() {
    super();
    /** @type {Gallery["about"]} */
    this.about = "";
    this.heading = "";
    /** @type {Gallery["covers"]} */
    this.covers = [];
    /** @type {Gallery["groups"]} */
    this.groups = [];
    /** @type {Gallery["ideas"]} */
    this.ideas = [];
    this.others = "";
    /** What is looked for. */
    this.query = "";
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has("about")) this.query = "";
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    if (changed.has("query")) this.querySelector(".gallery-cards")?.scrollTo({ top: 0 });
    if (!changed.has("about")) return;
    const dialog = this.#dialog();
    if (this.about === "") dialog.close();
    else if (!dialog.open) {
      dialog.showModal();
      this.#field()?.focus();
    }
  }

  render() {
    return html`
      <dialog aria-labelledby="gallery-title" @close=${() => this.about && sendIntent(this, { type: "gallery", about: "" })}
        @click=${(/** @type {MouseEvent} */ event) => event.target === this.#dialog() && this.#dialog().close()}>
        ${this.about === "" ? nothing : this.#content()}
      </dialog>
    `;
  }

  #content() {
    const found = foundIn(this.groups, this.query);
    const count = found.reduce((sum, { cards }) => sum + cards.length, 0);
    return html`
      <div class="gallery" data-about=${this.about} @keydown=${this.#key}>
        <div class="gallery-head">
          <form method="dialog"><button class="icon" aria-label="Close the gallery">✕</button></form>
          <h2 id="gallery-title">${this.heading}</h2>
          <form role="search" @submit=${(/** @type {SubmitEvent} */ event) => this.#first(event)}>
            <input type="search" aria-label="Find by name or idea" placeholder="Find by name or idea, such as chance" autocomplete="off"
              .value=${this.query} @input=${(/** @type {InputEvent} */ { target }) => (this.query = /** @type {HTMLInputElement} */ (target).value)} />
            <span role="status">${this.query.trim() === "" ? "" : count === 0 ? "Nothing found" : `${count} found`}</span>
          </form>
          <div class="gallery-ideas" role="group" aria-label="Ideas">
            ${this.ideas.map(
              (idea) =>
                html`<button aria-pressed=${this.query === idea} @click=${() => (this.query = this.query === idea ? "" : idea)}>${idea}</button>`,
            )}
          </div>
        </div>
        <div class="gallery-cards" tabindex="-1">
          ${this.query.trim() === "" && this.covers.length > 0 ? this.#covers() : nothing}
          ${found.map(
            ({ id, name, cards }) => html`
              <section aria-label=${name || nothing} data-group=${id}>
                ${name ? html`<h3>${name}</h3>` : nothing}
                <ul>${cards.map((card) => html`<li>${this.#card(card)}</li>`)}</ul>
              </section>
            `,
          )}
          ${count === 0 ? html`<p class="gallery-none">No card has these words. Try a shorter one, such as “chance”, “cut” or “map”.</p>` : nothing}
          ${this.others && this.query.trim() === "" ? html`<p class="gallery-others">${this.others}</p>` : nothing}
        </div>
      </div>
    `;
  }

  /** The games or problems of the room, to go to the cards of one. */
  #covers() {
    return html`
      <nav class="gallery-covers" aria-label=${this.covers[0].kind.room.name}>
        ${this.covers.map(
          ({ id, name, picture }) => html`
            <button data-cover=${id} @click=${() => this.#goTo(id)}>
              <span class="gallery-picture" aria-hidden="true">${picture}</span><span>${name}</span>
            </button>
          `,
        )}
      </nav>
    `;
  }

  /** @param {string} group */
  #goTo(group) {
    const section = this.querySelector(`[data-group="${CSS.escape(group)}"]`);
    section?.scrollIntoView({ block: "start" });
    /** @type {HTMLElement | null | undefined} */ (section?.querySelector(".gallery-card"))?.focus({
      preventScroll: true,
    });
  }

  /** @param {Card} card */
  #card({ id, name, sentence, goodFor, level, ideas, picture, isChosen, intent }) {
    return html`
      <button class="gallery-card" data-card=${id} aria-current=${isChosen ? "true" : nothing} @click=${() => this.#choose(intent)}>
        ${picture ? html`<span class="gallery-picture" aria-hidden="true">${picture}</span>` : nothing}
        <span class="gallery-name">${name}</span>
        <span class="gallery-sentence">${sentence}</span>
        ${goodFor ? html`<span class="gallery-good"><b>Good for:</b> ${goodFor}</span>` : nothing}
        <span class="gallery-facts">${[level, ...ideas].filter(Boolean).join(" · ")}</span>
      </button>
    `;
  }

  #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }

  #field() {
    return /** @type {HTMLInputElement | null} */ (this.querySelector("input"));
  }

  /** @param {import("./cards.js").Choice} intent */
  #choose(intent) {
    this.#dialog().close();
    // Whoever has chosen a game wants to watch it: Space does that from here.
    if (this.about === "subject") document.querySelector(/** @type {"button"} */ ("transport-view .main"))?.focus();
    sendIntent(this, { type: "take-card", intent });
  }

  /** Enter in the field takes the first that was found. @param {SubmitEvent} event */
  #first(event) {
    event.preventDefault();
    const [first] = foundIn(this.groups, this.query).flatMap(({ cards }) => cards);
    if (first && this.query.trim() !== "") this.#choose(first.intent);
  }

  /** The arrow keys go from card to card, as they lie. @param {KeyboardEvent} event */
  #key(event) {
    const cards = /** @type {HTMLElement[]} */ ([...this.querySelectorAll(".gallery-card")]);
    const here = document.activeElement;
    const isField = here === this.#field();
    if (isField && event.key !== "ArrowDown") return;
    const at = cards.indexOf(/** @type {HTMLElement} */ (here));
    if (at < 0 && !isField) return;
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const next = isField ? 0 : cardBeside(boxes, at, event.key);
    if (next === null) return;
    event.preventDefault();
    if (next < 0) this.#field()?.focus();
    else cards[next]?.focus();
  }
}

customElements.define("gallery-view", GalleryView);
