// The button of the tree that opens a small panel: go to a node by its moves, and choose what the
// colours say.
import { html } from "lit";
import { colourChoice } from "./colours.js";
import { findIcon } from "./icons.js";
import { placeBeside } from "../menu.js";

/** Its size at least, in pixels, where the window has the room. */
const NEEDS = { room: 420, width: 320 };

/** @param {import("./tree-view.js").TreeView} view */
export function treeTools(view) {
  const id = `${view.id}-tools`;
  return html`
    <button type="button" popovertarget=${id} aria-label="Find and colour" title="Find and colour (G)" ?disabled=${view.isResting}>${findIcon}</button>
    <div popover class="menu tree-tools" id=${id} role="group" aria-label="Find and colour" @beforetoggle=${(/** @type {Event} */ event) => placeBeside(event, NEEDS)}
      @keydown=${(/** @type {Event} */ event) => event.stopPropagation()}>
      ${view.jump.render(view.id)} ${colourChoice(view)}
    </div>
  `;
}

/** @param {import("./tree-view.js").TreeView} view */
const toolsOf = (view) => /** @type {HTMLElement | null} */ (view.querySelector(".tree-tools"));

/** Opens it by a key. @param {import("./tree-view.js").TreeView} view */
export const openTools = (view) => toolsOf(view)?.showPopover();

/** A node was found: now keys are for the tree. @param {import("./tree-view.js").TreeView} view */
export function closeTools(view) {
  toolsOf(view)?.hidePopover();
  view.stage?.canvas.focus();
}
