/** What presenter mode shows beside the picture and the sentence. Pure functions of the state and of Python's answers. */

import { chosenMethod, subjectInfo } from "../state/catalogue.js";

/** @param {import("../state/state.js").State} state @param {import("../state/results.js").Results} results */
export function presenterProps(state, results) {
  const { present, black, pointer, cursor } = state;
  return { shown: present !== "", name: nameOf(state, results), black, pointer, moment: cursor };
}

/**
 * Game, position and search in one line, so that a picture of the screen tells what it shows.
 * @param {import("../state/state.js").State} state @param {import("../state/results.js").Results} results
 */
function nameOf(state, results) {
  const subject = subjectInfo(state, results);
  const preset = subject?.presets.find(({ id }) => id === state.preset)?.name ?? "your own";
  const method = chosenMethod(state, results);
  return [subject && `${subject.name} · ${preset}`, method?.name].filter(Boolean).join(" · ");
}
