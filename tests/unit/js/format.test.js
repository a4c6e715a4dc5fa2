import assert from "node:assert/strict";
import test from "node:test";
import {
  formatBound,
  formatCount,
  formatSeconds,
  formatValue,
  formatWindow,
  nullWindow,
} from "../../../static/js/words/format.js";

test("whole values are written without decimals and with a true minus sign", () => {
  assert.equal(formatValue(3), "3");
  assert.equal(formatValue(-3), "−3");
  assert.equal(formatValue(100), "100");
});

test("zero has no sign", () => {
  assert.equal(formatValue(0), "0");
  assert.equal(formatValue(-0), "0");
});

test("infinities always carry their sign", () => {
  assert.equal(formatValue(Infinity), "+∞");
  assert.equal(formatValue(-Infinity), "−∞");
});

test("a missing value is a dash", () => {
  assert.equal(formatValue(NaN), "–");
});

test("fractions keep at most three decimals", () => {
  assert.equal(formatValue(0.5), "0.5");
  assert.equal(formatValue(-4.25), "−4.25");
  assert.equal(formatValue(1 / 3), "0.333");
  assert.equal(formatValue(12.34567), "12.346");
});

test("small fractions keep three significant digits and do not become zero", () => {
  assert.equal(formatValue(0.0012345), "0.00123");
  assert.equal(formatValue(-1e-9), "−1e−9");
});

test("rounding errors of binary fractions are not shown", () => {
  assert.equal(formatValue(0.1 + 0.2), "0.3");
  assert.equal(formatValue(2.9999999999999996), "3");
  assert.equal(formatValue(0.3 - (0.1 + 0.2)), "0");
});

test("an estimate just short of a win is not rounded up to a win", () => {
  assert.equal(formatValue(0.9999), "0.999");
  assert.equal(formatValue(-0.9996), "−0.999");
});

test("a bound shows its sign and an exact value does not", () => {
  assert.equal(formatBound("=", 3), "3");
  assert.equal(formatBound("<=", 2), "≤ 2");
  assert.equal(formatBound(">=", -1), "≥ −1");
  assert.equal(formatBound(null, null), "–");
  assert.equal(formatBound("<=", NaN), "–");
});

test("a window is written in square brackets, and is empty if the search has none", () => {
  assert.equal(formatWindow(3, Infinity), "[3, +∞]");
  assert.equal(formatWindow(-Infinity, Infinity), "[−∞, +∞]");
  assert.equal(formatWindow(NaN, NaN), "");
});

test("a null window is written with its number and a raised + or − at the other end", () => {
  assert.equal(formatWindow(4, 4 + 2 ** -50), "[4, 4⁺]");
  assert.equal(formatWindow(4 - 2 ** -51, 4), "[4⁻, 4]");
  assert.equal(formatWindow(-Number.MIN_VALUE, 0), "[0⁻, 0]");
  assert.equal(formatWindow(0, Number.MIN_VALUE), "[0, 0⁺]");
  assert.equal(formatValue(-Number.MIN_VALUE), "0⁻");
});

test("counts have a comma between thousands", () => {
  assert.equal(formatCount(0), "0");
  assert.equal(formatCount(18297), "18,297");
  assert.equal(formatCount(549946), "549,946");
});

test("times have a suitable unit", () => {
  assert.equal(formatSeconds(0), "0 ms");
  assert.equal(formatSeconds(0.0004), "0.4 ms");
  assert.equal(formatSeconds(0.024), "24 ms");
  assert.equal(formatSeconds(0.9999), "1 s");
  assert.equal(formatSeconds(1.254), "1.25 s");
  assert.equal(formatSeconds(12.4), "12 s");
  assert.equal(formatSeconds(60), "1 min");
  assert.equal(formatSeconds(125), "2 min 5 s");
});

test("a null window lies above or below the number that it was made from", () => {
  assert.equal(nullWindow(3, 3.0000000000000004), "above");
  assert.equal(nullWindow(2.9999999999999996, 3), "below");
  assert.equal(nullWindow(-5e-324, 0), "below");
  assert.equal(nullWindow(0, 5e-324), "above");
});

test("no other window is a null window, not even an empty one", () => {
  for (const [alpha, beta] of [
    [3, 4],
    [3, 3],
    [4, 3],
    [-Infinity, Infinity],
    [3, Infinity],
    [NaN, NaN],
  ]) {
    assert.equal(nullWindow(alpha, beta), "");
  }
});
