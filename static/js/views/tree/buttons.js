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
  const zoom = [
    button("Zoom out", "Zoom out (−)", zoomOutIcon, () => apply(zoomBy, 1 / ZOOM_STEP)),
    button("Zoom in", "Zoom in (+)", zoomInIcon, () => apply(zoomBy, ZOOM_STEP)),
  ];
  const follow = button("Follow the search", "", followIcon, () => apply(toggleFollowing), {
    pressed: state.following,
  });
  const whole = button("Fit the tree", "Fit the tree (0)", fitIcon, () => apply(fit));
  const others = [
    typedOf(props) === null
      ? nothing
      : button("Edit tree", "Edit tree (E)", editIcon, () => apply(toggleEditing), { pressed: state.editing }),
    button(collapse, `${collapse} (C)`, closed ? expandIcon : collapseIcon, () => apply(toggleRow, row), {
      off: !canToggle,
    }),
    unrecorded === 0 ? nothing : button(again, "", againIcon, () => apply(searchFrom, row)),
    folded === null
      ? nothing
      : button("Draw equal positions once", "", foldIcon, () => apply(sendType, "toggle-fold"), { pressed: folded }),
    unseen === null
      ? nothing
      : button("Show what was never looked at", "", unseenIcon, () => apply(sendType, "toggle-unseen"), {
          pressed: unseen,
        }),
  ];
  return html`
    <div class="tree-buttons" role="group" aria-label="Picture of the tree">
      ${
        props.compact
          ? [treeTools(state, props, apply, html`<div class="tree-more">${[...others, follow, whole]}</div>`), zoom]
          : [others, treeTools(state, props, apply, nothing), follow, whole, zoom]
      }
    </div>
  `;
}

/**
 * Its name is seen where it stands in a list.
 * @param {string} name @param {string} title  if it says more than the name @param {unknown} icon @param {() => void} press
 * @param {{pressed?: boolean, off?: boolean}} [how]
 */
function button(name, title, icon, press, { pressed, off = false } = {}) {
  return html`<button type="button" aria-label=${name} title=${title || name} aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    ?disabled=${off} @click=${press}>${icon}<span class="word">${name}</span></button>`;
}

/** @type {import("./state.js").ChangeOf<[type: "toggle-fold" | "toggle-unseen"]>} */
const sendType = (_, __, type) => ({ intents: [{ type }] });
