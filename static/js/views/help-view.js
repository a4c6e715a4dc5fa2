// <help-view>: what the pictures mean, which keys there are, and what is counted.
import { LitElement, html } from "lit";

const SIGNS = [
  ["▲", "max", "MAX is to move and wants the largest value."],
  ["▼", "min", "MIN is to move and wants the smallest value."],
  ["●", "", "Chance moves: the value is the average of the outcomes, each with its probability."],
  [
    "■",
    "",
    "A leaf: the end of the game with its utility, or, with ≈ and a double line, the depth limit with its evaluation.",
  ],
  ["[3, +∞]", "", "The window [α, β] with which a node was entered: values outside it cannot matter."],
  [
    "≡ 2",
    "",
    "The same position as one before: its value came out of a table. A dashed bow leads to where it was learnt.",
  ],
  [
    "≤ 2",
    "",
    "What is proved so far: the value is at most 2; ≥ and = likewise. In a tree that grows, ≈ is a mean, and 12× how often a way was gone.",
  ],
  ["━", "best", "Thick and green: the principal variation, the best play found so far."],
  ["━", "now", "Amber: where the search is now."],
  ["╌", "", "Dashed: cut off, never looked at. The red bar says why."],
];

/** In the tree of a constraint problem. */
const PROBLEM_SIGNS = [
  [
    "□",
    "",
    "A partial assignment: the value in the box is given to the variable of its level, at the left, on top of all that stands above.",
  ],
  ["∅", "", "Nothing is assigned yet."],
  [
    "╱",
    "cut",
    "Dashed and struck through: refused. The value does not go with those above it; the red label says with which.",
  ],
  ["▁", "cut", "One red line under a box: it left some variable without a value."],
  ["▂", "cut", "Two red lines: jumped over. It had no part in the conflict, so its other ways on are not tried."],
  ["✓", "best", "The solution."],
  ["━", "now", "Amber: what is assigned now."],
];

const KEYS = [
  ["Space", "play and pause"],
  ["← →", "step back and forward"],
  ["Shift ← →", "to the last and the next cut"],
  ["Home, End", "to the start and the end"],
  ["L, N, K", "step by line, by node, by cut; in a constraint problem by line, by value, by what is taken back"],
  ["In a menu, on a slider", "↑ and ↓ choose; so do ← and → if you came to it by Tab"],
  [
    "In the tree",
    "arrows go from node to node, Enter goes to its step, C collapses, + − 0 zoom and fit, Shift with arrows moves",
  ],
  ["On a board", "arrows move, Enter plays, the number of a square or column plays it at once"],
  ["In a Sudoku", "arrows move, a digit fills the cell, 0 or Backspace empties it"],
];

export class HelpView extends LitElement {
  static properties = { room: {} };

  constructor() {
    super();
    /** @type {"games" | "constraints"} */
    this.room = "games";
  }

  createRenderRoot() {
    return this;
  }

  render() {
    return html`
      <button class="icon" aria-label="Help" title="Help" aria-haspopup="dialog" @click=${() => this.#dialog().showModal()}>?</button>
      <dialog aria-labelledby="help-title" @click=${(/** @type {MouseEvent} */ event) => event.target === this.#dialog() && this.#dialog().close()}>
        <div class="help">
          <form method="dialog"><button class="icon" aria-label="Close the help">✕</button></form>
          <h2 id="help-title">How to read this page</h2>
          <p>
            Choose a game and a search. The Python that is shown is what really runs; a watcher outside records it. Step
            through it: board, tree, Python and sentence always show the same moment. Play on the board, alone or
            against Python, and search whatever position you like. <em>What is this?</em> explains the game and the search
            that are chosen, with examples. Some searches run several times over a position: step them by pass. <em>Plots</em>
            show how a search came to its answer, and measure all searches side by side; in a <em>duel</em> two settings
            play whole games.
          </p>
          <p>
            Under <em>Constraints</em> choose a problem and a method: a Sudoku, a map or a graph to colour, queens, a sum of
            letters, a timetable. The picture can be changed by hand, or the problem typed as text. Small marks show which values are still open to each
            variable. Step by value, by arc (a variable held against a constraint), or by what is taken back.
            <em>Compare</em> runs several methods on the problem, all by the same rule for the next variable.
          </p>
          <h3>Signs</h3>
          <dl class="signs">
            ${(this.room === "constraints" ? PROBLEM_SIGNS : SIGNS).map(([sign, kind, text]) => html`<div><dt class=${kind}>${sign}</dt><dd>${text}</dd></div>`)}
          </dl>
          <h3>Keys</h3>
          <dl>${KEYS.map(([key, text]) => html`<div><dt>${key}</dt><dd>${text}</dd></div>`)}</dl>
          <h3>What is counted</h3>
          <p>
            A node is a call of the search's recursive functions, the root included. A leaf is the end of a game, or the
            depth limit. “Positions” are the different ones among the nodes. Values are from MAX's side; in board games MAX is X. “Minimax” is what minimax would look at in
            the same tree; “best possible” is the fewest leaves that any alpha-beta could look at, with the best order of
            moves. The time includes the watching.
          </p>
          <p>
            In a constraint problem an assignment is a value given to a variable, a refused value one that a constraint forbids
            at once, and a check is one question whether a constraint holds. An arc is a variable held against a constraint.
          </p>
          <h3>For scripts</h3>
          <p>
            <code>await plyscope.search({ game: "tictactoe", search: "alphabeta" })</code> in the console runs a search
            beside the page; <code>plyscope.catalogue()</code> tells what there is.
          </p>
        </div>
      </dialog>
    `;
  }

  #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }
}

customElements.define("help-view", HelpView);
