// Goes to the node of the tree after some moves, which are typed or picked one by one.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { afterMoves, inARow, movesOffered, nounOf, wrongMove } from "../../trace/moves-typed.js";
import { closeTools } from "./tools.js";

/** So many moves are offered to be picked. */
const MOST_PICKED = 30;

export class TreeJump {
  /** @param {import("./tree-view.js").TreeView} view */
  constructor(view) {
    this.view = view;
    this.typed = "";
    /** What is wrong with it; "" until somebody wants to go there. */
    this.wrong = "";
  }

  /**
   * The trace that the moves lead through. In a tree in which equal positions are drawn once, a node is reached in
   * several ways: all of them are in the trace that it was made of.
   */
  trace() {
    const { trace } = this.view;
    return trace?.joins && trace.rounds ? trace.rounds.trace : trace;
  }

  /** The tree is another one: what was typed stays only if it means something there. */
  forget() {
    const trace = this.trace();
    this.wrong = "";
    if (trace && afterMoves(trace, this.typed).rest !== "") this.typed = "";
  }

  /** @param {string} text */
  type(text) {
    this.typed = text;
    this.wrong = "";
    this.view.requestUpdate();
  }

  /** More can be typed after what was picked. @param {string} moves */
  async pick(moves) {
    this.type(`${moves} `);
    await this.view.updateComplete;
    const field = /** @type {HTMLInputElement | null} */ (this.view.querySelector(".tree-jump input"));
    field?.setSelectionRange(field.value.length, field.value.length);
  }

  /** @param {SubmitEvent} event */
  go(event) {
    event.preventDefault();
    const [trace, shown] = [this.trace(), this.view.trace];
    if (!trace || !shown) return;
    const found = afterMoves(trace, this.typed);
    this.wrong = wrongMove(trace, found);
    this.view.requestUpdate();
    if (this.wrong) return;
    const row = trace === shown ? found.row : (shown.rounds?.spotOf[found.row] ?? -1);
    if (row < 0) return;
    closeTools(this.view);
    this.view.goTo(row);
    this.view.finding.reveal(row);
  }

  /** @param {string} id of the tree */
  render(id) {
    const trace = this.trace();
    if (!trace) return nothing;
    const found = afterMoves(trace, this.typed);
    const offered = movesOffered(trace, found);
    /** @param {string} move */
    const pick = (move) => this.pick(inARow([...found.moves, move]));
    return html`<form class="tree-jump" @submit=${(/** @type {SubmitEvent} */ event) => this.go(event)}>
      <label for="${id}-moves">Go to the node after these ${nounOf(trace)}s</label>
      <div class="field">
        <input id="${id}-moves" autofocus spellcheck="false" autocapitalize="off" autocomplete="off" enterkeyhint="go"
          placeholder=${inARow(offered.slice(0, 2))} .value=${live(this.typed)}
          aria-invalid=${this.wrong ? "true" : "false"} aria-describedby="${id}-wrong"
          @input=${(/** @type {Event} */ event) => this.type(/** @type {HTMLInputElement} */ (event.target).value)} />
        <button>Go</button>
      </div>
      <p id="${id}-wrong" class="field-error" role="alert">${this.wrong}</p>
      <div class="picks" role="group" aria-label="What may come next">
        ${offered.slice(0, MOST_PICKED).map((move) => html`<button type="button" @click=${() => pick(move)}>${move}</button>`)}
        ${offered.length === 0 ? html`<p>The tree ends there.</p>` : nothing}
      </div>
    </form>`;
  }
}
