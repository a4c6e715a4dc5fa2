/**
 * What the comparison of methods for constraint problems shows. Pure functions of the state and of Python's answers.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("./memory.js").Contestant} Contestant
 * @typedef {import("./memory.js").Race} Race
 * @typedef {import("./memory.js").Rejected} Rejected
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../words/options.js").Option} Option
 *
 * @typedef {object} Lane
 * @property {string} name  of the method
 * @property {string} options  all its settings, in words; "" if it has none
 * @property {string} differs  what it differs in from the row of the chosen method, if in several settings; else ""
 * @property {Run | null} run  null if it has not run yet
 *
 * @typedef {object} Run
 * @property {boolean} finished  whether it finished
 * @property {string} [wrong]  why it could not run
 * @property {string} outcome  the result, in a few words
 * @property {number} [assignments]  these four are missing if it could not run
 * @property {number} [checks]
 * @property {number} [backtracks]
 * @property {number | null} [seconds]
 */

import { differing, listed } from "../../words/differing.js";
import { lowered, optionWords } from "../../words/options.js";
import { withStartNames } from "./options.js";
import { errorAt } from "../../state/results.js";

/**
 * @param {State} state @param {Results} results
 * @param {readonly Contestant[]} contestants  with all their settings, also the shared ones
 */
export function raceProps(state, results, contestants) {
  const { catalogue } = results;
  const { race, look } = results.subject;
  const { task, detail } = results.doing;
  const info = (/** @type {string} */ id) => catalogue?.methods.find((entry) => entry.id === id);
  const optionsOf = (/** @type {string} */ id) =>
    withStartNames(/** @type {Option[]} */ (info(id)?.options ?? []), results);
  const reference = Math.max(
    0,
    contestants.findIndex(({ method }) => method === state.method),
  );
  const lanes = contestants.map(({ method, methodOptions }, index) => ({
    name: info(method)?.name ?? method,
    options: optionWords(optionsOf(method), methodOptions),
    differs: differsIn(contestants[index], contestants[reference], optionsOf),
    run: race[index] ? { ...race[index], outcome: outcomeOf(race[index]) } : null,
  }));
  const now = optionWords(optionsOf(state.method), state.methodOptions);
  const picture = /** @type {{givens?: string[]} | undefined} */ (look?.picture);
  return {
    lanes,
    reference: info(contestants[reference]?.method ?? "")?.name ?? "",
    alike: contestants.every(({ methodOptions }) => isAsShared(methodOptions, state.shared)),
    givens: picture?.givens?.length ?? 0,
    shared: sharedOptions(
      state,
      contestants.flatMap(({ method }) => optionsOf(method)),
    ),
    running: task === "race" && detail !== "" ? Number(detail) : -1,
    note: raceNote(lanes, task === "race"),
    busy: task !== "",
    canAdd: !contestants.some(({ method }, index) => method === state.method && lanes[index].options === now),
    own: state.contestants !== null,
    error: errorAt(results, "race"),
    added: (state.contestants ?? []).some(({ methodOptions }) => Object.keys(methodOptions).length > 0),
  };
}

/** Whether a method has the shared settings, as far as it has such settings. @param {Record<string, any>} own @param {State["shared"]} shared */
const isAsShared = (own, shared) => differing(own, shared).length === 0;

/**
 * What a row differs in from the row of the chosen method, if that is more than one setting; "" if not: then it is the
 * method, or one setting, that makes the difference in work.
 * @param {Contestant} contestant @param {Contestant} reference @param {(method: string) => readonly Option[]} optionsOf
 */
function differsIn(contestant, reference, optionsOf) {
  const [own, other] = [contestant, reference].map(({ method, methodOptions }) => ({
    method,
    ...Object.fromEntries(
      optionsOf(method).map(({ id, name, default: usual }) => [lowered(name), Number(methodOptions[id] ?? usual)]),
    ),
  }));
  const names = differing(own, other);
  return names.length > 1 ? listed(names) : "";
}

/**
 * The shared options, each once, with the value for all methods.
 * @param {State} state @param {readonly Option[]} options  of all the contestants
 */
function sharedOptions({ shared }, options) {
  return Object.entries(shared).flatMap(([id, value]) => {
    const option = options.find((each) => each.id === id);
    return option ? [{ option: { ...option, name: `${option.name}, for all` }, value }] : [];
  });
}

/**
 * How far a comparison is, and why some methods have not finished.
 * @param {readonly Lane[]} lanes @param {boolean} goesOn
 */
function raceNote(lanes, goesOn) {
  const runs = lanes.flatMap(({ run }) => (run ? [run] : []));
  if (goesOn)
    return runs.length < lanes.length
      ? `${runs.length} of ${lanes.length} methods have finished.`
      : "The first round is over; slow methods are still running.";
  const refused = lanes.flatMap(({ name, run }) => (run?.wrong ? [`${name}: ${run.wrong}`] : []));
  const isCut = runs.some(({ finished, wrong }) => !finished && !wrong);
  return [
    ...refused,
    ...(isCut ? ["Methods that were stopped would take longer: > shows how far they got."] : []),
    ...(runs.length > 0 && runs.length < lanes.length ? ["– means not run yet."] : []),
  ].join(" ");
}

/** @param {Race | Rejected} run */
function outcomeOf(run) {
  if ("wrong" in run) return "rejected";
  if (!run.finished) return "stopped";
  if (run.solved) return run.checked ? "solved, checked" : "solved";
  return run.complete ? "no solution" : "none found";
}
