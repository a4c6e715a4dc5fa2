// The buttons at the lower right of the tree.
import { html, nothing } from "lit";
import { nodeName } from "../../trace/names.js";
import { unrecordedBelow } from "../../trace/unrecorded.js";
import { formatCount } from "../../words/format.js";
import { typedOf } from "./edited.js";
import { toggleEditing } from "./editing.js";
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
import { isLeaf } from "./item.js";
import { ZOOM_STEP } from "./keys.js";
import { searchFrom, toggleRow } from "./select.js";
import { fit, toggleFollowing, zoomBy } from "./sight.js";
import { chosen, isResting } from "./state.js";
import { treeTools } from "./tools.js";

/**
 * @param {import("./state.js").TreeState} state @param {import("./state.js").TreeProps} props @param {import("./state.js").Apply} apply
 * @param {import("../../trace/trace.js").Trace} trace
 */
export function treeButtons(state, props, apply, trace) {
  const { collapsed, folded, unseen, partner } = props;
  const row = chosen(state, props);
  const closed = collapsed.includes(row);
  const canToggle = row >= 0 && !partner && !isLeaf(trace, row) && !isResting(props);
  const unrecorded = partner || isResting(props) || row < 0 ? 0 : unrecordedBelow(trace, row);
  const name = row < 0 ? "the node" : nodeName(trace, row);
  const collapse = `${closed ? "Expand" : "Collapse"} ${name}`;
  const again = `Search again from ${name}: ${formatCount(unrecorded)} nodes below it were not recorded`;
  return html`
    <div class="tree-buttons" role="group" aria-label="Picture of the tree">
      ${
        typedOf(props) === null
          ? nothing
          : html`
        <button type="button" aria-label="Edit tree" title="Edit tree (E)" aria-pressed=${state.editing}
          @click=${() => apply(toggleEditing)}>${editIcon}</button>`
      }
      <button type="button" aria-label=${collapse} title=${`${collapse} (C)`} ?disabled=${!canToggle}
        @click=${() => apply(toggleRow, row)}>${closed ? expandIcon : collapseIcon}</button>
      ${unrecorded === 0 ? nothing : html`<button type="button" aria-label=${again} title=${again} @click=${() => apply(searchFrom, row)}>${againIcon}</button>`}
      ${
        folded === null
          ? nothing
          : html`
        <button type="button" aria-label="Draw equal positions once" title="Draw equal positions once" aria-pressed=${folded}
          @click=${() => apply(tell, "toggle-fold")}>${foldIcon}</button>`
      }
      ${
        unseen === null
          ? nothing
          : html`
        <button type="button" aria-label="Show what was never looked at" title="Show what was never looked at"
          aria-pressed=${unseen} @click=${() => apply(tell, "toggle-unseen")}>${unseenIcon}</button>`
      }
      ${treeTools(state, props, apply)}
      <button type="button" aria-label="Follow the search" title="Follow the search" aria-pressed=${state.following}
        @click=${() => apply(toggleFollowing)}>${followIcon}</button>
      <button type="button" aria-label="Fit the tree" title="Fit the tree (0)" @click=${() => apply(fit)}>
        ${fitIcon}
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out (−)"
        @click=${() => apply(zoomBy, 1 / ZOOM_STEP)}>${zoomOutIcon}</button>
      <button type="button" aria-label="Zoom in" title="Zoom in (+)"
        @click=${() => apply(zoomBy, ZOOM_STEP)}>${zoomInIcon}</button>
    </div>
  `;
}

/** @type {import("./state.js").Find<[type: "toggle-fold" | "toggle-unseen"]>} */
const tell = (_, __, type) => ({ intents: [{ type }] });
