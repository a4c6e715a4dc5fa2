/**
 * Moves through the trace: by steps, to a node, or by playing; and folds parts of the tree.
 *
 * @typedef {import("../trace/trace.js").Trace} Trace
 */

import { questionNow } from "../view-models/question.js";
import { comparedIn } from "../state/results.js";
import { clampCursor, cursorOf, lastCursor, step, stops } from "../trace/cursor.js";
import { kindOf } from "../kinds/index.js";
import { clockOf, jointStep, pointAfter, pointAtCursor, stepsOf } from "../trace/joint-clock.js";
import { passAt } from "../trace/passes.js";
import { visibleAt } from "../trace/visible.js";

/** @typedef {ReturnType<typeof createSteps>} Steps */
/** @typedef {import("../trace/joint-clock.js").Point} Point */

/** @param {import("../state/stores.js").Stores & {moved: () => void}} on  `moved` is called when the cursor has moved */
export function createSteps({ state, results, moved }) {
  const traceNow = () => results.get().run.trace;

  /**
   * The steps of both runs if two are compared; null if there is one run.
   * @param {Trace} trace @param {import("../trace/cursor.js").Granularity} [granularity]
   */
  function clock(trace, granularity = state.get().granularity) {
    const second = comparedIn(results.get().run);
    return second && clockOf(trace, second, granularity);
  }

  /** How far both are; if there is one run, only its own cursor counts. @returns {Point} */
  const here = () => ({ main: state.get().cursor, second: state.get().secondCursor });

  /** @param {number} cursor */
  function goTo(cursor) {
    const trace = traceNow();
    if (!trace) return;
    const at = clampCursor(trace, cursor);
    const joint = clock(trace);
    const isEnd = at === lastCursor(trace);
    move(
      trace,
      joint ? (isEnd ? pointAfter(joint, stepsOf(joint)) : pointAtCursor(joint, "main", at)) : alone(at),
      false,
    );
  }

  /** @param {number} cursor @returns {Point} */
  const alone = (cursor) => ({ main: cursor, second: 0 });

  function goToEnd() {
    const trace = traceNow();
    if (trace) goTo(lastCursor(trace));
  }

  /**
   * Moves the cursors. In another pass, nothing is folded: the folded rows belong to the old one.
   * @param {Trace} trace @param {Point} to @param {boolean} playing
   */
  function move(trace, { main: cursor, second: secondCursor }, playing) {
    const before = state.get();
    const same = trace.text.merged || passAt(trace, cursor) === passAt(trace, before.cursor);
    // A presenter's black screen, spotlight or pen is for one moment of the search only.
    const collapsed = same ? before.collapsed : [];
    const endSeen = cursor > 0 && (before.endSeen || cursor >= lastCursor(trace));
    state.update({ cursor, secondCursor, playing, collapsed, endSeen, black: false, pointer: "", verdict: null });
    moved();
  }

  /** @param {number} row @param {boolean} [inSecond]  whether it is a row of the second tree */
  function goToNode(row, inSecond = false) {
    const trace = traceNow();
    if (!trace) return;
    const { cursor, secondCursor, folded } = state.get();
    const second = comparedIn(results.get().run);
    const joint = clock(trace, "node");
    if (!inSecond || !second || !joint) return goTo(cursorOf(trace, visibleAt(trace, cursor, folded).whole(row)));
    const at = cursorOf(second.trace, visibleAt(second.trace, secondCursor).whole(row));
    move(trace, pointAtCursor(joint, "second", at), false);
  }

  /** @param {1 | -1} direction @param {import("../trace/cursor.js").Granularity} [granularity] */
  function go(direction, granularity = state.get().granularity) {
    const trace = traceNow();
    if (trace) move(trace, next(trace, here(), granularity, direction), false);
  }

  /** Whether the learner is to say first what comes. */
  const hasQuestion = () => questionNow(state.get(), results.get()) !== null;

  /** Steps as the reader wants, but not over a question. @param {1 | -1} direction @param {import("../trace/cursor.js").Granularity} [granularity] */
  function stepOn(direction, granularity) {
    if (direction > 0 && hasQuestion()) state.update({ playing: false });
    else go(direction, granularity);
  }

  /** @param {Trace} trace @param {Point} from @param {import("../trace/cursor.js").Granularity} granularity @param {1 | -1} direction */
  function next(trace, from, granularity, direction) {
    const joint = clock(trace, granularity);
    return joint ? jointStep(joint, from, direction) : alone(step(trace, from.main, granularity, direction));
  }

  /** @param {number} index */
  function scrub(index) {
    const trace = traceNow();
    if (!trace) return;
    const joint = clock(trace);
    if (joint) return move(trace, pointAfter(joint, index), false);
    const all = stops(trace, state.get().granularity);
    goTo(index <= 0 ? 0 : all[Math.min(index, all.length) - 1]);
  }

  /** Whether nothing is left to step. @param {Trace} trace @param {Point} at */
  function isOver(trace, { main, second }) {
    const other = comparedIn(results.get().run);
    return main >= lastCursor(trace) && (!other || second >= lastCursor(other.trace));
  }

  function playPause() {
    const trace = traceNow();
    const { playing } = state.get();
    if (!trace) return;
    const { main, second } = !playing && isOver(trace, here()) ? alone(0) : here();
    const endSeen = main > 0 && state.get().endSeen;
    state.update({ playing: !playing, cursor: main, secondCursor: second, endSeen });
  }

  /** Plays the next `count` steps; stops at the end. @param {number} count */
  function playOn(count) {
    const trace = traceNow();
    const { granularity } = state.get();
    if (!trace) return;
    let at = here();
    for (let i = 0; i < count && !isOver(trace, at) && !hasQuestionAt(at); i++) at = next(trace, at, granularity, 1);
    move(trace, at, !isOver(trace, at) && !hasQuestionAt(at));
  }

  /** @param {Point} at */
  const hasQuestionAt = ({ main }) => questionNow({ ...state.get(), cursor: main }, results.get()) !== null;

  /** How far a step goes; a key may ask for what this kind has no steps for. @param {import("../trace/cursor.js").Granularity} granularity */
  function stepBy(granularity) {
    const { run, subject } = results.get();
    const offered = kindOf(run.trace?.text ?? subject.look).steps(run.trace);
    if (offered.some(({ id }) => id === granularity)) state.update({ granularity });
  }

  /** @param {number} row */
  function toggleCollapse(row) {
    const { collapsed } = state.get();
    const folded = collapsed.includes(row);
    state.update({ collapsed: folded ? collapsed.filter((other) => other !== row) : [...collapsed, row] });
  }

  /** @satisfies {Partial<import("../state/intents.js").Handlers<import("../state/intents.js").PageIntents>>} */
  const intents = {
    step: ({ direction }) => stepOn(direction),
    "step-cut": ({ direction }) => stepOn(direction, "cut"),
    "goto-start": () => goTo(0),
    "goto-end": goToEnd,
    "leave-search": goToEnd,
    scrub: ({ step: index }) => scrub(index),
    "play-pause": playPause,
    granularity: ({ granularity }) => stepBy(granularity),
    speed: ({ speed }) => state.update({ speed }),
    "toggle-collapse": ({ row }) => toggleCollapse(row),
    "colour-by": ({ by }) => state.update({ colourBy: by }),
    "toggle-fold": () => state.update({ folded: !state.get().folded, collapsed: [] }),
  };

  return { go, goTo, goToNode, goToEnd, playOn, intents };
}
