import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { isRibbon, nextView, presentedView, presenterProps } from "../../../static/js/features/presenter/presented.js";
import { knowing } from "./knowing.js";
import { pageAt, pageOf } from "./page.js";
import { problemReply, problemTrace } from "./problem-answers.js";

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
    assert.deepEqual(shown, ["usual", "board", "both", "usual"], "the usual view of a game is its tree");
    await page.intend("leave-presenting");
    assert.deepEqual(page.state.get(), before);
  });

  it("says when the search is over, so that it can be watched again", async () => {
    const { intend, state, results } = pageAt("lesson: look", "lesson");
    const isOver = () => presenterProps(state.get(), results.get()).isOver;
    assert.equal(isOver(), false);
    await intend("goto-end");
    assert.equal(isOver(), true);
  });

  it("ends with everything that belongs to it, by the same press that began it", async () => {
    const page = pageOf();
    await page.intend("present");
    await page.intend("point-with", { pointer: "pen" });
    await page.intend("black-screen");
    assert.deepEqual(presentingIn(page), { present: "usual", black: true, pointer: "pen" });
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

  it("closes the topmost layer first, and leaves when nothing lies over the picture", async () => {
    const page = pageOf({ state: { present: "tree", black: true, pointer: "pen" } });
    await page.intend("present-keys");
    const left = async () => {
      await page.intend("close-topmost");
      const { present, black, pointer, sheet } = page.state.get();
      return [sheet, black, pointer, present];
    };
    assert.deepEqual(await left(), ["", true, "pen", "tree"]);
    assert.deepEqual(await left(), ["", false, "pen", "tree"]);
    assert.deepEqual(await left(), ["", false, "", "tree"]);
    assert.deepEqual(await left(), ["", false, "", ""]);
  });

  it("shows the board of a game that somebody plays, and no other view in Play", () => {
    const results = pageAt("connect4: look").results.get();
    const playing = {
      ...INITIAL_STATE,
      present: /** @type {const} */ ("usual"),
      activity: /** @type {const} */ ("play"),
    };
    assert.deepEqual([presentedView(playing, results), nextView(playing, results)], ["board", ""]);
    const watching = { ...playing, activity: /** @type {const} */ ("watch") };
    assert.equal(presentedView(watching, results), "tree");
    assert.deepEqual([presentedView({ ...watching, at: 2 }, results), nextView(watching, results)], ["both", "board"]);
  });

  it("stops a search that plays when the screen becomes black", async () => {
    const page = pageOf({ state: { present: "tree", playing: true } });
    await page.intend("black-screen");
    assert.equal(page.state.get().black, true);
    assert.equal(page.state.get().playing, false);
  });

  it("shows the picture of a problem beside the tree as long as that is a path, unless something else is wanted", () => {
    const after = (/** @type {string} */ name) => {
      const trace = problemTrace(name);
      return knowing({ trace, reply: problemReply(name), look: trace.text.root });
    };
    const usual = { ...INITIAL_STATE, present: /** @type {const} */ ("usual") };
    assert.deepEqual([presentedView(usual, after("australia")), isRibbon(usual, after("australia"))], ["both", true]);
    assert.deepEqual([presentedView(usual, after("sum")), isRibbon(usual, after("sum"))], ["tree", false]);
    const { method, depth, order, cut, window, methodOptions } = INITIAL_STATE;
    const compared = { ...usual, secondRun: { method, depth, order, cut, window, methodOptions } };
    assert.equal(presentedView(compared, after("australia")), "tree", "two trees need the screen");
    assert.equal(presentedView({ ...usual, present: "board" }, after("sum")), "board");
    assert.equal(presentedView(INITIAL_STATE, after("australia")), "");
  });

  it("does nothing while it is off", async () => {
    const page = pageOf();
    await page.intend("black-screen");
    await page.intend("point-with", { pointer: "pen" });
    await page.intend("present-next-view");
    assert.deepEqual(presentingIn(page), NOT_PRESENTING);
  });
});
