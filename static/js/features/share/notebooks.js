/**
 * Makes a notebook of the run that the page shows. Python writes its cells, because it knows what its public names can
 * say; what they cannot say it tells in a sentence.
 */

import { titleOf, nameOf } from "../../export/shown.js";
import { notebookOf } from "../../files/notebook.js";
import { kindOf, methodOf } from "../../kinds/index.js";
import { PlyscopeError } from "../../python/errors.js";
import { subjectOfTrace } from "../../state/requests.js";
import { comparedIn } from "../../state/results.js";
import { isBrokenOff } from "../../trace/trace.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/results.js").Results} Results */

const NO_TREE = "There is no tree yet: search this position first.";
const OUTDATED = "The program has been changed since it ran: run it first.";
const HALTED = "The search was stopped before its end, and a notebook would go on: search again, or less deep.";
/** What Markdown would take for its own. */
const SIGNS = /[\\`*_[\]<>|#~$&]/g;

/** @type {Readonly<import("./types.js").NotebookMade>} */
const NOTHING = Object.freeze({ making: false, message: "", wrong: "" });

/** Why the page shows nothing that could be in a notebook; "" if it does. @param {State} state @param {Results} results */
export function whyNoNotebook(state, results) {
  const { trace, pending } = results.run;
  if (!trace || pending) return NO_TREE;
  if (kindOf(trace.text).isOutdated?.(state, results)) return OUTDATED;
  return isBrokenOff(trace.text.ended) ? HALTED : "";
}

/** What Python is asked about each run that is shown. @param {State} state @param {Results} results */
export function runsShown(state, { run, subject }) {
  const { trace, reply, method } = run;
  if (!trace || !reply) return [];
  const subjectFields = subjectOfTrace(trace);
  // A tree that came with the page was asked for by nobody.
  const methodFields = Object.keys(method).length > 0 ? method : methodOf(state, subject.look);
  const second = comparedIn(run);
  const beside = second && methodOf({ ...state, ...state.secondRun }, subject.look);
  return [
    { ...subjectFields, ...methodFields, nodes: reply.nodes },
    ...(beside ? [{ ...subjectFields, ...beside, nodes: second.reply?.nodes }] : []),
  ];
}

/** What the notebook says of itself, in Markdown. @param {string} title @param {string} address  where the page is */
export function introductionOf(title, address) {
  const page = /^https:/.test(address) ? `[Plyscope](<${address}>)` : "Plyscope";
  return `This notebook shows what was on the page of ${page}: ${title.replace(SIGNS, "\\$&")}. Its cells run after \`pip install plyscope\`, and dropped on the page, the notebook opens there again.`;
}

/** @param {import("../feature.js").FeatureContext} on @returns {import("../feature.js").Handling} */
export function createNotebooks({ state, results, ask, device, address, placeNow }) {
  /** @param {Partial<import("./types.js").NotebookMade>} change */
  const update = (change) => results.update({ notebook: { ...NOTHING, ...change } });

  async function save() {
    const [now, known] = [state.get(), results.get()];
    const wrong = whyNoNotebook(now, known);
    if (wrong) return update({ wrong });
    update({ making: true, message: "Python is writing it…" });
    try {
      const place = placeNow();
      const cells = [];
      for (const run of runsShown(now, known))
        cells.push(...(await ask({ op: "cells", ...run }, new AbortController().signal)).cells);
      const name = `${nameOf(now, "")}.ipynb`;
      // Two runs have the same first cell.
      const text = notebookOf(introductionOf(titleOf(now, known), address()), [...new Set(cells)], place);
      device.download(name, text);
      update({ message: `Saved as ${name}.` });
    } catch (error) {
      if (error instanceof PlyscopeError) return update({ wrong: error.message });
      update({});
      if (/** @type {Error} */ (error).name !== "Stopped") throw error;
    }
  }

  return {
    "save-notebook": save,
    "forget-notebook": () => {
      if (!results.get().notebook.making) update({});
    },
  };
}
