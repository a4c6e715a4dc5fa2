/**
 * The parts of a Python file that are folded at first: the types and defaults of a signature that takes several
 * lines, and everything in a docstring after its first sentence. Pure functions.
 *
 * @typedef {object} Fold
 * @property {number} from   where the hidden text begins
 * @property {number} to     where it ends
 * @property {string} text   what is shown instead
 * @property {string} label  what pressing it does
 */

const SIGNATURE = /^def \w+\((\n(?: {4}.*\n)+)(\)(?: -> .+)?):\n/gm;
const DOCSTRING = /^( {4}"""[^"\n]+)(\n[^"]*)"""/gm;

/** How many columns fit in the pane. */
const COLUMNS = 64;

/** The folds of a source, from its top to its end. @param {string} source @returns {Fold[]} */
export function foldsOf(source) {
  return [...signatures(source), ...docstrings(source)].sort((one, other) => one.from - other.from);
}

/** @param {string} source @returns {Fold[]} */
function signatures(source) {
  return [...source.matchAll(SIGNATURE)].map((match) => {
    const from = match.index + match[0].indexOf("(") + 1;
    const room = COLUMNS - match[0].indexOf("(") - 3;
    const text = `${asManyAsFit(parameters(match[1]), room)})`;
    return { from, to: from + match[1].length + match[2].length, text, label: "Show types and defaults" };
  });
}

/** @param {string} source @returns {Fold[]} */
function docstrings(source) {
  return [...source.matchAll(DOCSTRING)].map((match) => {
    const from = match.index + match[1].length;
    return { from, to: from + match[2].length, text: " …", label: "Show the whole docstring" };
  });
}

/** As many names as fit, and "…" for the rest. @param {string[]} names @param {number} room */
function asManyAsFit(names, room) {
  const row = names.join(", ");
  if (row.length <= room) return row;
  const fitting = names.filter((_, index) => names.slice(0, index + 1).join(", ").length <= room - 3);
  return `${fitting.join(", ")}, …`;
}

/** The names of the parameters in a signature. @param {string} list */
function parameters(list) {
  // Anything in square brackets is part of a type.
  const flat = list.replaceAll(/\[[^\]]*\](?:\])*/g, "");
  return flat
    .split(",")
    .map((each) => each.trim().split(/[:=\s]/)[0])
    .filter((name) => name !== "");
}
