// The field at a node of the tree that is changed by hand, and the number that is tried out: pure functions.
import * as edit from "../../boards/typed-tree/edit.js";
import { numberIn, stepped } from "../../boards/typed-tree/step.js";
import { isNumber, readTree, writeTree } from "../../boards/typed-tree/text.js";
import { editedOf, typedOf } from "./edited.js";
import { inTurn } from "./state.js";

/**
 * @typedef {import("./state.js").Path} Path
 * @typedef {import("../../boards/typed-tree/text.js").TypedTree} TypedTree
 * @typedef {NonNullable<import("./state.js").TreeState["field"]>} Field
 * @typedef {import("./state.js").Change} Change @typedef {import("./state.js").TreeState} TreeState @typedef {import("./state.js").TreeProps} TreeProps
 */

const FAR_STEP = 10;
/** As Python has it. */
const LONGEST_NAME = 24;

/** What is wrong with a typed text; "" if nothing is seen here. @type {Record<Field, (text: string, count: number) => string>} */
const FAULTS = {
  number: (text) => (isNumber(text) ? "" : "Type a number, such as 3, −2.5 or 1/2."),
  name: (text) => {
    if (/[\s,;:[\]()]/.test(text)) return "A name has no spaces, brackets, commas or colons.";
    return text.length > LONGEST_NAME ? `A name has at most ${LONGEST_NAME} characters.` : "";
  },
  odds: (text, count) =>
    text.split(/[\s,;]+/).length === count ? "" : `Type ${count} probabilities with spaces between them, such as 1/2.`,
};

/** The tree with what was typed. @type {Record<Field, (tree: TypedTree, path: Path, text: string) => TypedTree>} */
const CHANGES = {
  number: (tree, path, text) => edit.withNumber(tree, path, text.replace("−", "-")),
  name: edit.withLabel,
  odds: (tree, path, text) => edit.withOdds(tree, path, text.split(/[\s,;]+/)),
};

/** Ends what is being typed or tried out, without a change. @returns {Change} */
export const close = () => ({ field: null, text: "", wrong: "", trial: null });

/** @returns {Change} */
export const leaveField = () => ({ ...close(), acts: [{ does: "focus-canvas" }] });

/** Puts another tree to use. @param {TypedTree} tree @param {Path} path  what is selected then @param {number} [drag] @returns {Change} */
export function send(tree, path, drag = 0) {
  // The node that is selected then may not be there yet.
  const text = writeTree(tree);
  const leaf = edit.nodeAt(tree, path)?.children.length === 0 ? path : null;
  /** @type {Change | null} */
  const request = leaf && { requested: `${text} ${leaf.join(".")}` };
  return { next: { text, path }, ...request, intents: [{ type: "edit-tree", text, drag, path: leaf }] };
}

/** @param {TreeState} state @param {TreeProps} props @param {Field} field @returns {Change | null} */
export function openField(state, props, field) {
  const { node } = editedOf(state, props) ?? {};
  if (!node) return null;
  const odds = node.children.map((child) => child.odds).join(" ");
  const text = { number: node.number, name: node.label, odds }[field];
  return { ...close(), field, text, acts: [{ does: "focus-field" }] };
}

/** @type {import("./state.js").ChangeOf<[text: string]>} */
export const typeText = (_, __, text) => ({ text });

/**
 * Takes the text in the field. What is wrong with it is told there, and it stays.
 * @param {TreeState} state @param {TreeProps} props @param {Path} [then] what is selected then @returns {Change | null}
 */
export function takeText(state, props, then = state.path) {
  const edited = editedOf(state, props);
  const { field, path } = state;
  if (!field || !edited) return null;
  const text = state.text.trim();
  const wrong = FAULTS[field](text, edited.node.children.length);
  if (wrong) return { wrong };
  const changed = CHANGES[field](edited.tree, path, text);
  if (writeTree(changed) === edited.typed.text) return leaveField();
  // Python may still refuse probabilities: so their field stays open until they are in use.
  return { ...(field === "odds" ? { wrong } : leaveField()), ...send(changed, then) };
}

/**
 * Ends what is being typed when the reader turns to something else: a number that can be read is taken.
 * @param {TreeState} state @param {TreeProps} props @param {Path} [then] what is selected then @returns {Change | null}
 */
export function leaveText(state, props, then = state.path) {
  if (!state.field) return null;
  const typed = state.text.trim();
  const isTaken = state.field === "number" && isNumber(typed) && typed !== editedOf(state, props)?.node.number;
  return isTaken ? takeText(state, props, then) : cancel(state, props);
}

/** Puts everything back as it was before the field was opened. @param {TreeState} state @param {TreeProps} props @returns {Change} */
export function cancel({ trial, field, path }, props) {
  const typed = typedOf(props);
  const before = trial && trial.now !== trial.from ? readTree(trial.text) : null;
  /** @type {Change} */
  const refused = typed?.wrong ? { intents: [{ type: "set-position", text: typed.text }] } : {};
  const undone = before ? send(before, path, trial?.id) : refused;
  return { ...undone, ...(field ? leaveField() : close()), lifted: null };
}

/** Begins to try out other numbers at the selected leaf. @param {TreeState} state @param {TreeProps} props @returns {Change | null} */
export function beginTrial(state, props) {
  const edited = editedOf(state, props);
  if (!edited?.isLeaf) return null;
  const from = numberIn(edited.node.number);
  const id = state.trials + 1;
  return { trials: id, trial: { id, text: edited.typed.text, from, now: from } };
}

/** Tries another number at the selected leaf. @param {TreeState} state @param {TreeProps} _ @param {number} number @returns {Change | null} */
export function tryNumber({ trial, field, path }, _, number) {
  const tree = trial && readTree(trial.text);
  if (!trial || !tree || !Number.isFinite(number) || number === trial.now) return null;
  const changed = number === trial.from ? tree : edit.withNumber(tree, path, String(number));
  const typed = field && { field: /** @type {const} */ ("number"), text: String(number) };
  return { trial: { ...trial, now: number }, ...typed, wrong: "", ...send(changed, path, trial.id) };
}

/**
 * The arrow keys in the field of a number, and Escape.
 * @param {TreeState} state @param {TreeProps} props @param {KeyboardEvent} event @returns {Change | null} null if the key types
 */
export function pressInField(state, props, event) {
  if (event.key === "Escape") return cancel(state, props);
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!direction || state.field !== "number") return null;
  const steps = direction * (event.shiftKey ? FAR_STEP : 1);
  return inTurn(
    state,
    props,
    () => (state.trial ? null : beginTrial(state, props)),
    (now) => (isNumber(now.text) ? tryNumber(now, props, stepped(numberIn(now.text), steps)) : null),
  );
}
