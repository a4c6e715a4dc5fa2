import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { createHold } from "../../../static/js/page/hold-while-pressed.js";

/** A page with the work to do on it, and a clock that the test moves. */
function pageOf() {
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {};
  /** @type {(() => void)[]} */
  const timers = [];
  /** @type {string[]} */
  const done = [];
  const page = {
    addEventListener: (/** @type {string} */ type, /** @type {any} */ listener) => (listeners[type] = listener),
  };
  const hold = createHold(/** @type {any} */ (page), (work) => timers.push(work));
  return {
    done,
    draw: (/** @type {string} */ what) => hold(() => done.push(what)),
    press: (/** @type {any} */ target, button = 0) => listeners.pointerdown({ target, button }),
    event: (/** @type {string} */ type) => listeners[type]({}),
    pass: () => timers.splice(0).forEach((work) => work()),
  };
}

/** An element that has one of these names. @param {...string} names */
const inside = (...names) => ({
  closest: (/** @type {string} */ wanted) =>
    names.some((name) => wanted.split(/, (?![^(]*\))/).includes(name)) ? {} : null,
});

const BUTTON = inside("button");
const TREE = inside("canvas");

describe("A picture", () => {
  it("is drawn at once while nothing is pressed", () => {
    const page = pageOf();
    page.draw("first");
    page.press(TREE);
    page.draw("second");
    assert.deepEqual(page.done, ["first", "second"]);
  });

  it("waits for the click while a button is pressed, and only the newest is drawn", () => {
    const page = pageOf();
    page.press(BUTTON);
    page.draw("first");
    page.draw("second");
    page.event("pointerup");
    assert.deepEqual(page.done, []);
    page.event("click");
    assert.deepEqual(page.done, ["second"]);
    page.draw("third");
    assert.deepEqual(page.done, ["second", "third"]);
  });

  it("stops waiting when the pointer is released elsewhere, or starts to scroll", () => {
    const page = pageOf();
    page.press(BUTTON);
    page.draw("first");
    page.event("pointerup");
    page.pass();
    page.press(BUTTON);
    page.draw("second");
    page.event("pointercancel");
    assert.deepEqual(page.done, ["first", "second"]);
  });

  it("waits for the second of two presses, even if the first ended long ago", () => {
    const page = pageOf();
    page.press(BUTTON);
    page.event("pointerup");
    page.event("click");
    page.press(BUTTON);
    page.draw("first");
    page.pass();
    assert.deepEqual(page.done, []);
    page.event("click");
    assert.deepEqual(page.done, ["first"]);
  });

  it("does not wait for a menu, a slider or a text, which may swallow the click, or for another mouse button", () => {
    const page = pageOf();
    page.press(inside("select", "label"));
    page.draw("menu");
    page.press(inside('input:not([type="checkbox"], [type="radio"])', "label"));
    page.draw("slider");
    page.press(BUTTON, 2);
    page.draw("right button");
    assert.deepEqual(page.done, ["menu", "slider", "right button"]);
  });
});
