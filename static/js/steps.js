/**
 * Moving about in the trace: by steps, to a node, by playing; and what is folded in the tree.
 *
 * @typedef {import("./controller.js").Controller} Controller
 * @typedef {import("./trace/trace.js").Trace} Trace
 */

import { clampCursor, cursorOf, lastCursor, step, stops } from "./trace/cursor.js";
import { passAt } from "./trace/passes.js";
import { viewAt } from "./trace/picture.js";

export class Steps {
  /** @param {Controller} controller */
  constructor(controller) {
    this.controller = controller;
  }

  /** @type {Record<string, (intent: any) => unknown>} */
  handlers = {
    step: ({ direction }) => this.step(direction),
    "step-cut": ({ direction }) => this.step(direction, "cut"),
    "goto-start": () => this.goTo(0),
    "goto-end": () => this.goToEnd(),
    "leave-search": () => this.goToEnd(),
    "goto-node": ({ row }) => this.goToNode(row),
    scrub: ({ step: index }) => this.scrub(index),
    "play-pause": () => this.playPause(),
    granularity: ({ granularity }) => this.#state.update({ granularity }),
    speed: ({ speed }) => this.#state.update({ speed }),
    "toggle-collapse": ({ row }) => this.toggleCollapse(row),
    "toggle-fold": () => this.#state.update({ folded: !this.#state.get().folded, collapsed: [] }),
  };

  get #state() {
    return this.controller.state;
  }

  get #trace() {
    return this.controller.results.get().trace;
  }

  /** @param {number} cursor */
  goTo(cursor) {
    const trace = this.#trace;
    if (trace) this.#move(trace, clampCursor(trace, cursor), false);
  }

  goToEnd() {
    const trace = this.#trace;
    if (trace) this.goTo(lastCursor(trace));
  }

  /** Rows folded away belong to the pass that is seen, if it is one of several. @param {Trace} trace @param {number} cursor @param {boolean} playing */
  #move(trace, cursor, playing) {
    const before = this.#state.get();
    const same = trace.text.merged || passAt(trace, cursor) === passAt(trace, before.cursor);
    this.#state.update({ cursor, playing, collapsed: same ? before.collapsed : [] });
    this.controller.lab.lookAlong();
  }

  /** @param {number} row */
  goToNode(row) {
    const trace = this.#trace;
    if (trace) this.goTo(cursorOf(trace, this.#view(trace).whole(row)));
  }

  /** What is seen of the trace now. @param {Trace} trace */
  #view(trace) {
    const { cursor, folded } = this.#state.get();
    return viewAt(trace, cursor, folded);
  }

  /** @param {1 | -1} direction @param {import("./trace/cursor.js").Granularity} [granularity] */
  step(direction, granularity = this.#state.get().granularity) {
    const trace = this.#trace;
    if (trace) this.goTo(step(trace, this.#state.get().cursor, granularity, direction));
  }

  /** @param {number} index */
  scrub(index) {
    const trace = this.#trace;
    if (!trace) return;
    const all = stops(trace, this.#state.get().granularity);
    this.goTo(index <= 0 ? 0 : all[Math.min(index, all.length) - 1]);
  }

  playPause() {
    const trace = this.#trace;
    const { playing, cursor } = this.#state.get();
    if (!trace) return;
    const from = !playing && cursor >= lastCursor(trace) ? 0 : cursor;
    this.#state.update({ playing: !playing, cursor: from });
  }

  /** Plays `count` steps on; stops at the end. @param {number} count */
  playOn(count) {
    const trace = this.#trace;
    const { cursor, granularity } = this.#state.get();
    if (!trace) return;
    let at = cursor;
    for (let i = 0; i < count && at < lastCursor(trace); i++) at = step(trace, at, granularity, 1);
    this.#move(trace, at, at < lastCursor(trace));
  }

  /** @param {number} row */
  toggleCollapse(row) {
    const { collapsed } = this.#state.get();
    const folded = collapsed.includes(row);
    this.#state.update({ collapsed: folded ? collapsed.filter((other) => other !== row) : [...collapsed, row] });
  }
}
