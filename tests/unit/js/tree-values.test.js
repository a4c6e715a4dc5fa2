import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { LEAF, shapeHeight, shapeWidth } from "../../../static/js/tree/sizes.js";
import { fitValue } from "../../../static/js/tree/values.js";
import { allFree, overlap } from "../../../static/js/tree/writing.js";
import { makeOccupancy } from "../../../static/js/tree/occupancy.js";

const [MAX, MIN, CHANCE] = [0, 1, 2];
/** Half the height of a digit, in font sizes. */
const HALF_DIGIT = 0.36;
/** A font in which every letter has the same width. @param {string} text */
const widthOf = (text) => 0.62 * text.length;

/** How far a shape reaches to the left and right of its middle at a height y from the middle. @param {number} shape @param {number} unit @param {number} y */
function halfAt(shape, unit, y) {
  const height = shapeHeight(shape, unit);
  if (shape === MAX) return (unit / 2) * (0.5 + y / height);
  if (shape === MIN) return (unit / 2) * (0.5 - y / height);
  if (shape === CHANCE) return Math.sqrt(Math.max(0, (shapeWidth(CHANCE, unit) / 2) ** 2 - y * y));
  return shapeWidth(LEAF, unit) / 2;
}

describe("A value in a node", () => {
  it("has all its corners inside the outline, for every shape, size and text", () => {
    let fitted = 0;
    for (const shape of [MAX, MIN, CHANCE, LEAF]) {
      for (let unit = 25; unit <= 60; unit += 2.5) {
        for (const text of ["3", "−12", "0.574", "1,2,6", "−0.0548", "12,−3,45"]) {
          const found = fitValue([text], shape, unit, widthOf);
          if (!found) continue;
          fitted += 1;
          if (found.crosses) {
            assert.ok(widthOf(text) * found.size <= shapeWidth(shape, unit), `${text} over shape ${shape} of ${unit}`);
            continue;
          }
          const letters = Math.min(found.width ?? Infinity, widthOf(text) * found.size);
          const y = found.offset * shapeHeight(shape, unit);
          for (const edge of [y - HALF_DIGIT * found.size, y + HALF_DIGIT * found.size]) {
            assert.ok(Math.abs(edge) < shapeHeight(shape, unit) / 2, `${text} in shape ${shape} of ${unit}: height`);
            assert.ok(letters / 2 < halfAt(shape, unit, edge), `${text} in shape ${shape} of ${unit}: width`);
          }
        }
      }
    }
    assert.ok(fitted > 150, `${fitted} have room`);
  });

  it("is left out if it could not be read", () => {
    assert.equal(fitValue(["−0.000201"], MAX, 25, widthOf), null);
    assert.equal(fitValue([], MAX, 60, widthOf), null);
  });

  it("is as large as its shape allows, and no larger than others", () => {
    assert.equal(fitValue(["3"], MAX, 60, widthOf)?.size, 15);
    assert.ok((fitValue(["0.574"], MAX, 60, widthOf)?.size ?? 0) < 15);
  });

  it("is never smaller than 11 pixels", () => {
    for (const shape of [MAX, MIN, CHANCE, LEAF])
      for (let unit = 10; unit <= 60; unit += 1)
        for (const text of ["3", "−12", "0.574"])
          assert.ok((fitValue([text], shape, unit, widthOf)?.size ?? 11) >= 11, `${text} in shape ${shape} of ${unit}`);
  });

  it("has narrower letters in a leaf that would not hold it otherwise, and lies across the sides of a triangle", () => {
    assert.equal(fitValue(["−10"], LEAF, 60, widthOf)?.width, undefined);
    const narrow = fitValue(["−10"], LEAF, 36, widthOf);
    assert.equal(narrow?.size, 11);
    assert.ok((narrow.width ?? Infinity) < 11 * widthOf("−10"));
    assert.equal(fitValue(["1.25"], MAX, 30, widthOf)?.crosses, true);
    assert.equal(fitValue(["3"], MAX, 30, widthOf)?.crosses, undefined);
  });

  it("is shortened if it would be too small", () => {
    assert.equal(fitValue(["2,6,5", "5"], LEAF, 60, widthOf)?.text, "2,6,5");
    assert.equal(fitValue(["12,−36,45", "5"], LEAF, 40, widthOf)?.text, "5");
  });
});

describe("A row of labels", () => {
  const box = (/** @type {number} */ x, /** @type {number} */ y, width = 20) => ({ x, y, width, height: 14 });

  it("is free if no two of its labels touch, in any order", () => {
    const taken = makeOccupancy(400, 300);
    assert.equal(allFree(taken, [box(10, 10), box(40, 10)], 400), true);
    assert.equal(allFree(taken, [box(40, 10), box(25, 10), box(80, 10)], 400), false);
    assert.equal(allFree(taken, [box(0, 10, 200), box(210, 10), box(100, 12)], 400), false);
  });

  it("may have labels above each other", () => {
    assert.equal(allFree(makeOccupancy(400, 300), [box(10, 10), box(20, 26)], 400), true);
    assert.equal(overlap(box(10, 10), box(20, 23)), true);
    assert.equal(overlap(box(10, 10), box(20, 24)), false);
  });

  it("covers nothing else, and stays in view", () => {
    const taken = makeOccupancy(400, 300);
    const copy = taken.copy();
    taken.take(45, 12, 5, 5);
    assert.equal(allFree(taken, [box(10, 10), box(40, 10)], 400), false);
    assert.equal(allFree(copy, [box(10, 10), box(40, 10)], 400), true);
    assert.equal(allFree(copy, [box(390, 10)], 400), false);
  });
});
