import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { pageOf } from "./page.js";

const NOT_PRESENTING = { present: "", black: false, pointer: "" };

/** What presenter mode has set. @param {ReturnType<typeof pageOf>} page */
function presentingIn({ state }) {
  const { present, black, pointer } = state.get();
  return { present, black, pointer };
}

describe("Presenter mode", () => {
  it("begins with the tree, shows the next view at each press, and changes nothing else", async () => {
    const page = pageOf();
    const before = page.state.get();
    await page.intend("present");
    const shown = [page.state.get().present];
    for (let press = 0; press < 3; press++) {
      await page.intend("present-next-view");
      shown.push(page.state.get().present);
    }
    assert.deepEqual(shown, ["tree", "board", "both", "tree"]);
    await page.intend("leave-presenting");
    assert.deepEqual(page.state.get(), before);
  });

  it("ends with everything that belongs to it, by the same press that began it", async () => {
    const page = pageOf();
    await page.intend("present");
    await page.intend("point-with", { pointer: "pen" });
    await page.intend("black-screen");
    assert.deepEqual(presentingIn(page), { present: "tree", black: true, pointer: "pen" });
    await page.intend("present");
    assert.deepEqual(presentingIn(page), NOT_PRESENTING);
  });

  it("puts the spotlight away at a second press, and takes the pen in its place", async () => {
    const page = pageOf();
    await page.intend("present");
    await page.intend("point-with", { pointer: "spotlight" });
    await page.intend("point-with", { pointer: "pen" });
    assert.equal(page.state.get().pointer, "pen");
    await page.intend("point-with", { pointer: "pen" });
    assert.equal(page.state.get().pointer, "");
  });

  it("stops a search that plays when the screen becomes black", async () => {
    const page = pageOf({ state: { present: "tree", playing: true } });
    await page.intend("black-screen");
    assert.equal(page.state.get().black, true);
    assert.equal(page.state.get().playing, false);
  });

  it("does nothing while it is off", async () => {
    const page = pageOf();
    await page.intend("black-screen");
    await page.intend("point-with", { pointer: "pen" });
    await page.intend("present-next-view");
    assert.deepEqual(presentingIn(page), NOT_PRESENTING);
  });
});
