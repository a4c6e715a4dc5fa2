/**
 * The outlines of maps: of the contiguous United States, as the Census Bureau draws them, and of the states and
 * territories of Australia, from the coordinates of their corners.
 *
 * @typedef {object} Outline
 * @property {string} id  postal code of the region
 * @property {string} path  its border, as the `d` of an SVG path
 * @property {Place} at  where its marks are: inside it, or beside it if it is too small
 * @property {Place | null} from  where a line from the marks into the region ends, if they stand beside it
 *
 * @typedef {{x: number, y: number}} Place
 * @typedef {{width: number, height: number, regions: Outline[]}} Outlines
 */

import { feature } from "topojson-client";
import states from "us-atlas/states-albers-10m.json" with { type: "json" };
import { AUSTRALIA } from "./australia.js";
import { POSTAL_CODES } from "./postal-codes.js";

/** @typedef {[number, number]} Point */
/** @typedef {Point[]} Ring  the first point is not repeated at the end */

/** Small states by the sea, whose marks are in a column in the ocean, from north to south. */
const BESIDE = ["VT", "NH", "MA", "RI", "CT", "NJ", "DE", "MD"];
const BESIDE_X = 1010;
const BESIDE_TOP = 128;
const BESIDE_STEP = 38;

/** For regions whose middle is a bad place for marks: how far from the middle they are. */
const MOVED = Object.freeze({
  CA: [-8, 6],
  FL: [28, 10],
  ID: [4, 26],
  LA: [-12, 2],
  MI: [4, 14],
  NC: [12, 0],
  VA: [14, 8],
  WV: [-8, 8],
  KY: [8, 2],
  NY: [8, 0],
  OK: [14, 0],
  TX: [10, 0],
  MN: [-12, 0],
  NE: [6, 0],
  NSW: [-14, 0],
  V: [-2, 4],
  T: [0, 2],
  Q: [-6, 14],
  SA: [0, -6],
});

/** @type {Map<string, Outlines>} */
const drawn = new Map();

/** @param {"us" | "australia"} map @returns {Outlines} */
export function outlinesOf(map) {
  const known = drawn.get(map);
  if (known) return known;
  const made = map === "us" ? unitedStates() : australia();
  drawn.set(map, made);
  return made;
}

/** @returns {Outlines} */
function unitedStates() {
  const topology = /** @type {any} */ (states);
  /** @type {{features: import("geojson").Feature[]}} */
  const { features } = /** @type {any} */ (feature(topology, topology.objects.states));
  const regions = features.flatMap(({ id, geometry }) => {
    const code = POSTAL_CODES[String(id)];
    return code ? [outline(code, ringsOf(geometry))] : [];
  });
  return { width: 1036, height: 610, regions };
}

/** The outer borders of the parts of a region. @param {import("geojson").Geometry} geometry @returns {Ring[]} */
function ringsOf(geometry) {
  if (geometry.type === "Polygon") return [openRing(geometry.coordinates[0])];
  if (geometry.type === "MultiPolygon") return geometry.coordinates.map(([outer]) => openRing(outer));
  return [];
}

/** @param {import("geojson").Position[]} ring  whose last point is the first @returns {Ring} */
const openRing = (ring) => ring.slice(0, -1).map(([x, y]) => [x, y]);

/** @returns {Outlines} */
function australia() {
  const { west, north, east, south, regions } = AUSTRALIA;
  const scale = 14;
  // A degree of longitude is shorter than a degree of latitude; in the middle of the country, by this factor.
  const narrow = Math.cos((Math.PI / 180) * 27);
  /** @param {Point} degrees @returns {Point} */
  const place = ([longitude, latitude]) => [(longitude - west) * scale * narrow, (north - latitude) * scale];
  return {
    width: (east - west) * scale * narrow,
    height: (north - south) * scale,
    regions: Object.entries(regions).map(([id, ring]) => outline(id, [ring.map(place)])),
  };
}

/** @param {string} id @param {Ring[]} rings @returns {Outline} */
function outline(id, rings) {
  const largest = rings.reduce((best, ring) => (Math.abs(area(ring)) > Math.abs(area(best)) ? ring : best));
  const middle = centroid(largest);
  const [right, down] = /** @type {Record<string, number[]>} */ (MOVED)[id] ?? [0, 0];
  const row = BESIDE.indexOf(id);
  const isBeside = row >= 0;
  return {
    id,
    path: rings.map(pathOf).join(""),
    at: isBeside ? { x: BESIDE_X, y: BESIDE_TOP + row * BESIDE_STEP } : { x: middle.x + right, y: middle.y + down },
    from: isBeside ? middle : null,
  };
}

/** @param {Ring} ring */
const pathOf = (ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}Z`;

/** The area inside a ring; negative if the ring runs the other way round. @param {Ring} ring */
function area(ring) {
  return sumOfEdges(ring, ([x1, y1], [x2, y2]) => (x1 * y2 - x2 * y1) / 2);
}

/** @param {Ring} ring @returns {Place} */
function centroid(ring) {
  const size = area(ring);
  const x = sumOfEdges(ring, ([x1, y1], [x2, y2]) => ((x1 + x2) * (x1 * y2 - x2 * y1)) / 6);
  const y = sumOfEdges(ring, ([x1, y1], [x2, y2]) => ((y1 + y2) * (x1 * y2 - x2 * y1)) / 6);
  return { x: x / size, y: y / size };
}

/** @param {Ring} ring @param {(from: Point, to: Point) => number} term */
const sumOfEdges = (ring, term) => ring.reduce((sum, from, i) => sum + term(from, ring[(i + 1) % ring.length]), 0);
