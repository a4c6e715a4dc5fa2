/**
 * Presenter mode: one picture and the sentence about the step, large and alone on the screen. A lecture is held with
 * keys alone: they also choose the next example, the next search, and two runs side by side.
 */

import { kindOf } from "../../kinds/index.js";
import { nextView, presentedView } from "./presented.js";
import { subjectInfo } from "../../state/catalogue.js";

/** @typedef {import("../../state/state.js").State} State */

const NOT_PRESENTING = Object.freeze({ present: "", black: false, pointer: "", sheet: "" });

/**
 * The next in a list, or the one before, or null at the end; the first if the present one is not in the list.
 * @template T @param {readonly T[]} list @param {(entry: T) => boolean} isPresent @param {1 | -1} direction
 * @returns {T | null}
 */
function besides(list, isPresent, direction) {
  const at = list.findIndex(isPresent);
  return at < 0 ? (list[0] ?? null) : (list[at + direction] ?? null);
}

/** @param {import("../feature.js").FeatureContext} on */
export function createPresenting({ state, results, handle }) {
  /** How many of the pairs to compare were shown: the next key shows the next of them, and after the last, one tree. */
  let pairsShown = 0;

  const isOn = () => state.get().present !== "";
  const leave = () => isOn() && state.update(NOT_PRESENTING);

  function present() {
    if (isOn()) return leave();
    // Home has nothing of its own to present: its tree is that of Watch.
    if (state.get().activity === "home") handle({ type: "go-to", place: "watch" });
    state.update({ present: "usual" });
  }

  /** The layer that came last is gone first. */
  function closeTopmost() {
    const { sheet, black, pointer } = state.get();
    if (sheet) state.update({ sheet: "" });
    else if (black) state.update({ black: false });
    else if (pointer) state.update({ pointer: "" });
    else leave();
  }

  function showNextView() {
    const next = isOn() && nextView(state.get(), results.get());
    if (!next) return;
    // Whoever is back at the usual view has chosen nothing: it goes with the next picture.
    const usual = presentedView({ ...state.get(), present: "usual" }, results.get());
    state.update({ present: next === usual ? "usual" : next, pointer: "" });
  }

  /** A search does not play on while nobody can see it. */
  function blacken() {
    if (isOn()) state.update({ black: !state.get().black, playing: false });
  }

  /** Takes the spotlight or the pen, or puts it away. @param {"spotlight" | "pen"} pointer */
  function pointWith(pointer) {
    if (isOn()) state.update({ pointer: state.get().pointer === pointer ? "" : pointer });
  }

  /** Another example of the same game or problem. @param {1 | -1} direction */
  function showExample(direction) {
    const { subject, preset } = state.get();
    const presets = isOn() ? (subjectInfo(state.get(), results.get())?.presets ?? []) : [];
    const next = besides(presets, ({ id }) => id === preset, direction);
    if (next) handle({ type: "choose-subject", subject, preset: next.id });
  }

  /** Another search of the same position. @param {1 | -1} direction */
  function showMethod(direction) {
    const methods = isOn() ? (results.get().subject.look?.methods ?? []) : [];
    const next = besides(methods, (id) => id === state.get().method, direction);
    if (next) handle({ type: "change-run", change: { method: next } });
  }

  /** The next pair of runs side by side; after the last pair, one tree again. */
  function showPair() {
    const { look } = results.get().subject;
    if (!isOn() || !results.get().run.trace) return;
    if (!state.get().secondRun) pairsShown = 0;
    const pair = kindOf(look).comparing?.pairs(state.get(), results.get())[pairsShown];
    pairsShown += 1;
    // Two trees need all of the screen.
    if (pair) state.update({ present: "usual" });
    if (pair) handle({ type: "compare-runs", main: pair.main, second: pair.second });
    else if (state.get().secondRun) handle({ type: "end-comparison" });
  }

  /** @param {"keys" | "pairs"} sheet */
  const toggle = (sheet) => isOn() && state.update({ sheet: state.get().sheet === sheet ? "" : sheet });

  return /** @type {import("../feature.js").Handling} */ ({
    present,
    "leave-presenting": leave,
    "close-topmost": closeTopmost,
    "present-next-view": showNextView,
    "present-example": ({ direction }) => showExample(direction),
    "present-method": ({ direction }) => showMethod(direction),
    "present-pair": showPair,
    "present-pairs": () => (state.get().secondRun ? toggle("pairs") : showPair()),
    "present-keys": () => toggle("keys"),
    "black-screen": blacken,
    "point-with": ({ pointer }) => pointWith(pointer),
  });
}
