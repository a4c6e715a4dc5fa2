/**
 * The graph of an exercise, for its picture: each variable in a box with its values. Pure functions.
 *
 * @typedef {{name: string, x: number, y: number}} Box  the middle of the box, in CSS pixels
 * @typedef {{boxes: readonly Box[], edges: readonly (readonly [string, string])[], colours: readonly string[],
 *   box: {width: number, height: number}, width: number, height: number}} GraphDrawn
 */

import { remembered } from "../support/remember-last.js";
import { COLOURS } from "../words/colours.js";

/** The width and the height of the square for a value, with the gap after it. */
const SQUARE = 36;
const HIGH = 44;
const HEAD = 24;
const GAP = 6;
/** What fits on a phone, in CSS pixels. */
const USUAL_WIDTH = 312;
/** So much of a corner may lie over an edge. */
const CORNER = 10;
/** All orders of so many variables are tried in no time. */
const MOST_ORDERED = 7;

/** A picture is drawn again with each press. */
export const graphOf = remembered(drawn);

/** @param {string} text  as `A B C; A-B B-C; colours 3` @returns {GraphDrawn} */
function drawn(text) {
  const [nodes, edges, count] = text.split(";").map((part) => part.trim());
  const names = nodes.split(/\s+/);
  const colours = COLOURS.slice(0, Number(count.match(/\d+/)));
  const box = { width: colours.length * SQUARE + 8, height: HEAD + HIGH + 4 };
  const pairs = edges.split(/\s+/).map((pair) => /** @type {[string, string]} */ (pair.split("-")));
  return { ...onOval(names, pairs, box), box, colours, edges: pairs };
}

/**
 * The smallest oval on which no two boxes touch, higher than it is wide, as a phone is. The variables stand around it in
 * an order in which as few edges as possible run behind a box that they do not join.
 * @param {readonly string[]} names @param {GraphDrawn["edges"]} edges @param {{width: number, height: number}} box
 */
function onOval(names, edges, box) {
  /** @param {readonly string[]} order @param {number} across @returns {Box[]} */
  const places = (order, across) =>
    order.map((name, i) => {
      const turn = (2 * Math.PI * i) / order.length;
      return { name, x: across * Math.sin(turn), y: -1.5 * across * Math.cos(turn) };
    });
  // A phone has this much room, and wider ovals have fewer edges behind boxes.
  const widest = Math.max(...places(names, 1).map(({ x }) => x));
  let across = Math.floor((USUAL_WIDTH - box.width) / 2 / widest);
  while (anyTwo(places(names, across), (one, other) => touch(one, other, box))) across += 2;
  const [first, ...rest] = names;
  let [best, fewest] = [places(names, across), Infinity];
  for (const order of names.length <= MOST_ORDERED ? orders(rest) : [rest]) {
    const each = places([first, ...order], across);
    const behind = edges.filter((edge) => isBehind(edge, each, box)).length;
    if (behind < fewest) [best, fewest] = [each, behind];
    if (behind === 0) break;
  }
  return framed(best, box);
}

/** Every order. @template T @param {readonly T[]} all @returns {Generator<T[]>} */
function* orders(all) {
  if (all.length === 0) yield [];
  for (const [i, first] of all.entries()) {
    for (const rest of orders([...all.slice(0, i), ...all.slice(i + 1)])) yield [first, ...rest];
  }
}

/** @param {readonly Box[]} places @param {(one: Box, other: Box) => boolean} test */
const anyTwo = (places, test) => places.some((one, i) => places.slice(i + 1).some((other) => test(one, other)));

/** With the top left corner of the picture at 0. @param {readonly Box[]} places @param {{width: number, height: number}} box */
function framed(places, box) {
  const left = Math.min(...places.map(({ x }) => x)) - box.width / 2 - 2;
  const top = Math.min(...places.map(({ y }) => y)) - box.height / 2 - 2;
  const boxes = places.map(({ name, x, y }) => ({ name, x: x - left, y: y - top }));
  return {
    boxes,
    width: Math.ceil(Math.max(...boxes.map(({ x }) => x)) + box.width / 2 + 2),
    height: Math.ceil(Math.max(...boxes.map(({ y }) => y)) + box.height / 2 + 2),
  };
}

/** Whether an edge runs behind a box of another variable. @param {readonly [string, string]} edge @param {readonly Box[]} boxes @param {{width: number, height: number}} box */
function isBehind([from, to], boxes, { width, height }) {
  const [one, other] = [from, to].map((name) => boxes.find((each) => each.name === name));
  if (!one || !other) return false;
  const points = Array.from({ length: 41 }, (_, i) => i / 40).map((part) => ({
    x: one.x + (other.x - one.x) * part,
    y: one.y + (other.y - one.y) * part,
  }));
  return boxes.some(
    (each) =>
      each !== one &&
      each !== other &&
      points.some(
        ({ x, y }) => Math.abs(x - each.x) < width / 2 - CORNER && Math.abs(y - each.y) < height / 2 - CORNER,
      ),
  );
}

/** @param {Box} one @param {Box} other @param {{width: number, height: number}} box */
const touch = (one, other, { width, height }) =>
  Math.abs(one.x - other.x) < width + GAP && Math.abs(one.y - other.y) < height + GAP;

/** What one value of one variable is called in an answer that is being given. @param {string} variable @param {string} value */
export const valueName = (variable, value) => `${variable} ${value}`;

/** @param {string} name @returns {[string, string]} */
export const asPair = (name) => /** @type {[string, string]} */ (name.split(" "));
