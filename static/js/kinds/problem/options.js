/**
 * A method's options as they are shown.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").ConstraintTrace} Trace
 */

/**
 * A method's options, with the names of the nodes to start from.
 * @param {readonly import("../../words/options.js").Option[]} options @param {Results} results
 */
export function withStartNames(options, { subject }) {
  const picture = /** @type {any} */ (subject.look?.picture);
  /** @type {{id: string, name?: string}[]} */
  const nodes = picture?.nodes ?? picture?.regions ?? [];
  const names = nodes.map(({ id, name }) => name ?? id);
  return options.map((option) =>
    option.id === "start" && names.length > 0 ? { ...option, maximum: names.length - 1, names } : option,
  );
}
