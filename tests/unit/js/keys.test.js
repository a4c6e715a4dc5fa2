import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { intentOfKey } from "../../../static/js/keys.js";

/** @param {string} key @param {Partial<Parameters<typeof intentOfKey>[0]>} [held] */
const pressed = (key, held = {}) => ({
  key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...held,
});

/** Something inside an element that one of these selectors finds. @param {...string} selectors */
function inside(...selectors) {
  const closest = (/** @type {string} */ wanted) => {
    const parts = wanted.split(",").map((part) => part.trim());
    return parts.some((part) => selectors.includes(part)) ? {} : null;
  };
  return /** @type {Element} */ (/** @type {unknown} */ ({ closest }));
}

const PAGE = inside("body");
const ALL = [" ", "ArrowRight", "ArrowLeft", "Home", "End", "l", "n", "k"];

describe("The keys of the page", () => {
  it("play, step, go to the ends and choose what a step is", () => {
    const intents = ALL.map((key) => intentOfKey(pressed(key), PAGE));
    assert.deepEqual(intents, [
      { type: "play-pause" },
      { type: "step", direction: 1 },
      { type: "step", direction: -1 },
      { type: "goto-start" },
      { type: "goto-end" },
      { type: "granularity", granularity: "line" },
      { type: "granularity", granularity: "node" },
      { type: "granularity", granularity: "cut" },
    ]);
  });

  it("step by cut with Shift", () => {
    assert.deepEqual(intentOfKey(pressed("ArrowRight", { shiftKey: true }), PAGE), { type: "step-cut", direction: 1 });
    assert.deepEqual(intentOfKey(pressed("ArrowLeft", { shiftKey: true }), PAGE), { type: "step-cut", direction: -1 });
  });

  it("mean the same with Shift, but for the arrows", () => {
    for (const key of [" ", "Home", "End"]) {
      assert.deepEqual(intentOfKey(pressed(key, { shiftKey: true }), PAGE), intentOfKey(pressed(key), PAGE));
    }
  });

  it("mean the same when nothing has the focus", () => {
    for (const key of ALL) assert.deepEqual(intentOfKey(pressed(key), null), intentOfKey(pressed(key), PAGE));
  });

  it("are no others", () => {
    for (const key of ["Enter", "Tab", "Escape", "ArrowUp", "ArrowDown", "x", "L", "F5", "PageDown", "Unidentified"]) {
      assert.equal(intentOfKey(pressed(key), PAGE), null, key);
    }
    assert.equal(intentOfKey(pressed("ArrowUp", { shiftKey: true }), PAGE), null);
  });
});

describe("A key is left alone", () => {
  it("with Control, Meta or Alt, which belong to the browser", () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
      for (const key of ALL) assert.equal(intentOfKey(pressed(key, held), PAGE), null);
    }
  });

  it("when something has used it already", () => {
    for (const key of ALL) assert.equal(intentOfKey(pressed(key, { defaultPrevented: true }), PAGE), null);
  });

  it("in what is typed in, chosen from, unfolded, or edited", () => {
    for (const own of ["input", "select", "textarea", "summary", "[contenteditable]", "code-view"]) {
      for (const key of ALL) assert.equal(intentOfKey(pressed(key), inside(own)), null, `${key} in ${own}`);
    }
  });

  it("when Space would press the button or link that has the focus; the other keys still work there", () => {
    for (const own of ["button", "a"]) {
      assert.equal(intentOfKey(pressed(" "), inside(own)), null);
      assert.deepEqual(intentOfKey(pressed("ArrowRight"), inside(own)), { type: "step", direction: 1 });
    }
  });
});
