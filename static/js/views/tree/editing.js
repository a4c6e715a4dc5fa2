// Changing the typed tree where it stands: what is selected, typed and tried out.
import { nothing } from "lit";
import * as edit from "../../boards/typed-tree/edit.js";
import { pathOf, rowOf } from "../../boards/typed-tree/rows.js";
import { whatIfText, stepped, numberIn } from "../../boards/typed-tree/step.js";
import { isNumber, readTree, writeTree } from "../../boards/typed-tree/text.js";
import { nodeName } from "../../trace/names.js";
import { sendIntent } from "../intent.js";
import { editCard } from "./edit-card.js";
import { EditDrag } from "./edit-drag.js";
import { canEdit } from "./edit-can.js";
import { editKey } from "./edit-keys.js";
import { placeField } from "./edit-place.js";
import { isResting } from "./state.js";

/** @typedef {import("../../boards/typed-tree/text.js").Path} Path */
/** @typedef {import("../../boards/typed-tree/text.js").TypedTree} TypedTree */
/** @typedef {import("../../kinds/kind.js").Typed} Typed */
/** What is being typed. @typedef {{kind: "number" | "name" | "odds", text: string}} Field */

const FAR_STEP = 10;
/** As Python has it. */
const LONGEST_NAME = 24;

/** What is wrong with a typed text; "" if nothing is seen here. @type {Record<Field["kind"], (text: string, count: number) => string>} */
const FAULTS = {
  number: (text) => (isNumber(text) ? "" : "Type a number, such as 3, −2.5 or 1/2."),
  name: (text) => {
    if (/[\s,;:[\]()]/.test(text)) return "A name has no spaces, brackets, commas or colons.";
    return text.length > LONGEST_NAME ? `A name has at most ${LONGEST_NAME} characters.` : "";
  },
  odds: (text, count) =>
    text.split(/[\s,;]+/).length === count ? "" : `Type ${count} probabilities with spaces between them, such as 1/2.`,
};

export class TreeEditing {
  /** @param {import("./tree-view.js").TreeView} view */
  constructor(view) {
    this.view = view;
    this.active = false;
    /** @type {Path} the selected node */
    this.path = [];
    /** @type {{text: string, path: Path} | null} what is selected once this tree is in use */
    this.next = null;
    /** @type {Field | null} */
    this.field = null;
    this.wrong = "";
    /** @type {{text: string, tree: TypedTree | null}} the tree that was read last */
    this.read = { text: "", tree: null };
    /** The tree that was in use at the last update. */
    this.kept = "";
    /** The tree and the leaf whose interval was asked for last. */
    this.asked = "";
    /** @type {Path | null} the node that is to be moved by keys or buttons */
    this.picked = null;
    /** @type {{id: number, text: string, from: number, now: number} | null} a number that is being tried out */
    this.trial = null;
    this.trials = 0;
    this.drag = new EditDrag(this);
  }

  /** @returns {Typed | null} */
  get typed() {
    return this.view.partner ? null : this.view.typed;
  }

  get tree() {
    const { text } = this.typed ?? {};
    if (text === undefined) return null;
    if (text !== this.read.text) this.read = { text, tree: readTree(text) };
    return this.read.tree;
  }

  /** The number that stands at a row, if it is a leaf. @param {number} row */
  numberOf(row) {
    const { tree, view } = this;
    return (tree && view.trace && edit.nodeAt(tree, pathOf(view.trace, row))?.number) || "";
  }

  get node() {
    return this.tree && edit.nodeAt(this.tree, this.path);
  }

  get isLeaf() {
    return this.node?.children.length === 0;
  }

  /** Whether the tree is being changed by hand now. */
  get isOn() {
    return this.active && this.typed !== null && this.view.trace !== null;
  }

  toggle() {
    this.active = !this.active;
    const { trace } = this.view;
    const row = this.view.chosen();
    this.path = trace && row >= 0 ? pathOf(trace, row) : [];
    this.close();
    this.picked = null;
    this.view.requestUpdate();
    // The tree makes room for the tools.
    this.view.updateComplete.then(() => this.view.stage?.resize());
  }

  /** Keeps the selected node selected in the tree of a new search. Called before each update. */
  keep() {
    const { trace } = this.view;
    if (!this.isOn || !trace) return;
    if (this.next?.text === this.typed?.text) {
      this.path = this.next?.path ?? this.path;
      this.next = null;
      // Python has taken the probabilities.
      if (this.field?.kind === "odds") this.leaveField();
    } else if (!this.next && this.typed?.text !== this.kept) {
      // Another example or Undo has brought this tree: what was being typed belongs to the one before.
      this.close();
      this.picked = null;
    }
    this.kept = this.typed?.text ?? "";
    while (this.path.length > 0 && !this.node) this.path = this.path.slice(0, -1);
    const selected = rowOf(trace, this.path);
    this.view.apply(() => ({ selected }));
  }

  /** @param {number} row */
  selectRow(row) {
    const { trace } = this.view;
    if (!trace || row < 0) return;
    this.select(pathOf(trace, row));
  }

  /** @param {Path} path */
  select(path) {
    if (path.join() !== this.path.join()) {
      this.next = null;
      this.leave(path);
      this.close();
    }
    this.path = path;
    this.view.requestUpdate();
  }

  /**
   * Ends what is being typed when the reader turns to something else: a number that can be read is taken.
   * @param {Path} [then] what is selected then
   */
  leave(then = this.path) {
    const { field, node } = this;
    if (!field) return;
    const typed = /** @type {HTMLInputElement | null} */ (
      this.view.querySelector(".tree-edit-field input")
    )?.value.trim();
    if (field.kind === "number" && typed && isNumber(typed) && typed !== node?.number) this.take(typed, then);
    else this.cancel();
  }

  /** Asks in which interval the number of the selected leaf changes nothing, once for each tree. Called after each update. */
  ask() {
    const { typed, path } = this;
    if (!this.isOn || !typed || !this.isLeaf || isResting(this.view) || this.trial) return;
    const about = `${typed.text} ${path.join(".")}`;
    if (about === this.asked) return;
    this.asked = about;
    sendIntent(this.view, { type: "try-number", path });
  }

  /** Ends what is being typed or tried out, without a change. */
  close() {
    this.field = null;
    this.wrong = "";
    this.trial = null;
  }

  /** @param {TypedTree} tree @param {Path} [path] what is selected then @param {number} [drag] */
  send(tree, path = this.path, drag = 0) {
    // The node that is selected then may not be there yet.
    const text = writeTree(tree);
    this.next = { text, path };
    const leaf = edit.nodeAt(tree, path)?.children.length === 0 ? path : null;
    if (leaf) this.asked = `${text} ${leaf.join(".")}`;
    sendIntent(this.view, { type: "edit-tree", text, drag, path: leaf });
    this.view.requestUpdate();
  }

  /** @param {Field["kind"]} kind */
  open(kind) {
    const { node } = this;
    if (!node) return;
    const odds = node.children.map((child) => child.odds).join(" ");
    this.close();
    this.field = { kind, text: { number: node.number, name: node.label, odds }[kind] };
    this.view.requestUpdate();
    this.view.updateComplete.then(() => {
      const input = /** @type {HTMLInputElement | null} */ (this.view.querySelector(".tree-edit-field input"));
      input?.focus({ preventScroll: true });
      input?.select();
    });
  }

  /**
   * Takes the text in the field. What is wrong with it is told there, and it stays.
   * @param {string} text @param {Path} [then] what is selected then
   */
  take(text, then = this.path) {
    const { field, tree, node, path } = this;
    if (!field || !tree || !node) return;
    const typed = text.trim();
    this.wrong = FAULTS[field.kind](typed, node.children.length);
    this.field = { ...field, text };
    if (this.wrong) return this.view.requestUpdate();
    const changes = {
      number: () => edit.withNumber(tree, path, typed.replace("−", "-")),
      name: () => edit.withLabel(tree, path, typed),
      odds: () => edit.withOdds(tree, path, typed.split(/[\s,;]+/)),
    };
    const changed = changes[field.kind]();
    // Python may still refuse probabilities: so their field stays open until they are in use.
    if (field.kind !== "odds") this.leaveField();
    if (writeTree(changed) !== this.typed?.text) this.send(changed, then);
    else this.leaveField();
  }

  leaveField() {
    this.close();
    this.view.requestUpdate();
    this.view.stage?.canvas.focus({ preventScroll: true });
  }

  /** Puts everything back as it was before the field was opened. */
  cancel() {
    const { trial, typed, field } = this;
    const before = trial && trial.now !== trial.from ? readTree(trial.text) : null;
    if (before) this.send(before, this.path, trial?.id);
    else if (typed?.wrong) sendIntent(this.view, { type: "set-position", text: typed.text });
    this.picked = null;
    if (field) this.leaveField();
    else this.close();
    this.view.requestUpdate();
  }

  /** Begins to try out other numbers at the selected leaf. */
  beginTrial() {
    const { node, typed } = this;
    if (!node || !typed || !this.isLeaf) return;
    const from = numberIn(node.number);
    this.trials += 1;
    this.trial = { id: this.trials, text: typed.text, from, now: from };
  }

  /** Tries the number that is so many whole numbers above the one at the beginning. @param {number} number */
  try(number) {
    const { trial } = this;
    const tree = trial && readTree(trial.text);
    if (!trial || !tree || !Number.isFinite(number) || number === trial.now) return;
    trial.now = number;
    if (this.field) this.field = { kind: "number", text: String(number) };
    this.wrong = "";
    const changed = number === trial.from ? tree : edit.withNumber(tree, this.path, String(number));
    this.send(changed, this.path, trial.id);
  }

  /** The arrow keys in the field of a number. @param {KeyboardEvent} event */
  onFieldKey(event) {
    event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      this.cancel();
    }
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || this.field?.kind !== "number") return;
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (!this.trial) this.beginTrial();
    if (isNumber(input.value)) {
      this.try(stepped(numberIn(input.value), direction * (event.shiftKey ? FAR_STEP : 1)));
    }
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was for editing */
  onKeydown(event) {
    if (this.typed && !this.active && event.key === "e" && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.toggle();
      return true;
    }
    if (!this.isOn) return false;
    if (event.key === "e" && !event.ctrlKey && !event.metaKey) {
      this.toggle();
      return true;
    }
    const action = editKey(event);
    if (!action || isResting(this.view)) return false;
    this.act(action);
    return true;
  }

  /** Whether a change makes sense at the selected node. @param {import("./edit-keys.js").Action} action */
  can(action) {
    return canEdit(this, action);
  }

  /** @param {import("./edit-keys.js").Action} action */
  act(action) {
    const { tree, path, typed, node } = this;
    if (!tree || !typed || !node || !this.can(action)) return;
    const place = path.at(-1) ?? 0;
    const beside = (/** @type {number} */ to) => [...path.slice(0, -1), to];
    if (action === "cancel") return this.cancel();
    if (action === "undo" || action === "redo") return sendIntent(this.view, { type: action });
    if (action === "number" && this.picked) return this.put();
    if (action === "number" || action === "name" || action === "odds") return this.open(action);
    if (action === "move") return this.pick();
    if (action === "child") this.send(edit.withChild(tree, path), [...path, node.children.length]);
    else if (action === "sibling") this.send(edit.withSibling(tree, path), beside(place + 1));
    else if (action === "copy") this.send(edit.withCopy(tree, path), beside(place + 1));
    else if (action === "remove") this.send(edit.without(tree, path), this.afterRemoval(tree));
    else if (action === "left") this.send(edit.withOrder(tree, path, place - 1), beside(place - 1));
    else if (action === "right") this.send(edit.withOrder(tree, path, place + 1), beside(place + 1));
    else if (action === "chance") this.send(edit.withChance(tree, path));
    else if (action === "other-first") this.send(edit.withOtherFirst(tree));
  }

  /** What is selected when the selected node is gone: its neighbour, or its parent. @param {TypedTree} tree */
  afterRemoval(tree) {
    const parent = this.path.slice(0, -1);
    const left = (edit.nodeAt(tree, parent)?.children.length ?? 1) - 2;
    return left < 0 ? parent : [...parent, Math.min(left, this.path.at(-1) ?? 0)];
  }

  /** Picks the selected node up, or puts down what was picked. */
  pick() {
    if (this.picked) return this.put();
    this.picked = this.path;
    this.view.requestUpdate();
  }

  /** Puts the picked node below the selected one, or after it if it is a leaf. */
  put() {
    const { picked, tree, path, node } = this;
    this.picked = null;
    this.view.requestUpdate();
    if (!picked || !tree || !node) return;
    const goal = this.isLeaf ? path.slice(0, -1) : path;
    const index = this.isLeaf ? (path.at(-1) ?? 0) + 1 : node.children.length;
    this.moveTo(picked, goal, index);
  }

  /** @param {Path} from @param {Path} parent @param {number} index */
  moveTo(from, parent, index) {
    const found = this.tree && edit.moved(this.tree, from, parent, index);
    if (found) this.send(found.tree, found.path);
  }

  /** What a screen reader hears of the number that is tried out. */
  get heard() {
    const { whatIf } = this.typed ?? {};
    if (!whatIf || whatIf.path !== this.path.join(".")) return "";
    return whatIfText(whatIf);
  }

  place() {
    placeField(this);
  }

  render() {
    const { typed, node, view } = this;
    if (!this.isOn || !typed || !node || !view.trace) return nothing;
    return editCard(this, { typed, node, name: nodeName(view.trace, Math.max(0, rowOf(view.trace, this.path))) });
  }
}
