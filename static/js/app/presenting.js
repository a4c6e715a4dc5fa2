/**
 * Presenter mode: one picture and the sentence about the step, large and alone on the screen. It changes nothing else,
 * so the page is as before when it ends.
 */

import { kindOf } from "../kinds/index.js";

/** @typedef {import("../state/state.js").State} State */

/** The views in the order in which one key shows them. @type {readonly State["present"][]} */
const VIEWS = ["tree", "board", "both"];

const NOT_PRESENTING = Object.freeze({ present: "", black: false, pointer: "" });

/** @param {import("./stores.js").Stores} on */
export function createPresenting({ state, results }) {
  const isOn = () => state.get().present !== "";
  const leave = () => isOn() && state.update(NOT_PRESENTING);

  function present() {
    if (isOn()) leave();
    else state.update({ present: "tree" });
  }

  function showNextView() {
    if (!isOn() || !kindOf(results.get().subject.look).isPictured) return;
    const { present: shown } = state.get();
    state.update({ present: VIEWS[(VIEWS.indexOf(shown) + 1) % VIEWS.length], pointer: "" });
  }

  /** A search does not play on while nobody can see it. */
  function blacken() {
    if (isOn()) state.update({ black: !state.get().black, playing: false });
  }

  /** Takes the spotlight or the pen, or puts it away. @param {"spotlight" | "pen"} pointer */
  function pointWith(pointer) {
    if (isOn()) state.update({ pointer: state.get().pointer === pointer ? "" : pointer });
  }

  /** @satisfies {Partial<import("./intents.js").Handlers<import("./intents.js").PageIntents>>} */
  const intents = {
    present,
    "leave-presenting": leave,
    "present-next-view": showNextView,
    "black-screen": blacken,
    "point-with": ({ pointer }) => pointWith(pointer),
  };
  return { intents };
}
