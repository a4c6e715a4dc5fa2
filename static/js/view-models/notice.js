/** What is said over the whole page. A pure function. */

import { canUndo } from "../state/undo.js";

/** @param {import("../state/state.js").State} state */
export function noticeProps(state) {
  const { notice } = state;
  return {
    message: notice?.message ?? "",
    offers: notice?.place != null,
    programs: notice?.programs ?? [],
    texts: notice?.texts ?? [],
    canGoBack: notice?.opened === true && canUndo(state),
  };
}
