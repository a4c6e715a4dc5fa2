/**
 * Moves through the trace: by steps, to a node, or by playing; and folds parts of the tree.
 *
 * @typedef {import("../trace/trace.js").Trace} Trace
 */

import { clampCursor, cursorOf, lastCursor, step, stops } from "../trace/cursor.js";
import { kindOf } from "../kinds/index.js";
import { passAt } from "../trace/passes.js";
import { viewAt } from "../trace/picture.js";

/** @typedef {ReturnType<typeof createSteps>} Steps */

/** @param {import("./stores.js").Stores & {moved: () => void}} on  `moved` is called when the cursor has moved */
export function createSteps({ state, results, moved }) {
  const traceNow = () => results.get().run.trace;

  /** @param {number} cursor */
  function goTo(cursor) {
    const trace = traceNow();
    if (trace) move(trace, clampCursor(trace, cursor), false);
  }

  function goToEnd() {
    const trace = traceNow();
    if (trace) goTo(lastCursor(trace));
  }

  /**
   * Moves the cursor. In another pass, nothing is folded: the folded rows belong to the old one.
   * @param {Trace} trace @param {number} cursor @param {boolean} playing
   */
  function move(trace, cursor, playing) {
    const before = state.get();
    const same = trace.text.merged || passAt(trace, cursor) === passAt(trace, before.cursor);
    // A presenter's black screen, spotlight or pen is for one moment of the search only.
    state.update({ cursor, playing, collapsed: same ? before.collapsed : [], black: false, pointer: "" });
    moved();
  }

  /** @param {number} row */
  function goToNode(row) {
    const trace = traceNow();
    if (!trace) return;
    const { cursor, folded } = state.get();
    goTo(cursorOf(trace, viewAt(trace, cursor, folded).whole(row)));
  }

  /** @param {1 | -1} direction @param {import("../trace/cursor.js").Granularity} [granularity] */
  function go(direction, granularity = state.get().granularity) {
    const trace = traceNow();
    if (trace) goTo(step(trace, state.get().cursor, granularity, direction));
  }

  /** @param {number} index */
  function scrub(index) {
    const trace = traceNow();
    if (!trace) return;
    const all = stops(trace, state.get().granularity);
    goTo(index <= 0 ? 0 : all[Math.min(index, all.length) - 1]);
  }

  function playPause() {
    const trace = traceNow();
    const { playing, cursor } = state.get();
    if (!trace) return;
    const from = !playing && cursor >= lastCursor(trace) ? 0 : cursor;
    state.update({ playing: !playing, cursor: from });
  }

  /** Plays the next `count` steps; stops at the end. @param {number} count */
  function playOn(count) {
    const trace = traceNow();
    const { cursor, granularity } = state.get();
    if (!trace) return;
    let at = cursor;
    for (let i = 0; i < count && at < lastCursor(trace); i++) at = step(trace, at, granularity, 1);
    move(trace, at, at < lastCursor(trace));
  }

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

  /** @satisfies {Partial<import("./intents.js").Handlers<import("./intents.js").PageIntents>>} */
  const intents = {
    step: ({ direction }) => go(direction),
    "step-cut": ({ direction }) => go(direction, "cut"),
    "goto-start": () => goTo(0),
    "goto-end": goToEnd,
    "leave-search": goToEnd,
    "goto-node": ({ row }) => goToNode(row),
    scrub: ({ step: index }) => scrub(index),
    "play-pause": playPause,
    granularity: ({ granularity }) => stepBy(granularity),
    speed: ({ speed }) => state.update({ speed }),
    "toggle-collapse": ({ row }) => toggleCollapse(row),
    "toggle-fold": () => state.update({ folded: !state.get().folded, collapsed: [] }),
  };

  return { goTo, goToEnd, playOn, intents };
}
