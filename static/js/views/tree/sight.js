// What the picture of the tree keeps in sight.

/** @typedef {import("./tree-view.js").TreeView} TreeView */

export class TreeSight {
  /** @param {TreeView} view */
  constructor(view) {
    this.view = view;
  }

  /** The tree was stepped through before it could be seen. */
  appeared() {
    const { stage, follow, following, cursor } = this.view;
    if (stage && follow && following && cursor > 0) this.keep(stage);
  }

  /**
   * Shows the whole tree before and after the search; during the search, the node that it is at.
   * @param {import("../../tree/stage.js").Stage} stage
   */
  keep(stage) {
    const { view } = this;
    if (stage.size.width === 0) return;
    const row = view.present();
    const isOver = view.trace !== null && view.cursor >= view.trace.event.length;
    const staysWhole = (isOver && stage.isReadWhole()) || (view.whole && stage.isWholeClear());
    if (row > 0 && !staysWhole) stage.mover.follow(row);
    else stage.mover.fit();
  }

  /** Starts or stops following the current node. */
  toggleFollowing() {
    const { view } = this;
    view.following = !view.following;
    if (view.following && view.stage) this.keep(view.stage);
  }

  /** @param {number} factor */
  zoomBy(factor) {
    this.view.stage?.mover.zoomBy(factor, this.view.chosen());
  }

  /** Shows the whole tree, and keeps showing it. */
  fit() {
    this.view.following = false;
    this.view.stage?.mover.fit();
  }
}
