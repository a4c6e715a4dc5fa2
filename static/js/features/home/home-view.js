// <home-view>: the first screen.
import { html, nothing } from "lit";
import { sendIntent } from "../../views/intent.js";
import "../../views/board/little-board.js";
import { View } from "../../views/view.js";

/** @typedef {import("./home-shown.js").Home} Home */

/** The ways in, each with a small picture. The pictures are 120 by 72. */
const DOORS = Object.freeze(
  /** @type {const} */ ([
    { place: "play", name: "Play against Python", about: "Connect-4, chess, tic-tac-toe … and see why it moved" },
    { place: "watch", name: "Watch alpha-beta", about: "on a tree of yours, or the one in your exam" },
    { place: "constraints", name: "Solve a map or a Sudoku", about: "with MRV, forward checking and AC-3" },
    { place: "programs", name: "See your own program", about: "paste last night’s minimax and find its bug" },
  ]),
);

const START = "Start with lesson 1";

export class HomeView extends View {
  static properties = {
    isOpen: { attribute: false },
    tree: { attribute: false },
    sentence: { attribute: false },
    example: { attribute: false },
    games: { attribute: false },
    lessons: { attribute: false },
  };

  #words = this.querySelector(".hero-words");
  #start = this.#words?.querySelector("button");

  constructor() {
    super();
    this.isOpen = false;
    /** @type {Home["tree"]} */
    this.tree = null;
    /** @type {Home["sentence"]} */
    this.sentence = [];
    /** @type {Home["example"]} */
    this.example = undefined;
    /** @type {Home["games"]} */
    this.games = [];
    /** @type {Home["lessons"]} */
    this.lessons = [];
  }

  connectedCallback() {
    if (!this.hasUpdated) this.#takeWords();
    super.connectedCallback();
    // Also when the reader is here already.
    document.querySelector("#go-home")?.addEventListener("click", this.#toTop);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.querySelector("#go-home")?.removeEventListener("click", this.#toTop);
  }

  #toTop = () => {
    this.scrollTop = 0;
  };

  /** What stands in the page itself can be read before any script has come; from now on the button does something. */
  #takeWords() {
    const start = this.#start;
    if (!start) return;
    start.disabled = false;
    start.addEventListener("click", () => sendIntent(this, { type: "first-lesson" }));
    this.replaceChildren();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("isOpen")) this.#toTop();
    const [first] = this.lessons;
    if (this.#start && first) this.#start.textContent = `${START} · ${first.minutes} minutes`;
    const tree = this.querySelector("tree-view");
    if (tree && this.tree) Object.assign(tree, this.tree);
  }

  render() {
    if (!this.isOpen) return nothing;
    return html`
      <div class="home" role="main" aria-label="Home">
        <section class="hero">
          ${this.#words}
          ${this.tree ? this.#demo() : nothing}
        </section>
        <ul class="doors">${DOORS.map((door) => html`<li>${this.#door(door)}</li>`)}</ul>
        ${this.games.length > 0 ? this.#games() : nothing}
        ${this.lessons.length > 0 ? this.#lessons() : nothing}
      </div>
    `;
  }

  #demo() {
    return html`
      <div class="demo" @click=${() => this.#go("watch")}>
        <div class="demo-tree" inert><tree-view></tree-view></div>
        <p class="demo-sentence" aria-hidden="true">${this.sentence.map((part) => (typeof part === "string" ? part : part.text))}</p>
        <button class="demo-watch">Watch this search yourself</button>
      </div>
    `;
  }

  /** @param {typeof DOORS[number]} door */
  #door({ place, name, about }) {
    return html`
      <button class="door" @click=${() => this.#go(place)}>
        <span class="door-picture" aria-hidden="true">${this.#pictureOf(place)}</span>
        <span class="door-name">${name}</span>
        <span class="door-about">${about}</span>
      </button>
    `;
  }

  /** @param {typeof DOORS[number]["place"]} place */
  #pictureOf(place) {
    if (place === "play") return this.games.find(({ id }) => id === "connect4")?.picture;
    return PICTURES[place];
  }

  #games() {
    return html`
      <section>
        <h3>Play a game</h3>
        <ul class="home-games">
          ${this.games.map(
            ({ name, picture, intent }) => html`
              <li><button @click=${() => sendIntent(this, intent)}>
                <span aria-hidden="true">${picture}</span>${name}
              </button></li>
            `,
          )}
        </ul>
      </section>
    `;
  }

  #lessons() {
    return html`
      <section>
        <h3>Lessons</h3>
        <ol class="home-lessons">
          ${this.lessons.map(
            ({ id, title, minutes }, at) => html`
              <li><button @click=${() => sendIntent(this, at === 0 ? { type: "first-lesson" } : { type: "open-lesson", id })}>
                <span>${title}</span><span class="hint">${minutes} min</span>
              </button></li>
            `,
          )}
        </ol>
      </section>
    `;
  }

  /** Whoever wants to watch alpha-beta gets it, not the search of the game that was played last. @param {string} place */
  #go(place) {
    sendIntent(this, { type: "go-to", place, ...(place === "watch" && { example: this.example }) });
  }
}

const PICTURES = Object.freeze({
  watch: html`<svg viewBox="0 0 120 72">
    <g class="edges"><path d="M60 20 24 44M60 20v24M60 20l36 24M24 52 12 64M24 52l12 12M60 52 48 64M96 52 84 64M96 52l12 12" /><path class="cut" d="m60 52 12 12" /></g>
    <path class="max" d="m60 6 9 14H51z" /><path class="min" d="M15 42h18l-9 12zM51 42h18l-9 12zM87 42h18l-9 12z" />
    <g class="leaves"><path d="M8 62h8v8H8zM32 62h8v8h-8zM44 62h8v8h-8zM80 62h8v8h-8zM104 62h8v8h-8z" /><path class="cut" d="M68 62h8v8h-8z" /></g>
  </svg>`,
  constraints: html`<svg viewBox="0 0 120 72">
    <path class="blue" d="M14 6h42l6 18-20 16-28-12z" /><path class="orange" d="M56 6h50v34L62 24z" />
    <path class="green" d="m62 24 44 16v26H36l6-26z" /><path class="red" d="m14 28 28 12-6 26H14z" />
  </svg>`,
  programs: html`<svg viewBox="0 0 120 72">
    <path class="mark" d="M41 44h21v12H41z" />
    <g class="code"><text x="4" y="18">def minimax(board):</text><text x="15" y="36">if full(board): …</text><text x="15" y="54">v = max(…)</text></g>
  </svg>`,
});

customElements.define("home-view", HomeView);
