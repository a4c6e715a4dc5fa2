/** Values are crossed out of the domains of a graph. */

import { USUAL } from "../answer-form.js";
import { EMPTY, toggled } from "../drafts.js";
import { asPair, graphOf, valueName } from "../graph.js";
import { GRAPH_LEVELS, GRAPH_WISHES, wish } from "../wishes.js";

/** @typedef {import("../answer-form.js").Exercise} Exercise */

/** The variables without a value. @param {Exercise} exercise */
function open({ position, asked }) {
  const { boxes, colours } = graphOf(position);
  return { colours, names: boxes.map(({ name }) => name).filter((name) => !(name in asked.assigned)) };
}

/** @type {import("../answer-form.js").AnswerForm} */
export const domains = {
  ...USUAL,
  id: "domains",
  name: "Domains after inference",
  how: "Press a value to cross it out; press again to bring it back.",
  hint: "A value goes when a neighbour has only this value. Forward checking looks only at the neighbours of the assigned variables; AC-3 goes on from each domain that has shrunk.",
  wishes: [
    ...GRAPH_WISHES.filter(({ name }) => name !== "colours"),
    wish("method", "Inference", [
      ["forward checking", "forward_checking"],
      ["AC-3", "ac3"],
    ]),
    wish("assigned", "Assigned variables", [
      ["2", 2],
      ["3", 3],
    ]),
  ],
  levels: { ...GRAPH_LEVELS, easier: { ...GRAPH_LEVELS.easier, method: "forward_checking" } },
  narrow: {},
  press: (draft, name) => ({ ...draft, chosen: toggled(draft.chosen, name) }),
  look({ chosen }, exercise) {
    const { colours, names } = open(exercise);
    const called = (/** @type {string} */ variable, /** @type {string} */ value) =>
      `${value} in ${variable}${chosen.includes(valueName(variable, value)) ? ", crossed out" : ""}`;
    return {
      graph: graphOf(exercise.position),
      crosses: true,
      chosen: new Set(chosen),
      crossed: new Set(chosen),
      fixed: exercise.asked.assigned,
      pressable: new Map(
        names.flatMap((name) => colours.map((value) => [valueName(name, value), called(name, value)])),
      ),
    };
  },
  answer({ chosen }, exercise) {
    const { colours, names } = open(exercise);
    const left = (/** @type {string} */ name) => colours.filter((value) => !chosen.includes(valueName(name, value)));
    return { domains: Object.fromEntries(names.map((name) => [name, left(name)])) };
  },
  draft(answer, exercise) {
    const { colours, names } = open(exercise);
    return {
      ...EMPTY,
      chosen: names.flatMap((name) =>
        colours
          .filter((value) => !(answer.domains[name] ?? colours).includes(value))
          .map((value) => valueName(name, value)),
      ),
    };
  },
  fix(draft, solved, place) {
    const isThere = (/** @type {string} */ name) => asPair(name)[0] === place;
    return {
      ...draft,
      chosen: [...draft.chosen.filter((name) => !isThere(name)), ...solved.chosen.filter(isThere)],
    };
  },
  // The values that are assigned at the start are in no run of the page.
  watch: () => null,
  beside: () => null,
};
