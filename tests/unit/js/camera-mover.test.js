import assert from "node:assert/strict";
import { before, describe, it } from "node:test";

import { fitCamera } from "../../../static/js/tree/camera.js";
import { CameraMover, MOVE_TIME } from "../../../static/js/tree/camera-mover.js";

/** @typedef {import("../../../static/js/tree/camera.js").Frame} Frame */

const WIDE = /** @type {Frame} */ ({ width: 1200, height: 600, slots: 9, depth: 2 });
const NARROW = /** @type {Frame} */ ({ ...WIDE, width: 600, height: 450 });

/** A camera over a view that shows the whole tree. */
function wholeInView() {
  const view = { frame: WIDE };
  const mover = new CameraMover({ frame: () => view.frame, prepared: () => null, moved: () => {}, repaint: () => {} });
  mover.set(fitCamera(WIDE));
  return { view, mover };
}

const afterTheMove = () => performance.now() + 2 * MOVE_TIME;

describe("a view that gets another size", () => {
  before(() => {
    // A reader who has nothing against motion.
    globalThis.matchMedia = () => /** @type {any} */ ({ matches: false });
  });

  it("shows the whole tree in its new size", () => {
    const { view, mover } = wholeInView();
    view.frame = NARROW;
    mover.resized(-300);
    assert.deepEqual(mover.camera, fitCamera(NARROW));
  });

  it("shows the whole tree, too, if the camera was on its way to show it in the old size", () => {
    const { view, mover } = wholeInView();
    mover.set({ k: 2, x: 0, y: 0 });
    mover.fit();
    view.frame = NARROW;
    mover.resized(-300);
    mover.advance(afterTheMove());
    assert.deepEqual(mover.camera, fitCamera(NARROW));
    assert.equal(mover.move, null);
  });

  it("keeps a part of the tree in its middle, also while the camera moves to it", () => {
    const { view, mover } = wholeInView();
    mover.set({ k: 8, x: -2000, y: 0 });
    mover.pan(-100, 0);
    const aimed = mover.aim().x;
    view.frame = { ...WIDE, width: 1000 };
    mover.resized(-100);
    mover.advance(afterTheMove());
    assert.equal(mover.camera.x, aimed - 100);
  });

  it("moves the tree from where it was on the screen, if the view has a new place in the page", () => {
    const { view, mover } = wholeInView();
    const { k, x, y } = mover.camera;
    view.frame = NARROW;
    mover.resized(-300, 80);
    assert.deepEqual(mover.camera, { k, x: x + 80, y });
    mover.advance(afterTheMove());
    assert.deepEqual(mover.camera, fitCamera(NARROW));
  });

  it("jumps there for a reader who wants no motion", () => {
    const { view, mover } = wholeInView();
    globalThis.matchMedia = () => /** @type {any} */ ({ matches: true });
    view.frame = NARROW;
    mover.resized(-300, 80);
    assert.deepEqual([mover.camera, mover.move], [fitCamera(NARROW), null]);
  });
});
