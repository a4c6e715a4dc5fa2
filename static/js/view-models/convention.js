/** The settings of a search, in words. Pure functions. */

import { kindOf } from "../kinds/index.js";
import { subjectTitle, takesWindow } from "../state/catalogue.js";
import { orderInUse } from "../state/move-orders.js";
import { depthWords, optionsCounted, roundOf } from "../words/depth.js";
import { valueWords } from "../words/options.js";
import { windowWords } from "../words/window.js";

/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../python/protocol.js").Catalogue} Catalogue */
/** @typedef {{name: string, text: string}} Line */

export const CUTS = [
  { id: ">=", name: "v ≥ β, v ≤ α" },
  { id: ">", name: "v > β, v < α" },
];

/**
 * What is searched, how, and how deep: one line for each setting.
 * @param {State} state @param {Catalogue} catalogue
 * @param {{kind?: string, orders?: readonly string[], round?: number} | null} look what the position offers
 * @returns {Line[]}
 */
export function conventionOf(state, catalogue, look) {
  const { words } = kindOf(look);
  const subject = catalogue.subjects.find(({ id }) => id === state.subject);
  const method = catalogue.methods.find(({ id }) => id === state.method);
  const lines = [
    { name: words.subject, text: subjectTitle(subject ?? { name: state.subject, presets: [] }, state.preset) },
    { name: words.method, text: method?.name ?? state.method },
  ];
  if (!method || method.takesDepth) lines.push({ name: "Depth", text: depthWords(state.depth, roundOf(look)) });
  if (!method?.merged && (!look || look.orders?.length)) {
    const order = catalogue.orders.find(({ id }) => id === orderInUse(catalogue, state));
    lines.push({ name: "Move order", text: order?.name ?? state.order });
  }
  if (method?.takesCut)
    lines.push({ name: "Cut when", text: CUTS.find(({ id }) => id === state.cut)?.name ?? state.cut });
  if (takesWindow(method) && state.window) lines.push({ name: "Window", text: windowWords(state.window) });
  for (const option of optionsCounted(method?.options ?? [], roundOf(look))) {
    lines.push({ name: option.name, text: valueWords(option, state.methodOptions[option.id] ?? option.default) });
  }
  return lines;
}
