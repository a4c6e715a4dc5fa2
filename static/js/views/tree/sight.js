// What the picture of the tree keeps in sight.
import { present } from "./state.js";

/** @typedef {import("./state.js").ChangeOf} ChangeOf */

/** Starts or stops following the current node. @type {ChangeOf} */
export const toggleFollowing = ({ following }) => ({
  following: !following,
  acts: following ? [] : [{ does: "follow" }],
});

/** The tree was stepped through before it could be seen. @type {ChangeOf} */
export const appear = ({ following }, { follow, cursor }) =>
  follow && following && cursor > 0 ? { acts: [{ does: "follow" }] } : null;

/** Shows the whole tree, and keeps showing it. @type {ChangeOf} */
export const fit = () => ({ following: false, acts: [{ does: "fit" }] });

/** @type {import("./state.js").ChangeOf<[factor: number]>} */
export const zoomBy = (_, __, factor) => ({ acts: [{ does: "zoom", factor }] });

/** The picture has been painted, with bands in it or without. @type {import("./state.js").ChangeOf<[bands: boolean]>} */
export const noteBands = (state, _, bands) => (bands === state.bands ? null : { bands });

/**
 * Shows the whole tree before and after the search; during the search, the node that it is at.
 * @param {import("../../tree/stage.js").Stage} stage @param {import("./state.js").TreeProps} props
 */
export function keepInSight(stage, props) {
  if (stage.size.width === 0) return;
  const row = present(props);
  const isOver = props.trace !== null && props.cursor >= props.trace.event.length;
  const staysWhole = (isOver && stage.isReadWhole()) || (props.whole && stage.isWholeClear());
  if (row > 0 && !staysWhole) stage.mover.follow(row);
  else stage.mover.fit();
}
