import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { isUnseenShown, lookedAt } from "../../../static/js/kinds/game/unseen.js";
import { treeProps } from "../../../static/js/view-models/tree.js";
import { reply } from "./answers.js";
import { pageAt } from "./page.js";

/** A page on which alpha-beta has searched; Python then answers with or without what it never looked at. */
function cut() {
  const page = pageAt("connect4: look", "connect4", { method: "alphabeta", order: "given", cut: ">=" });
  page.python.instead.search = ({ unseen }) => {
    const { text, ...others } = reply("connect4");
    return { ...others, text: unseen ? { ...text, unseen: "all" } : text };
  };
  return page;
}

describe("What a search never looked at", () => {
  it("is shown at a press and hidden at the next, and the step stays", async () => {
    const { intend, python, results, state } = cut();
    await intend("goto-node", { row: 5 });
    const { cursor } = state.get();
    assert.equal(isUnseenShown(results.get()), false);
    for (const shown of [true, false]) {
      await intend("toggle-unseen");
      assert.equal(python.asked.at(-1).unseen, shown);
      assert.equal(isUnseenShown(results.get()), shown);
      assert.equal(state.get().cursor, cursor);
      const told = treeProps(state.get(), results.get()).chips.some((chip) => chip.startsWith("looked at"));
      assert.equal(told, shown);
    }
  });

  it("is nothing where a search has cut nothing, or its tree is shown whole", () => {
    const whole = pageAt("two left: look", "two left");
    assert.equal(isUnseenShown(whole.results.get()), null);
    assert.equal(isUnseenShown(pageAt("lesson: look", "lesson").results.get()), null);
    assert.equal(isUnseenShown(pageAt("lesson: look").results.get()), null);
  });

  it("is told as a share, and as a limit where not all of it fitted", () => {
    /** @param {string | undefined} unseen @param {number} visited @param {number} count */
    const told = (unseen, visited, count) => lookedAt(/** @type {any} */ ({ text: { unseen }, visited, count }));
    assert.equal(told("all", 18_297, 549_946), "looked at 18,297 of 549,946 nodes (3.3 %)");
    assert.equal(told("some", 50, 200), "looked at 50 of more than 200 nodes (25 %)");
    assert.equal(told(undefined, 50, 200), "");
  });
});
