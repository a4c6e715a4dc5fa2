/** Values are pressed in the order in which a search assigns them. */

import { exampleOf, USUAL } from "../answer-form.js";
import { EMPTY, fixedOrder, toggled } from "../drafts.js";
import { asPair, graphOf, valueName } from "../graph.js";
import { GRAPH_LEVELS, GRAPH_WISHES, wish } from "../wishes.js";

/** @type {import("../answer-form.js").AnswerForm} */
export const assignments = {
  ...USUAL,
  id: "assignments",
  name: "The order of assignments",
  how: "Press the values in the order in which they are assigned; press one again to take it back.",
  hint: "After each assignment, cross its value out of the neighbours in your mind. Then the variable with the fewest values left is next.",
  wishes: [
    ...GRAPH_WISHES,
    wish("select", "Variables by", [
      ["MRV", "mrv"],
      ["MRV, then degree", "mrv_degree"],
    ]),
    wish("values", "Values", [
      ["as given", "given"],
      ["by LCV", "lcv"],
    ]),
  ],
  levels: { easier: { ...GRAPH_LEVELS.easier, select: "mrv" }, harder: { ...GRAPH_LEVELS.harder, values: "lcv" } },
  press(draft, name) {
    const [variable] = asPair(name);
    const at = draft.chosen.findIndex((each) => each !== name && asPair(each)[0] === variable);
    // Another value of a variable takes the place of the one before.
    if (at >= 0) return { ...draft, chosen: draft.chosen.with(at, name) };
    return { ...draft, chosen: toggled(draft.chosen, name) };
  },
  look({ chosen }, { position }) {
    const graph = graphOf(position);
    const called = (/** @type {string} */ variable, /** @type {string} */ value) => {
      const place = chosen.indexOf(valueName(variable, value));
      return `${variable} = ${value}${place < 0 ? "" : `, number ${place + 1}`}`;
    };
    return {
      graph,
      chosen: new Set(chosen),
      badges: new Map(chosen.map((name, i) => [name, String(i + 1)])),
      pressable: new Map(
        graph.boxes.flatMap(({ name }) => graph.colours.map((value) => [valueName(name, value), called(name, value)])),
      ),
    };
  },
  parts: ({ chosen }) => [
    {
      part: "text",
      text:
        chosen.length === 0
          ? "Nothing is assigned yet."
          : chosen.map((name, i) => `${i + 1}. ${asPair(name).join(" = ")}`).join(", "),
    },
  ],
  missing: ({ chosen }) => (chosen.length === 0 ? "Press the value that is assigned first." : ""),
  answer: ({ chosen }) => ({ order: chosen.map(asPair) }),
  draft: ({ order }) => ({
    ...EMPTY,
    chosen: order.map((/** @type {[string, string]} */ [variable, value]) => valueName(variable, value)),
  }),
  fix(draft, solved) {
    const chosen = fixedOrder(draft.chosen, solved.chosen);
    const variables = chosen.map((name) => asPair(name)[0]);
    // The right value of a variable takes the place of a wrong one further on.
    return { ...draft, chosen: chosen.filter((_, at) => variables.indexOf(variables[at]) === at) };
  },
  watch: (_draft, exercise) => ({ ...exampleOf(exercise), methodOptions: optionsOf(exercise) }),
  beside: (misconception, exercise) =>
    misconception === "no-degree" ? { methodOptions: { ...optionsOf(exercise), select: SELECTS.mrv } } : null,
};

/** The choices of a search of the page, by their places there. */
const SELECTS = Object.freeze({ mrv: 1, mrv_degree: 3 });
const VALUES = Object.freeze({ given: 0, lcv: 1 });

/** @param {import("../answer-form.js").Exercise} exercise */
const optionsOf = ({ asked }) => ({
  select: SELECTS[/** @type {keyof typeof SELECTS} */ (asked.select)],
  order: VALUES[/** @type {keyof typeof VALUES} */ (asked.values)],
});
