// Goes to the node of the tree after some moves, which are typed or picked one by one.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { afterMoves, inARow, movesOffered, nounOf, wrongMove } from "../../trace/moves-typed.js";
import { reveal } from "./finding.js";
import { goTo } from "./state.js";

/** @typedef {import("./state.js").Change} Change @typedef {import("./state.js").TreeState} TreeState @typedef {import("./state.js").TreeProps} TreeProps */

/** So many moves are offered to be picked. */
const MOST_PICKED = 30;

/**
 * The trace that the moves lead through. In a tree in which equal positions are drawn once, a node is reached in
 * several ways: all of them are in the trace that it was made of.
 * @param {TreeProps} props
 */
const walkedTrace = ({ trace }) => (trace?.joins && trace.rounds ? trace.rounds.trace : trace);

/** The tree is another one: what was typed stays only if it means something there. @param {TreeState} state @param {TreeProps} props @returns {Change} */
export function keepMoves({ moves }, props) {
  const trace = walkedTrace(props);
  return { wrongMoves: "", moves: trace && afterMoves(trace, moves).rest !== "" ? "" : moves };
}

/** @type {import("./state.js").ChangeOf<[moves: string]>} */
const typeMoves = (_, __, moves) => ({ moves, wrongMoves: "" });

/** More can be typed after what was picked. @type {import("./state.js").ChangeOf<[moves: string]>} */
const pickMoves = (_, __, moves) => ({
  moves: `${moves} `,
  wrongMoves: "",
  acts: [{ does: "end-of-moves" }],
});

/** @param {TreeState} state @param {TreeProps} props @returns {Change | null} */
export function goAfterMoves(state, props) {
  const [trace, shown] = [walkedTrace(props), props.trace];
  if (!trace || !shown) return null;
  const found = afterMoves(trace, state.moves);
  const wrongMoves = wrongMove(trace, found);
  const row = trace === shown ? found.row : (shown.rounds?.spotOf[found.row] ?? -1);
  if (wrongMoves || row < 0) return { wrongMoves };
  const { intents = [], ...shownThere } = reveal(state, props, row) ?? {};
  return { wrongMoves, ...shownThere, intents: [...goTo(props, row), ...intents], acts: [{ does: "close-tools" }] };
}

/** @param {TreeState} state @param {TreeProps} props @param {import("./state.js").Apply} apply */
export function jumpForm({ moves, wrongMoves }, props, apply) {
  const { id } = props;
  const trace = walkedTrace(props);
  if (!trace) return nothing;
  const found = afterMoves(trace, moves);
  const offered = movesOffered(trace, found);
  /** @param {string} move */
  const pick = (move) => apply(pickMoves, inARow([...found.moves, move]));
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    apply(goAfterMoves);
  };
  return html`<form class="tree-jump" @submit=${submit}>
    <label for="${id}-moves">Go to the node after these ${nounOf(trace)}s</label>
    <div class="field">
      <input id="${id}-moves" autofocus spellcheck="false" autocapitalize="off" autocomplete="off" enterkeyhint="go"
        placeholder=${inARow(offered.slice(0, 2))} .value=${live(moves)}
        aria-invalid=${wrongMoves ? "true" : "false"} aria-describedby="${id}-wrong"
        @input=${(/** @type {Event} */ event) => apply(typeMoves, /** @type {HTMLInputElement} */ (event.target).value)} />
      <button>Go</button>
    </div>
    <p id="${id}-wrong" class="field-error" role="alert">${wrongMoves}</p>
    <div class="picks" role="group" aria-label="What may come next">
      ${offered.slice(0, MOST_PICKED).map((move) => html`<button type="button" @click=${() => pick(move)}>${move}</button>`)}
      ${offered.length === 0 ? html`<p>The tree ends there.</p>` : nothing}
    </div>
  </form>`;
}
