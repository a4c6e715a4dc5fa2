/** What presenter mode shows beside the picture and the sentence. Pure functions of the state and of Python's answers. */

import { nameOfAll } from "../state/catalogue.js";

/** @param {import("../state/state.js").State} state @param {import("../state/results.js").Results} results */
export function presenterProps(state, results) {
  const { present, black, pointer, keysShown, cursor } = state;
  return { shown: present !== "", name: nameOfAll(state, results), black, pointer, keysShown, moment: cursor };
}
