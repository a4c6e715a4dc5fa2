// The buttons at the lower right of the tree.
import { html, nothing } from "lit";
import { formatCount } from "../../words/format.js";
import {
  againIcon,
  collapseIcon,
  editIcon,
  expandIcon,
  fitIcon,
  foldIcon,
  followIcon,
  unseenIcon,
  zoomInIcon,
  zoomOutIcon,
} from "./icons.js";
import { ZOOM_STEP } from "./keys.js";

/**
 * @param {object} props
 * @param {string} props.name of the chosen node
 * @param {boolean} props.closed whether its subtree is hidden
 * @param {boolean} props.canToggle whether it has a subtree, and can be collapsed or expanded now
 * @param {number} props.unrecorded how many nodes below it were visited, but not recorded
 * @param {boolean | null} props.folded whether equal positions are drawn once; null where there are none
 * @param {boolean | null} props.unseen whether what the search never looked at is shown; null if there is nothing like it
 * @param {boolean} props.following whether the picture follows the search
 * @param {boolean | null} props.editing whether the tree is changed by hand; null if it cannot be
 * @param {unknown} props.tools what finds something in it
 * @param {object} on
 * @param {() => void} on.toggle
 * @param {() => void} on.again
 * @param {() => void} on.edit
 * @param {() => void} on.fold
 * @param {() => void} on.unseen
 * @param {() => void} on.follow
 * @param {() => void} on.fit
 * @param {(factor: number) => void} on.zoom
 */
export function treeButtons(props, on) {
  const { name, closed, canToggle, unrecorded, folded, unseen, following, editing, tools } = props;
  const collapse = `${closed ? "Expand" : "Collapse"} ${name}`;
  const again = `Search again from ${name}: ${formatCount(unrecorded)} nodes below it were not recorded`;
  return html`
    <div class="tree-buttons" role="group" aria-label="Picture of the tree">
      ${
        editing === null
          ? nothing
          : html`
        <button type="button" aria-label="Edit tree" title="Edit tree (E)" aria-pressed=${editing}
          @click=${on.edit}>${editIcon}</button>`
      }
      <button type="button" aria-label=${collapse} title=${`${collapse} (C)`} ?disabled=${!canToggle}
        @click=${on.toggle}>${closed ? expandIcon : collapseIcon}</button>
      ${unrecorded === 0 ? nothing : html`<button type="button" aria-label=${again} title=${again} @click=${on.again}>${againIcon}</button>`}
      ${
        folded === null
          ? nothing
          : html`
        <button type="button" aria-label="Draw equal positions once" title="Draw equal positions once" aria-pressed=${folded}
          @click=${on.fold}>${foldIcon}</button>`
      }
      ${
        unseen === null
          ? nothing
          : html`
        <button type="button" aria-label="Show what was never looked at" title="Show what was never looked at"
          aria-pressed=${unseen} @click=${on.unseen}>${unseenIcon}</button>`
      }
      ${tools}
      <button type="button" aria-label="Follow the search" title="Follow the search" aria-pressed=${following}
        @click=${on.follow}>${followIcon}</button>
      <button type="button" aria-label="Fit the tree" title="Fit the tree (0)" @click=${on.fit}>
        ${fitIcon}
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out (−)"
        @click=${() => on.zoom(1 / ZOOM_STEP)}>${zoomOutIcon}</button>
      <button type="button" aria-label="Zoom in" title="Zoom in (+)"
        @click=${() => on.zoom(ZOOM_STEP)}>${zoomInIcon}</button>
    </div>
  `;
}
