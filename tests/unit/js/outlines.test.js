import assert from "node:assert/strict";
import { test } from "node:test";
import { neighbors } from "topojson-client";
import states from "us-atlas/states-albers-10m.json" with { type: "json" };
import { outlinesOf } from "../../../static/js/problems/outlines.js";
import { POSTAL_CODES } from "../../../static/js/problems/postal-codes.js";

const MAPS = /** @type {const} */ (["us", "australia"]);

test("the map of the United States has the 48 contiguous states, and that of Australia seven regions", () => {
  assert.equal(outlinesOf("us").regions.length, 48);
  assert.deepEqual(
    outlinesOf("australia").regions.map(({ id }) => id),
    ["WA", "NT", "SA", "Q", "NSW", "V", "T"],
  );
});

test("every region has a closed border, and its marks are on the map", () => {
  for (const map of MAPS) {
    const { width, height, regions } = outlinesOf(map);
    for (const { id, path, at } of regions) {
      assert.match(path, /^(M[-\d.,L]+Z)+$/, id);
      assert.ok(at.x > 0 && at.x < width && at.y > 0 && at.y < height, id);
    }
  }
});

test("no two regions have overlapping marks", () => {
  for (const map of MAPS) {
    const { regions } = outlinesOf(map);
    for (const [i, { id, at }] of regions.entries()) {
      for (const other of regions.slice(i + 1)) {
        assert.ok(Math.hypot(at.x - other.at.x, at.y - other.at.y) > 25, `${id} and ${other.id}`);
      }
    }
  }
});

test("the regions of Australia share the corners of their common borders", () => {
  const { regions } = outlinesOf("australia");
  /** @param {string} id */
  const corners = (id) => new Set(regions.find((region) => region.id === id)?.path.match(/-?[\d.]+,-?[\d.]+/g));
  for (const pair of ["WA NT", "WA SA", "NT SA", "NT Q", "SA Q", "SA NSW", "SA V", "Q NSW", "NSW V"]) {
    const [one, other] = pair.split(" ").map(corners);
    assert.ok([...one].filter((corner) => other.has(corner)).length >= 2, pair);
  }
});

test("the codes of the states are those of the states that the outlines know", () => {
  /** @type {any} */
  const topology = states;
  const { geometries } = topology.objects.states;
  const known = new Set(geometries.map((/** @type {{id: string}} */ { id }) => id));
  assert.ok(Object.keys(POSTAL_CODES).every((id) => known.has(id)));
  // A state that touches no other state would be a mistake.
  const beside = neighbors(geometries);
  geometries.forEach((/** @type {{id: string}} */ { id }, /** @type {number} */ i) => {
    if (POSTAL_CODES[id])
      assert.ok(
        beside[i].some((at) => POSTAL_CODES[geometries[at].id]),
        id,
      );
  });
});
