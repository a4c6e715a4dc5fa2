import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { controlAt, intentOfKey } from "../../../static/js/page/keys.js";

/** @param {string} key @param {Partial<Parameters<typeof intentOfKey>[0]>} [held] */
const pressed = (key, held = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...held,
});

/** An element inside one that these selectors find. @param {...string} selectors */
function inside(...selectors) {
  const closest = (/** @type {string} */ wanted) => {
    const parts = wanted.split(",").map((part) => part.trim());
    return parts.some((part) => selectors.includes(part)) ? {} : null;
  };
  return /** @type {Element} */ (/** @type {unknown} */ ({ closest }));
}

const PAGE = inside("body");
const CHOSEN_FROM = ["select", 'input[type="range"]', 'input[type="radio"]'];
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

  it("mean the same with Shift, except the arrows", () => {
    for (const key of [" ", "Home", "End"]) {
      assert.deepEqual(intentOfKey(pressed(key, { shiftKey: true }), PAGE), intentOfKey(pressed(key), PAGE));
    }
  });

  it("mean the same when nothing has the focus", () => {
    for (const key of ALL) assert.deepEqual(intentOfKey(pressed(key), null), intentOfKey(pressed(key), PAGE));
  });

  it("are the only ones", () => {
    for (const key of ["Enter", "Tab", "Escape", "ArrowUp", "ArrowDown", "x", "L", "F5", "PageDown", "Unidentified"]) {
      assert.equal(intentOfKey(pressed(key), PAGE), null, key);
    }
    assert.equal(intentOfKey(pressed("ArrowUp", { shiftKey: true }), PAGE), null);
  });
});

describe("In presenter mode", () => {
  /** @param {string} key */
  const presented = (key) => intentOfKey(pressed(key), PAGE, null, true);

  it("the buttons of a presenter's remote step and make the screen black", () => {
    assert.deepEqual(["PageDown", "PageUp", "."].map(presented), [
      { type: "step", direction: 1 },
      { type: "step", direction: -1 },
      { type: "black-screen" },
    ]);
  });

  it("there are keys for the view, the spotlight, the pen and the end, and outside it there are none", () => {
    const keys = ["b", "s", "d", "Escape"];
    assert.deepEqual(keys.map(presented), [
      { type: "present-next-view" },
      { type: "point-with", pointer: "spotlight" },
      { type: "point-with", pointer: "pen" },
      { type: "close-topmost" },
    ]);
    for (const key of [...keys, "PageUp", "."]) assert.equal(intentOfKey(pressed(key), PAGE), null, key);
  });

  it("G opens the gallery, where all keys are the gallery's own", () => {
    assert.deepEqual(["g", "G"].map(presented), [
      { type: "gallery", about: "subject" },
      { type: "gallery", about: "method" },
    ]);
    for (const key of ["g", "Escape", "ArrowDown", "PageDown", "m"])
      assert.equal(intentOfKey(pressed(key), inside("dialog"), null, true), null, key);
  });

  it("the other keys mean the same", () => {
    for (const key of ALL) assert.deepEqual(presented(key), intentOfKey(pressed(key), PAGE));
  });

  it("P starts it, but not from a dialog, which would stay over everything", () => {
    assert.deepEqual(intentOfKey(pressed("p"), PAGE), { type: "present" });
    assert.equal(intentOfKey(pressed("p"), inside("dialog")), null);
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

  it("in fields, menus and text that is edited", () => {
    for (const own of ["input", "textarea", "[contenteditable]", "code-view", ...CHOSEN_FROM]) {
      for (const key of ALL) assert.equal(intentOfKey(pressed(key), inside(own)), null, `${key} in ${own}`);
    }
  });

  it("if Space would press, unfold or tick the focused element; other keys still work there", () => {
    for (const own of ["button", "a", "summary", 'input[type="checkbox"]']) {
      assert.equal(intentOfKey(pressed(" "), inside(own)), null);
      assert.deepEqual(intentOfKey(pressed("ArrowRight"), inside(own)), { type: "step", direction: 1 });
    }
  });
});

describe("A menu or slider that was used by the pointer", () => {
  it("leaves the keys to the page, and takes none that the page does not have", () => {
    for (const own of CHOSEN_FROM) {
      const control = inside(own, "input");
      for (const key of ALL)
        assert.deepEqual(
          intentOfKey(pressed(key), control, control),
          intentOfKey(pressed(key), PAGE),
          `${key} in ${own}`,
        );
      for (const key of ["ArrowUp", "ArrowDown", "Enter"])
        assert.equal(intentOfKey(pressed(key), control, control), null);
    }
  });

  it("keeps them once another one was used", () => {
    for (const own of CHOSEN_FROM)
      assert.equal(intentOfKey(pressed("ArrowRight"), inside(own, "input"), inside(own, "input")), null);
  });

  it("is found where it is pressed, and by its label", () => {
    const control = inside("select");
    const at = (/** @type {Record<string, unknown>} */ found) =>
      controlAt(
        /** @type {any} */ ({
          closest: (/** @type {string} */ wanted) => found[wanted === "label" ? wanted : "control"] ?? null,
        }),
      );
    assert.equal(at({ control }), control);
    assert.equal(at({ label: { control } }), control);
    assert.equal(at({ label: {} }), null);
    assert.equal(at({}), null);
    assert.equal(controlAt(null), null);
  });

  it("leaves typed text to a field, however it got the focus", () => {
    const field = inside("input");
    assert.equal(intentOfKey(pressed("ArrowRight"), field, field), null);
  });
});
