// A button that opens a short list of others. The list is a popover: a press outside or Escape closes it.
import { html } from "lit";

/**
 * @typedef {object} Item
 * @property {string} text
 * @property {() => void} choose
 * @property {boolean} [disabled]
 * @property {boolean} [begins]  whether a line is drawn above it
 */

/** How far from the window's edge the list stays. */
const MARGIN = 8;
/** If there is less room below the button, the list opens above it. */
const ROOM = 220;

/** @param {{id: string, label: string, items: readonly Item[]}} menu */
export const menuOf = ({ id, label, items }) => html`
  <button class="icon opens-menu" popovertarget=${id} aria-label=${label} title=${label}>
    <span aria-hidden="true">⋯</span>
  </button>
  <div popover class="menu" id=${id} @beforetoggle=${placeBeside}>
    <ul>
      ${items.map(
        (item) => html`<li class=${item.begins ? "begins" : ""}>
          <button ?disabled=${item.disabled} @click=${(/** @type {Event} */ event) => choose(event, item)}>${item.text}</button>
        </li>`,
      )}
    </ul>
  </div>
`;

/**
 * A button with a word that opens what is less often wanted, in the place of controls that would stand beside it.
 * @param {{id: string, name: string, label: string, content: unknown}} fold  `name` is seen, `label` says more
 */
export const foldOf = ({ id, name, label, content }) => html`
  <button type="button" class="opens-fold" popovertarget=${id} aria-label="${name}: ${label}" title=${label}>${name}</button>
  <div popover class="menu fold" id=${id} role="group" aria-label=${label} @beforetoggle=${placeBeside}>${content}</div>
`;

/** @param {Event} event @param {Item} item */
function choose(event, item) {
  const list = /** @type {HTMLElement} */ (event.currentTarget).closest(".menu");
  /** @type {HTMLElement} */ (list).hidePopover();
  item.choose();
}

/**
 * Puts the list beside its button; one that would be too narrow there, at the edge of the window.
 * @param {Event} event @param {{room?: number, width?: number}} [needs] of the list
 */
export function placeBeside(event, { room = ROOM, width = 0 } = {}) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const button = list.previousElementSibling?.getBoundingClientRect();
  if (!button) return;
  const below = innerHeight - button.bottom;
  const isBelow = below >= room || below >= button.top;
  const end = Math.max(button.right, Math.min(innerWidth, width + 2 * MARGIN) - MARGIN);
  Object.assign(list.style, {
    right: `${innerWidth - end}px`,
    top: isBelow ? `${button.bottom + 4}px` : "auto",
    bottom: isBelow ? "auto" : `${innerHeight - button.top + 4}px`,
    maxHeight: `${(isBelow ? below : button.top) - 4 - MARGIN}px`,
    maxWidth: `${end - MARGIN}px`,
  });
}
