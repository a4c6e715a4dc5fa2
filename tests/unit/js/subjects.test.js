/** Undo goes back to what was on the page before another game replaced it. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { position } from "../../../static/js/state/state.js";
import { canRedo, canUndo } from "../../../static/js/state/undo.js";
import { reply, requestOf } from "./answers.js";
import { pageAt } from "./page.js";

const OWN = "[[3 12 8] [2 4 6] [14 5 2]]";
const { position: TWO_LEFT, options } = requestOf("two left: look");
const EXAMPLE = { example: { subject: "tictactoe", options, position: TWO_LEFT, method: "alphabeta" } };

/** A person's own tree, at its third step. */
function atOwnTree() {
  const page = pageAt("lesson: look", "lesson", { preset: "", granularity: "node" });
  page.app.goTo(3);
  return page;
}

describe("A person's own tree", () => {
  for (const [type, detail] of /** @type {const} */ ([
    ["show-example", EXAMPLE],
    ["choose-subject", { subject: "tictactoe", preset: "two-left" }],
  ])) {
    it(`comes back with Undo after ${type}, with its search and its step, and Redo goes forward again`, async () => {
      const { intend, state, trace } = atOwnTree();
      await intend(type, detail);
      assert.deepEqual(
        [state.get().subject, position(state.get()), canUndo(state.get())],
        ["tictactoe", TWO_LEFT, true],
      );
      await intend("undo");
      assert.deepEqual([state.get().subject, position(state.get()), state.get().cursor], ["tree", OWN, 3]);
      assert.equal(trace().text.root.position, OWN);
      assert.deepEqual([canUndo(state.get()), canRedo(state.get())], [false, true]);
      await intend("redo");
      assert.deepEqual([state.get().subject, position(state.get())], ["tictactoe", TWO_LEFT]);
      assert.equal(trace().text.root.position, TWO_LEFT);
    });
  }

  it("comes back with text that was typed but not in use yet", async () => {
    const { intend, state } = atOwnTree();
    await intend("position-draft", { text: "[[1 2] [3" });
    await intend("show-example", EXAMPLE);
    await intend("undo");
    assert.deepEqual([position(state.get()), state.get().draft], [OWN, "[[1 2] [3"]);
  });

  it("is not stored twice when the same game is chosen again", async () => {
    const { intend, state } = atOwnTree();
    await intend("choose-subject", { subject: "tree", preset: "three-by-three" });
    assert.equal(canUndo(state.get()), false);
  });
});

describe("Undo over several games", () => {
  it("goes back one by one, first through the moves of each, and a new move forgets what came after", async () => {
    const page = pageAt("three left: look");
    page.python.instead.estimate = () => reply("lesson: estimate");
    page.python.instead.search = () => reply("lesson");
    const { intend, state } = page;
    const at = () => [state.get().subject, position(state.get())];
    await intend("play", { action: "8" });
    const played = position(state.get());
    await intend("choose-subject", { subject: "tree", preset: "three-by-three" });
    await intend("show-example", EXAMPLE);
    await intend("undo");
    assert.deepEqual(at(), ["tree", OWN]);
    await intend("undo");
    assert.deepEqual(at(), ["tictactoe", played]);
    await intend("undo");
    assert.deepEqual(at(), ["tictactoe", requestOf("three left: look").position]);
    assert.equal(canUndo(state.get()), false);
    await intend("play", { action: "8" });
    assert.equal(canRedo(state.get()), false);
  });
});
