import assert from "node:assert/strict";
import test from "node:test";
import { MapReader } from "../../../static/js/problems/map-reader.js";

/** @param {"us" | "australia"} map @returns {any} */
const picture = (map) => ({ kind: "map", map, regions: [], edges: [], colours: [] });
const PHONE = 340;
const DESK = 800;

/** A reader on a page that is never drawn. */
function reader() {
  /** @type {any} */
  const host = { requestUpdate() {}, updateComplete: Promise.resolve(), querySelector: () => null };
  return new MapReader(host);
}

test("a person can enlarge a map without room for codes, and make it small again", () => {
  const map = reader();
  assert.equal(map.widthIn(picture("us"), PHONE), PHONE);
  map.enlarge();
  assert.ok(map.isLarge(picture("us"), PHONE));
  assert.ok(map.widthIn(picture("us"), PHONE) > PHONE);
  map.enlarge();
  assert.equal(map.widthIn(picture("us"), PHONE), PHONE);
});

test("a map with room for all its codes is not enlarged, even if another was", () => {
  const map = reader();
  map.enlarge();
  assert.equal(map.isLarge(picture("australia"), PHONE), false);
  assert.equal(map.widthIn(picture("australia"), PHONE), PHONE);
  assert.equal(map.isLarge(picture("us"), DESK), false);
  assert.equal(map.widthIn(picture("us"), DESK), DESK);
});
