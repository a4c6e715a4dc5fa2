// What a picture shows, in words, for readers who cannot see it.

/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {{id: string, name: string}} NamedVariable a variable, and its name for people */

/**
 * What is known about a variable: "red", "5, given", "3 values left: 1, 4, 7".
 * @param {Mark | null} mark
 * @param {(value: string) => string} [nameOf] what people call a value
 */
export function markWords(mark, nameOf = (value) => value) {
  if (mark === null) return "nothing known yet";
  return [mainWords(mark, nameOf), ...stateWords(mark, nameOf)].join(", ");
}

/** @param {Mark} mark @param {(value: string) => string} nameOf */
function mainWords(mark, nameOf) {
  if (mark.value !== null) return nameOf(mark.value) + (mark.given ? ", given" : "");
  if (mark.emptied || mark.open.length === 0) return "no value left";
  const values = mark.open.map(nameOf).join(", ");
  if (mark.open.length === 1) return mark.given ? `${values}, given` : `1 value left: ${values}`;
  return `${mark.open.length} values left: ${values}`;
}

/** @param {Mark} mark @param {(value: string) => string} nameOf */
function stateWords(mark, nameOf) {
  return [
    mark.active ? "assigned last" : "",
    mark.refused === null ? "" : `${nameOf(mark.refused)} is rejected`,
    mark.blamed ? "in conflict" : "",
    mark.lost.length === 0 ? "" : `just lost ${mark.lost.map(nameOf).join(", ")}`,
    mark.lit ? "being checked" : "",
  ].filter((words) => words !== "");
}
