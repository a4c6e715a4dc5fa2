import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { copiedFrom } from "../../../static/js/features/share/copying.js";
import { inkOf, inked } from "../../../static/js/export/css-colour.js";
import { exported } from "../../../static/js/export/export.js";
import { FORMATS } from "../../../static/js/export/formats.js";
import { NO_SCREEN } from "../../../static/js/export/no-screen.js";
import { treesOf } from "../../../static/js/export/shown.js";
import { checkedRequest } from "../../../static/js/export/picture-request.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { reply, traceOf } from "./answers.js";
import { knowing } from "./knowing.js";
import { THEME } from "./picture-theme.js";

/** The page with the first search of a lesson, at its end. */
function page() {
  const trace = traceOf("lesson");
  const results = knowing({ look: trace.text.root, trace, reply: reply("lesson") });
  const state = { ...INITIAL_STATE, cursor: lastCursor(trace) };
  const view = () => ({ size: { width: 900, height: 560 }, camera: null });
  const measure = (/** @type {string} */ _font, /** @type {string} */ text) => 7 * text.length;
  const screen = { ...NO_SCREEN, theme: () => THEME, view, measure };
  return { state, results, screen, ask: async () => ({}) };
}

/** What is said about a wish. @param {Record<string, any>} wish @returns {Promise<string>} */
const refused = (wish) =>
  exported(/** @type {any} */ (wish), page()).then(
    () => "",
    (error) => error.message,
  );

describe("What is wished as a picture", () => {
  it("has everything that was left out", () => {
    const wish = checkedRequest({ format: "gif", from: 2, look: undefined }, { step: 3, steps: 9 });
    assert.deepEqual([wish.what, wish.look, wish.view, wish.from, wish.to], ["tree", "light", "screen", 2, 9]);
    assert.equal(checkedRequest({ to: 99 }, { step: 3, steps: 9 }).to, 9);
  });

  it("is refused with a sentence if it cannot be", async () => {
    assert.match(await refused({ format: "bmp" }), /no such format; they are svg, png/);
    assert.match(await refused({ format: "toString" }), /no such format/);
    assert.match(await refused({}), /no such format/);
    assert.equal(
      await refused({ format: "tikz", what: "board" }),
      "tikz shows only the tree; take SVG or PNG for the board.",
    );
    assert.equal(
      await refused({ format: "gif", look: "transparent" }),
      "gif has no transparent ground; it can be light or dark.",
    );
    assert.equal(await refused({ format: "gif", from: NaN }), "The first step must be a whole number, 0 or more.");
    assert.equal(await refused({ format: "gif", to: 1.5 }), "The last step must be a whole number, 0 or more.");
    assert.match(
      await refused({ format: "gif", seconds: 99 }),
      /^The seconds for each step must be a number, from 0.05 to 30/,
    );
    assert.match(await refused({ format: "png", scale: 40 }), /^"scale" must be a number, from 0.5 to 4/);
    assert.match(await refused({ format: "svg", looks: "dark" }), /^There is no field "looks" for svg/);
  });

  it("is made of what the page shows, as text for all formats but pictures of pixels", async () => {
    for (const format of Object.keys(FORMATS).filter((id) => FORMATS[id].name && !["png", "gif"].includes(id))) {
      const made = await exported({ format }, page());
      assert.ok(typeof made === "string" && made.length > 50, format);
    }
  });

  it("has a tree for each step of its stretch, from the start on", () => {
    const { state, results } = page();
    const trees = treesOf(state, results, { from: 0, to: 3 });
    assert.deepEqual(
      trees.map(({ cursor }) => cursor),
      [
        0,
        ...trees
          .slice(1)
          .map(({ cursor }) => cursor)
          .sort((a, b) => a - b),
      ],
    );
    assert.equal(trees.length, 4);
  });
});

describe("Ctrl+C", () => {
  /** An element inside these. @param {...string} around */
  const inside = (...around) =>
    /** @type {Element} */ (
      /** @type {unknown} */ ({
        closest: (/** @type {string} */ list) => (list.split(", ").some((each) => around.includes(each)) ? {} : null),
      })
    );

  it("copies the picture with the focus", () => {
    assert.equal(copiedFrom(inside("#tree"), { isCollapsed: true }), "tree");
    assert.equal(copiedFrom(inside("problem-view"), null), "board");
    assert.equal(copiedFrom(inside("plots-view"), null), "plots");
  });

  it("leaves selected text, fields, dialogs and all else to the browser", () => {
    assert.equal(copiedFrom(inside("#tree"), { isCollapsed: false }), null);
    assert.equal(copiedFrom(inside("board-view", "input"), null), null);
    assert.equal(copiedFrom(inside("dialog"), null), null);
    assert.equal(copiedFrom(inside("code-view"), null), null);
    assert.equal(copiedFrom(null, null), null);
  });
});

describe("A colour of the page", () => {
  it("is written for programs that know only plain ones", () => {
    assert.deepEqual(inkOf("rgba(20, 30, 255, 0.5)"), { colour: "#141eff", opacity: 0.5 });
    assert.deepEqual(inkOf("color(srgb 0 0.5 1 / 0.25)"), { colour: "#0080ff", opacity: 0.25 });
    assert.equal(inked("fill", "rgba(0, 0, 0, 0)"), null);
    assert.deepEqual(inked("stroke", "rgb(1, 2, 3)"), { stroke: "#010203", "stroke-opacity": null });
  });
});
