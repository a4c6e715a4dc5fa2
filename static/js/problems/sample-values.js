/** Values for half of a problem's variables, so that its small picture shows what the problem is about. Pure functions. */

/**
 * Each variable takes the first value that fits to those before it, as in a search that has just begun: nothing is told about
 * whether there is a solution.
 * @param {any} picture as Python made it @returns {ReadonlyMap<string, string>} the values by their variables; empty for other kinds of pictures
 */
export function sampleValues(picture) {
  if (picture.kind === "queens") return firstFits(columnsOf(picture.size), rowsOf(picture.size), attacks);
  const variables = (picture.nodes ?? picture.regions ?? []).map((/** @type {{id: string}} */ { id }) => id);
  const joined = new Set((picture.edges ?? []).flatMap((/** @type {string[]} */ [a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return firstFits(
    variables,
    picture.colours ?? [],
    (one, other) => one[1] === other[1] && joined.has(`${one[0]} ${other[0]}`),
  );
}

/** A variable with its value. @typedef {readonly [string, string]} Assignment */

/**
 * @param {readonly string[]} variables @param {readonly string[]} values
 * @param {(one: Assignment, other: Assignment) => boolean} conflict
 */
function firstFits(variables, values, conflict) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const variable of variables.slice(0, Math.ceil(variables.length / 2))) {
    const value = values.find((each) => ![...found].some((before) => conflict([variable, each], before)));
    if (value !== undefined) found.set(variable, value);
  }
  return found;
}

const rowsOf = (/** @type {number} */ size) => Array.from({ length: size }, (_, i) => `${i + 1}`);
const columnsOf = (/** @type {number} */ size) => rowsOf(size).map((place) => `c${place}`);

/** Whether two queens attack each other. @param {Assignment} one @param {Assignment} other */
function attacks([column, row], [otherColumn, otherRow]) {
  const across = Math.abs(Number(column.slice(1)) - Number(otherColumn.slice(1)));
  const down = Math.abs(Number(row) - Number(otherRow));
  return down === 0 || down === across;
}
