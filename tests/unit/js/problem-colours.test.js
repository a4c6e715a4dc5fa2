import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { letterOf } from "../../../static/js/words/colours.js";

/** @typedef {[number, number, number]} Triple */

const TOKENS = readFileSync(new URL("../../../static/css/tokens.css", import.meta.url), "utf8");
const NAMES = ["red", "green", "blue", "yellow", "purple", "orange"];

/** How people without one kind of cones see linear RGB, after Machado, Oliveira and Fernandes (2009). */
const EYES = {
  "all cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The linear RGB of a token, each part from 0 to 1. @param {string} name @returns {Triple} */
function linear(name) {
  const hex = new RegExp(`--csp-${name}: #([0-9a-f]{6})`).exec(TOKENS)?.[1];
  assert.ok(hex, name);
  const part = (/** @type {number} */ at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(2), part(4)];
}

/** @param {readonly number[][]} rows @param {Triple} rgb @returns {Triple} */
const times = (rows, rgb) =>
  /** @type {Triple} */ (
    rows.map((row) =>
      Math.min(
        1,
        Math.max(
          0,
          row.reduce((sum, factor, i) => sum + factor * rgb[i], 0),
        ),
      ),
    )
  );

/** @param {Triple} rgb */
const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** CIELAB, for daylight. @param {Triple} rgb @returns {Triple} */
function lab([r, g, b]) {
  const bend = (/** @type {number} */ t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = bend(luminance([r, g, b]));
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

for (const [eye, rows] of Object.entries(EYES)) {
  test(`the six colours look different with ${eye}`, () => {
    const seen = NAMES.map((name) => ({ name, at: lab(times(rows, linear(name))) }));
    for (const [i, one] of seen.entries()) {
      for (const other of seen.slice(i + 1)) {
        const far = Math.hypot(...one.at.map((value, part) => value - other.at[part]));
        // Two colours just look different at a distance of about 2.3.
        assert.ok(far > 14, `${one.name} and ${other.name}: ${far.toFixed(1)}`);
      }
    }
  });
}

test("letters can be read on every one of the six colours", () => {
  const ink = luminance(linear("ink"));
  for (const name of NAMES) assert.ok((luminance(linear(name)) + 0.05) / (ink + 0.05) >= 4.5, name);
});

test("every colour has its own letter", () => {
  assert.deepEqual(NAMES.map(letterOf), ["R", "G", "B", "Y", "P", "O"]);
});
