/**
 * The graph of an exercise, for its picture: each variable in a box with its values. Pure functions.
 *
 * @typedef {{name: string, x: number, y: number}} Box  the middle of the box, in CSS pixels
 * @typedef {{boxes: readonly Box[], edges: readonly (readonly [string, string])[], colours: readonly string[],
 *   box: {width: number, height: number}, width: number, height: number}} GraphDrawn
 */

import { COLOURS } from "../words/colours.js";

/** The side of the square for a value, with the gap after it. */
export const SQUARE = 38;
const HEAD = 24;
const GAP = 6;

/** @param {string} text  as `A B C; A-B B-C; colours 3` @returns {GraphDrawn} */
export function graphOf(text) {
  const [nodes, edges, count] = text.split(";").map((part) => part.trim());
  const names = nodes.split(/\s+/);
  const colours = COLOURS.slice(0, Number(count.match(/\d+/)));
  const box = { width: colours.length * SQUARE + 8, height: HEAD + SQUARE + 4 };
  return {
    ...onOval(names, box),
    box,
    colours,
    edges: edges.split(/\s+/).map((pair) => /** @type {[string, string]} */ (pair.split("-"))),
  };
}

/** The smallest oval, higher than it is wide as a phone is, on which no two boxes touch. @param {readonly string[]} names @param {{width: number, height: number}} box */
function onOval(names, box) {
  for (let size = 40; ; size += 2) {
    const [across, down] = [size, size * 1.5];
    const places = names.map((name, i) => {
      const turn = (2 * Math.PI * i) / names.length;
      return { name, x: across * Math.sin(turn), y: -down * Math.cos(turn) };
    });
    if (places.some((one, i) => places.slice(i + 1).some((other) => touch(one, other, box)))) continue;
    const left = Math.min(...places.map(({ x }) => x)) - box.width / 2 - 2;
    const top = Math.min(...places.map(({ y }) => y)) - box.height / 2 - 2;
    const boxes = places.map(({ name, x, y }) => ({ name, x: x - left, y: y - top }));
    return {
      boxes,
      width: Math.ceil(Math.max(...boxes.map(({ x }) => x)) + box.width / 2 + 2),
      height: Math.ceil(Math.max(...boxes.map(({ y }) => y)) + box.height / 2 + 2),
    };
  }
}

/** @param {Box} one @param {Box} other @param {{width: number, height: number}} box */
const touch = (one, other, { width, height }) =>
  Math.abs(one.x - other.x) < width + GAP && Math.abs(one.y - other.y) < height + GAP;

/** What one value of one variable is called in an answer that is being given. @param {string} variable @param {string} value */
export const valueName = (variable, value) => `${variable} ${value}`;

/** @param {string} name @returns {[string, string]} */
export const asPair = (name) => /** @type {[string, string]} */ (name.split(" "));
