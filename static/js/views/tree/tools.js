// The button of the tree that opens a small panel: go to a node by its moves, choose what the colours say, and where there
// are few buttons, the other ones.
import { html } from "lit";
import { placeBeside } from "../menu.js";
import { colourChoice } from "./colours.js";
import { findIcon } from "./icons.js";
import { jumpForm } from "./jump.js";
import { isResting } from "./state.js";

/** Its size at least, in pixels, where the window has the room. */
const NEEDS = { room: 420, width: 320 };

/**
 * @param {import("./state.js").TreeState} state @param {import("./state.js").TreeProps} props @param {import("./state.js").Apply} apply
 * @param {unknown} buttons  what stands there besides
 */
export function treeTools(state, props, apply, buttons) {
  const id = `${props.id}-tools`;
  return html`
    <button type="button" popovertarget=${id} class=${props.compact ? "opens-fold" : ""} aria-label=${props.compact ? "Tools: find, colour, fit" : "Find and colour"}
      title="Find and colour (G)" ?disabled=${isResting(props)}>${props.compact ? "Tools" : findIcon}</button>
    <div popover class="menu tree-tools" id=${id} role="group" aria-label="Find and colour" @beforetoggle=${(/** @type {Event} */ event) => placeBeside(event, NEEDS)}
      @keydown=${(/** @type {Event} */ event) => event.stopPropagation()}>
      ${buttons} ${jumpForm(state, props, apply)} ${colourChoice(props, apply)}
    </div>
  `;
}
