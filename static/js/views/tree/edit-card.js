// The tools at the selected node, the field over it, and the scale of a number that is tried out.
import { html, nothing } from "lit";
import { rowOf } from "../../boards/typed-tree/rows.js";
import { isInside, numberIn, whatIfText } from "../../boards/typed-tree/step.js";
import { isChance } from "../../boards/typed-tree/text.js";
import { nodeName } from "../../trace/names.js";
import { pressInField, takeText, typeText } from "./edit-field.js";
import { canEdit, editedOf, isEdited } from "./edited.js";
import { doEdit } from "./editing.js";
import { isLeaf as isLeafOf } from "./item.js";
import { isResting } from "./state.js";

/**
 * @typedef {import("./edit-keys.js").Action} Action
 * @typedef {import("./edited.js").EditedTree} EditedTree
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("./state.js").Path} Path @typedef {import("./state.js").TreeState} TreeState @typedef {import("./state.js").TreeProps} TreeProps
 */

/** @type {Record<"number" | "name" | "odds", string>} */
const LABELS = { number: "Number", name: "Name of the move or outcome", odds: "Probabilities" };

/** How many whole numbers the scale shows on each side. */
const SPAN = 6;

/**
 * @param {TreeState} state @param {TreeProps} props @param {import("./state.js").Apply} apply
 */
export function editCard(state, props, apply) {
  const { trace } = props;
  const edited = isEdited(state, props) ? editedOf(state, props) : null;
  if (!trace || !edited) return nothing;
  const { node, path, isLeaf } = edited;
  const name = nodeName(trace, Math.max(0, rowOf(trace, path)));
  return html`
    <div class="tree-edit-card" role="group" aria-label="Edit ${name}">
      ${isLeaf ? scale(state, edited, name) : html`<p><strong>${name}</strong> <span>${innerText(trace, path, node)}</span></p>`}
      ${state.trial && state.held?.mode === "try" ? nothing : tools(edited, isResting(props), apply, name)}
    </div>
    ${field(state, edited, apply, name)}
    ${state.goal ? html`<div class="tree-edit-drop ${state.goal.into ? "into" : ""}" aria-hidden="true"></div>` : nothing}
  `;
}

/** @param {EditedTree} edited @param {boolean} resting @param {import("./state.js").Apply} apply @param {string} name */
function tools(edited, resting, apply, name) {
  const { node, typed, lifted, isLeaf } = edited;
  const can = (/** @type {Action} */ action) => canEdit(edited, action);
  /** @param {Action} action @param {string} text @param {string} title @param {boolean} [now] */
  const tool = (action, text, title, now = can(action)) => html`<button type="button" data-edit=${action}
    title=${title} aria-label=${title} ?disabled=${!now || resting} @click=${() => apply(doEdit, action)}>${text}</button>`;
  if (lifted) {
    return html`<p>Choose the new parent, then put the node there.</p><div class="tools">
      ${tool("number", "Put here", `Put it at ${name} (Enter)`)}${tool("cancel", "Cancel", "Leave it where it is (Escape)")}</div>`;
  }
  return html`<div class="tools" role="toolbar" aria-label="Tools for ${name}">
    ${isLeaf ? tool("number", "Number", `Type the number at ${name} (Enter)`) : nothing}
    ${tool("child", "+ Child", `Add a child to ${name} (A)`)}
    ${can("sibling") ? tool("sibling", "+ Sibling", `Add a sibling of ${name} (S)`) : nothing}
    ${can("copy") ? tool("copy", "Copy", `Copy ${name} and all below it (D)`) : nothing}
    ${can("remove") ? tool("remove", "Remove", `Remove ${name} and all below it (Delete)`) : nothing}
    ${can("move") ? [tool("left", "←", `Move ${name} left (Shift+←)`), tool("right", "→", `Move ${name} right (Shift+→)`), tool("move", "Move…", `Move ${name} to another parent (M)`)] : nothing}
    ${can("name") ? tool("name", "Name", `Name the move or outcome to ${name} (R)`) : nothing}
    ${can("chance") ? tool("chance", isChance(node) ? "Player" : "Chance", isChance(node) ? `Let a player move at ${name} (H)` : `Let chance move at ${name} (H)`) : nothing}
    ${can("odds") ? tool("odds", "Odds", `Type the probabilities at ${name} (P)`) : nothing}
    ${can("other-first") ? tool("other-first", "MAX ⇄ MIN", "MAX ⇄ MIN: let the other player move first (O)") : nothing}
    ${tool("undo", "Undo", "Undo (Ctrl+Z)", typed.canUndo)}
    ${tool("redo", "Redo", "Redo (Ctrl+Y)", typed.canRedo)}
  </div>`;
}

/** Who moves at a node, and how much is below it. @param {Trace} trace @param {Path} path @param {EditedTree["node"]} node */
function innerText(trace, path, node) {
  const count = node.children.length;
  const those = isChance(node) ? "outcome" : "move";
  const how = path.length === 0 ? "The root" : isChance(node) ? "Chance moves here" : "A player moves here";
  const row = rowOf(trace, path);
  const isLimit = row >= 0 && isLeafOf(trace, row);
  const where = isLimit ? " below the depth limit. With a larger depth, they can be changed, too" : "";
  return `${how}: ${count} ${those}${count === 1 ? "" : "s"}${where}.`;
}

/** @param {TreeState} state @param {EditedTree} edited @param {import("./state.js").Apply} apply @param {string} name */
function field(state, { typed }, apply, name) {
  const { field: kind, text } = state;
  if (!kind) return nothing;
  const wrong = state.wrong || typed.wrong;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    apply(takeText);
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    event.stopPropagation();
    if (apply(pressInField, event)) event.preventDefault();
  };
  return html`<form class="tree-edit-field ${kind}" @submit=${submit}>
    <input type="text" autocomplete="off" spellcheck="false" enterkeyhint="done" aria-label="${LABELS[kind]}: ${name}"
      inputmode="text" .value=${text} aria-invalid=${wrong ? "true" : "false"}
      aria-describedby="tree-edit-wrong" title=${kind === "number" ? "↑ and ↓ try the next numbers" : ""}
      @input=${(/** @type {Event} */ event) => apply(typeText, /** @type {HTMLInputElement} */ (event.target).value)}
      @keydown=${press} />
    <p id="tree-edit-wrong" role="alert">${wrong}</p>
  </form>`;
}

/**
 * The whole numbers around the number of a leaf, with the interval in which nothing changes.
 * @param {TreeState} state @param {EditedTree} edited @param {string} name
 */
function scale({ trial }, { typed, node, path }, name) {
  const number = trial ? trial.now : numberIn(node.number);
  const whatIf = typed.whatIf;
  const known = whatIf && whatIf.path === path.join(".") ? whatIf : null;
  const shown = String(Math.round(number * 1000) / 1000).replace("-", "−");
  const first = Math.round(number) - SPAN;
  const whole = Array.from({ length: 2 * SPAN + 1 }, (_, index) => first + index);
  const interval = known && known.why === "" ? known : null;
  return html`<div class="tree-edit-scale">
    <p><strong>${name} = ${shown}</strong> <span>${known ? whatIfText(known) : nothing}</span></p>
    <ol aria-hidden="true">${whole.map(
      (each) => html`<li class="${interval && isInside(interval, each) ? "same" : ""} ${each === number ? "now" : ""}"
        >${Math.abs(each) > 99 && each !== number ? "·" : String(each).replace("-", "−")}</li>`,
    )}</ol>
  </div>`;
}
