/**
 * What Python measures beside the search of a game when a button is pressed: the values of the moves, the work of
 * minimax, the work at each depth, and the statistics of ProbCut.
 */

import { updateResults } from "../../state/results.js";
import { subjectOf } from "../../state/requests.js";
import { createEngine } from "./engine.js";
import { methodOf } from "./method.js";
import { measure } from "./yardstick.js";

/** When a search visits more nodes than this, it is not measured any deeper. */
const WORK_BUDGET = 30_000;
const DEEPEST_WORK = 12;
/** The searches to compare in two-player games without chance, in addition to the chosen one. */
const COMPARED = ["minimax", "alphabeta", "alphabeta_ordered", "alphabeta_table", "pvs", "mtdf", "iterative_deepening"];

/**
 * @param {Pick<import("../kind.js").KindContext, "state" | "results" | "ask" | "beside" | "estimate" | "confirm" |
 *   "changeOptions">} on
 */
export function createMeasuring(on) {
  const { state, results, ask, beside, estimate, confirm, changeOptions } = on;
  const { askEngine } = createEngine(on);

  /** The part of a request about the subject on the board and the method with its settings. */
  const request = () => ({ ...subjectOf(state.get()), ...methodOf(state.get(), results.get().subject.look) });

  const valueMoves = () =>
    beside("values", async ({ signal }) => {
      const size = await estimate(signal);
      if ((size.nodes ?? 0) > (size.maxNodes ?? Infinity)) return confirm(size);
      const { values } = await ask({ op: "values", ...request() }, signal);
      const exact = Object.fromEntries(values.map((move) => [move.id, Number(move.value)]));
      updateResults(results, "subject", { exact });
    });

  const countPatiently = () => beside("count", ({ signal }) => measure(on, signal, true));

  const scoreMoves = () =>
    beside("scores", async (task) => updateResults(results, "subject", { scores: await askEngine(task, true) }));

  const measureWork = () =>
    beside("work", async (task) => {
      const { catalogue, subject } = results.get();
      const searches = (catalogue?.methods ?? []).filter(
        ({ id, takesDepth }) => takesDepth && subject.look?.methods.includes(id) && isCompared(id),
      );
      updateResults(results, "subject", { work: [] });
      results.update({ error: null });
      for (const search of searches) {
        task.report("work", search.name);
        await measureSearch(search, task.signal);
      }
    });

  /** Whether a search is measured with the others; some would only repeat another one's work. @param {string} id */
  function isCompared(id) {
    const { look } = results.get().subject;
    const others = COMPARED.filter((each) => look?.methods.includes(each));
    return others.length < 2 || id === state.get().method || others.includes(id);
  }

  /** @param {import("../../python/protocol.js").MethodInfo} search @param {AbortSignal} signal */
  async function measureSearch({ id, name }, signal) {
    const points = [];
    for (let depth = 1; depth <= DEEPEST_WORK; depth++) {
      const run = { method: id, methodOptions: {}, depth, budget: WORK_BUDGET };
      const { nodes, ended } = await ask({ op: "work", ...request(), ...run }, signal);
      if (nodes === null) return;
      points.push({ depth, nodes });
      const others = results.get().subject.work.filter((each) => each.method !== id);
      updateResults(results, "subject", { work: [...others, { method: id, name, points: [...points] }] });
      if (ended) return;
    }
  }

  /** Gathers the statistics that ProbCut needs, and searches with them. */
  async function gatherForecast() {
    /** @type {import("../../python/messages.js").Forecast[]} it stays empty where the task was ended or failed */
    const found = [];
    await beside("forecast", async ({ signal }) => {
      found.push(await ask({ op: "forecast", ...request(), method: "probcut" }, signal));
    });
    const [forecast] = found;
    if (!forecast) return;
    updateResults(results, "lab", { forecast });
    await changeOptions(forecast.options);
  }

  /** @satisfies {Partial<import("../../state/intents.js").Handlers<import("./intents.js").GameIntents>>} */
  const intents = {
    "value-moves": valueMoves,
    count: countPatiently,
    "score-moves": scoreMoves,
    "measure-work": measureWork,
    "gather-forecast": gatherForecast,
  };

  return { intents };
}
