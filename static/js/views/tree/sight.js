// What the picture of the tree keeps in sight.
import { present } from "./state.js";

/** @typedef {import("./state.js").Change} Change @typedef {import("./state.js").TreeState} TreeState @typedef {import("./state.js").TreeProps} TreeProps */

/** Starts or stops following the current node. @param {TreeState} state @returns {Change} */
export const toggleFollowing = ({ following }) => ({
  following: !following,
  acts: following ? [] : [{ type: "follow" }],
});

/** The tree was stepped through before it could be seen. @param {TreeState} state @param {TreeProps} props @returns {Change | null} */
export const appear = ({ following }, { follow, cursor }) =>
  follow && following && cursor > 0 ? { acts: [{ type: "follow" }] } : null;

/** Shows the whole tree, and keeps showing it. @returns {Change} */
export const fit = () => ({ following: false, acts: [{ type: "fit" }] });

/** @param {TreeState} _ @param {TreeProps} __ @param {number} factor @returns {Change} */
export const zoomBy = (_, __, factor) => ({ acts: [{ type: "zoom", factor }] });

/** The picture has been painted, with bands in it or without. @param {TreeState} state @param {TreeProps} _ @param {boolean} bands @returns {Change | null} */
export const noteBands = (state, _, bands) => (bands === state.bands ? null : { bands });

/**
 * Shows the whole tree before and after the search; during the search, the node that it is at.
 * @param {import("../../tree/stage.js").Stage} stage @param {TreeProps} props
 */
export function keepInSight(stage, props) {
  if (stage.size.width === 0) return;
  const row = present(props);
  const isOver = props.trace !== null && props.cursor >= props.trace.event.length;
  const staysWhole = (isOver && stage.isReadWhole()) || (props.whole && stage.isWholeClear());
  if (row > 0 && !staysWhole) stage.mover.follow(row);
  else stage.mover.fit();
}
