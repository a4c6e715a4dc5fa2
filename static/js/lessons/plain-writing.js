/**
 * Writes a link in plain words to what a workspace shows. Pure functions.
 *
 * @typedef {import("./directives.js").Workspace} Workspace
 * @typedef {import("../python/protocol.js").Catalogue} Catalogue
 */

import { FIRST_WORKSPACE } from "./directives.js";
import { PlainFault, readPlainLink } from "./plain-link.js";

/** A longer one is not plain any more: the one that the page makes is shorter. */
const LONGEST = 1000;
/** A tree of plain numbers can be written without spaces. */
const PLAIN_TREE = /^[\d\s[\]().:/-]+$/;

/**
 * Null if such a link does not suffice: it is given only if it leads to the very same.
 * @param {Workspace} workspace @param {Readonly<Record<string, number>>} rules  options of the game, where they are not
 *   those of its example @param {Catalogue} catalogue @returns {string | null}
 */
export function writePlainLink(workspace, rules, catalogue) {
  const info = catalogue.subjects.find(({ id }) => id === workspace.subject);
  if (!info || workspace.link !== "") return null;
  const isTree = workspace.subject === "tree" && workspace.preset === "" && workspace.position !== "";
  const written = isTree ? { ...workspace, position: compact(workspace.position) } : workspace;
  const { subject, preset, position, method, options, depth, order, cut, beside, stage, by, step } = written;
  const parts = [
    isTree ? ["tree", position] : [info.kind, subject],
    ...differing({ preset, ...(!isTree && { position }) }, { preset: "", position: "" }),
    ...Object.entries(rules),
    ...differing({ method }, FIRST_WORKSPACE),
    ...Object.entries(options),
    ...differing({ depth, order, cut, beside, stage, "step-by": by, step }, { ...FIRST_WORKSPACE, "step-by": "node" }),
  ];
  const text = parts.map(([name, value]) => `${name}=${encoded(String(value))}`).join("&");
  return text.length <= LONGEST && leadsTo(text, written, rules, catalogue) ? text : null;
}

/** What is not as it begins. @param {Record<string, unknown>} parameters @param {Record<string, any>} usual */
const differing = (parameters, usual) => Object.entries(parameters).filter(([name, value]) => value !== usual[name]);

/** @param {string} text @param {Workspace} workspace @param {Readonly<Record<string, number>>} rules @param {Catalogue} catalogue */
function leadsTo(text, workspace, rules, catalogue) {
  try {
    const read = readPlainLink(text, catalogue);
    return read.play === "" && inOrder(read.workspace) === inOrder(workspace) && inOrder(read.rules) === inOrder(rules);
  } catch (error) {
    if (error instanceof PlainFault) return false;
    throw error;
  }
}

/** @param {object} record @returns {string} */
const inOrder = (record) =>
  JSON.stringify(Object.entries(record).sort(), (_, value) =>
    value !== null && typeof value === "object" && !Array.isArray(value) ? Object.entries(value).sort() : value,
  );

/** @param {string} tree */
const compact = (tree) =>
  PLAIN_TREE.test(tree)
    ? tree
        .trim()
        .replace(/\s+/g, ",")
        .replace(/\[,|,\]/g, (each) => each.replace(",", ""))
    : tree;

/** What an address can hold as it is stays readable. @param {string} text */
const encoded = (text) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "")).replace(/%(?:5B|5D|2C|2F|3A)/g, decodeURIComponent);
