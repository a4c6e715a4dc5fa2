// The tools at the selected node, the field over it, and the scale of a number that is tried out.
import { html, nothing } from "lit";
import { rowOf } from "../../boards/typed-tree/rows.js";
import { isInside, numberIn, whatIfText } from "../../boards/typed-tree/step.js";
import { isChance } from "../../boards/typed-tree/text.js";
import { isLeaf } from "./item.js";
import { isResting } from "./state.js";

/** @typedef {import("./edit-keys.js").Action} Action */

/** @type {Record<"number" | "name" | "odds", string>} */
const LABELS = { number: "Number", name: "Name of the move or outcome", odds: "Probabilities" };

/** How many whole numbers the scale shows on each side. */
const SPAN = 6;

/**
 * @param {import("./editing.js").TreeEditing} editing
 * @param {{typed: import("../../kinds/kind.js").Typed, node: import("../../boards/typed-tree/text.js").TreeNode, name: string}} shown
 */
export function editCard(editing, { typed, node, name }) {
  const { drag } = editing;
  return html`
    <div class="tree-edit-card" role="group" aria-label="Edit ${name}">
      ${editing.isLeaf ? scale(editing, node, name) : html`<p><strong>${name}</strong> <span>${innerText(editing, node)}</span></p>`}
      ${editing.trial && drag.isTrying ? nothing : tools(editing, typed, node, name)}
    </div>
    ${field(editing, typed, name)}
    ${drag.goal ? html`<div class="tree-edit-drop ${drag.goal.into ? "into" : ""}" aria-hidden="true"></div>` : nothing}
  `;
}

/**
 * @param {import("./editing.js").TreeEditing} editing @param {import("../../kinds/kind.js").Typed} typed
 * @param {import("../../boards/typed-tree/text.js").TreeNode} node @param {string} name
 */
function tools(editing, typed, node, name) {
  const { picked } = editing;
  /** @param {Action} action @param {string} text @param {string} title @param {boolean} [can] */
  const tool = (action, text, title, can = editing.can(action)) => html`<button type="button" data-edit=${action}
    title=${title} aria-label=${title} ?disabled=${!can || isResting(editing.view)} @click=${() => editing.act(action)}>${text}</button>`;
  if (picked) {
    return html`<p>Choose the new parent, then put the node there.</p><div class="tools">
      ${tool("number", "Put here", `Put it at ${name} (Enter)`)}${tool("cancel", "Cancel", "Leave it where it is (Escape)")}</div>`;
  }
  return html`<div class="tools" role="toolbar" aria-label="Tools for ${name}">
    ${editing.isLeaf ? tool("number", "Number", `Type the number at ${name} (Enter)`) : nothing}
    ${tool("child", "+ Child", `Add a child to ${name} (A)`)}
    ${editing.can("sibling") ? tool("sibling", "+ Sibling", `Add a sibling of ${name} (S)`) : nothing}
    ${editing.can("copy") ? tool("copy", "Copy", `Copy ${name} and all below it (D)`) : nothing}
    ${editing.can("remove") ? tool("remove", "Remove", `Remove ${name} and all below it (Delete)`) : nothing}
    ${editing.can("move") ? [tool("left", "←", `Move ${name} left (Shift+←)`), tool("right", "→", `Move ${name} right (Shift+→)`), tool("move", "Move…", `Move ${name} to another parent (M)`)] : nothing}
    ${editing.can("name") ? tool("name", "Name", `Name the move or outcome to ${name} (R)`) : nothing}
    ${editing.can("chance") ? tool("chance", isChance(node) ? "Player" : "Chance", isChance(node) ? `Let a player move at ${name} (H)` : `Let chance move at ${name} (H)`) : nothing}
    ${editing.can("odds") ? tool("odds", "Odds", `Type the probabilities at ${name} (P)`) : nothing}
    ${editing.can("other-first") ? tool("other-first", "MAX ⇄ MIN", "MAX ⇄ MIN: let the other player move first (O)") : nothing}
    ${tool("undo", "Undo", "Undo (Ctrl+Z)", typed.canUndo)}
    ${tool("redo", "Redo", "Redo (Ctrl+Y)", typed.canRedo)}
  </div>`;
}

/**
 * Who moves at a node, and how much is below it.
 * @param {import("./editing.js").TreeEditing} editing @param {import("../../boards/typed-tree/text.js").TreeNode} node
 */
function innerText({ path, view }, node) {
  const count = node.children.length;
  const those = isChance(node) ? "outcome" : "move";
  const how = path.length === 0 ? "The root" : isChance(node) ? "Chance moves here" : "A player moves here";
  const row = view.trace ? rowOf(view.trace, path) : -1;
  const isLimit = view.trace !== null && row >= 0 && isLeaf(view.trace, row);
  const where = isLimit ? " below the depth limit. With a larger depth, they can be changed, too" : "";
  return `${how}: ${count} ${those}${count === 1 ? "" : "s"}${where}.`;
}

/** @param {import("./editing.js").TreeEditing} editing @param {import("../../kinds/kind.js").Typed} typed @param {string} name */
function field(editing, typed, name) {
  const { field: shown } = editing;
  const wrong = editing.wrong || (shown ? typed.wrong : "");
  if (!shown) return nothing;
  const isSpin = shown.kind === "number";
  return html`<form class="tree-edit-field ${shown.kind}" @submit=${(/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    editing.take(/** @type {HTMLInputElement} */ (form.querySelector("input")).value);
  }}>
    <input type="text" autocomplete="off" spellcheck="false" enterkeyhint="done" aria-label="${LABELS[shown.kind]}: ${name}"
      inputmode="text" .value=${shown.text} aria-invalid=${wrong ? "true" : "false"}
      aria-describedby="tree-edit-wrong" title=${isSpin ? "↑ and ↓ try the next numbers" : ""}
      @keydown=${(/** @type {KeyboardEvent} */ event) => editing.onFieldKey(event)} />
    <p id="tree-edit-wrong" role="alert">${wrong}</p>
  </form>`;
}

/**
 * The whole numbers around the number of a leaf, with the interval in which nothing changes.
 * @param {import("./editing.js").TreeEditing} editing
 * @param {import("../../boards/typed-tree/text.js").TreeNode} node @param {string} name
 */
function scale(editing, node, name) {
  const number = editing.trial ? editing.trial.now : numberIn(node.number);
  const { whatIf: told = null } = editing.typed ?? {};
  const known = told && told.path === editing.path.join(".") ? told : null;
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
