import assert from "node:assert/strict";
import test from "node:test";
import { inColumns } from "../../../static/js/problems/cryptarithm.js";
import { radiusOf, toDrawing } from "../../../static/js/problems/graph.js";
import { PROBLEM_PICTURES } from "../../../static/js/problems/index.js";
import { outlinesOf } from "../../../static/js/problems/outlines.js";
import { regionNear, sizesOf } from "../../../static/js/problems/map.js";
import { hasRoomForCodes } from "../../../static/js/problems/map-room.js";
import { UNKNOWN } from "../../../static/js/problems/marks.js";
import { byPeriod, groupsOf, shortName } from "../../../static/js/problems/week.js";

const LESSONS = [
  { id: "Algebra 1a 1", subject: "Algebra", teacher: "Ada", group: "1a" },
  { id: "Algebra 1a 2", subject: "Algebra", teacher: "Ada", group: "1a" },
  { id: "Music 1b", subject: "Music", teacher: "Cleo", group: "1b" },
];
const AUSTRALIA = ["WA", "NT", "SA", "Q", "NSW", "V", "T"];

/** A picture of each kind, and the values of its variables. @type {[import("../../../static/js/problems/index.js").Picture, string[]][]} */
const PICTURES = [
  [{ kind: "sudoku", cells: `5${".".repeat(80)}`, givens: ["r1c1"] }, ["1", "2", "3", "4", "5", "6", "7", "8", "9"]],
  [{ kind: "queens", size: 4 }, ["1", "2", "3", "4"]],
  [
    {
      kind: "graph",
      nodes: [
        { id: "A", x: 0, y: 0 },
        { id: "B", x: 100, y: 50 },
      ],
      edges: [["A", "B"]],
      colours: ["red", "green"],
    },
    ["red", "green"],
  ],
  [
    {
      kind: "map",
      map: "australia",
      regions: AUSTRALIA.map((id) => ({ id, name: id })),
      edges: [["WA", "NT"]],
      colours: ["red"],
    },
    ["red"],
  ],
  [
    {
      kind: "cryptarithm",
      addends: ["ODD", "ODD"],
      sum: "EVEN",
      letters: ["O", "D", "E", "V", "N"],
      carries: ["c1", "c2", "c3"],
    },
    ["0", "1"],
  ],
  [{ kind: "timetable", periods: ["Mon1", "Mon2"], rooms: 1, lessons: LESSONS }, ["Mon1", "Mon2"]],
];

/** Everything that a template shows, as text. @param {unknown} part @returns {string} */
function textOf(part) {
  if (Array.isArray(part)) return part.map(textOf).join("");
  if (part && typeof part === "object" && "strings" in part && "values" in part) {
    const { strings, values } = /** @type {{strings: readonly string[], values: unknown[]}} */ (part);
    return strings.map((string, i) => string + (i < values.length ? textOf(values[i]) : "")).join("");
  }
  return typeof part === "symbol" || part === null || part === undefined ? "" : String(part);
}

/**
 * @param {import("../../../static/js/problems/index.js").Picture} picture
 * @param {(id: string) => import("../../../static/js/problems/marks.js").Mark | null} mark
 * @param {import("../../../static/js/problems/marks.js").Pair[]} [arcs]
 */
const drawn = (picture, mark, arcs = []) =>
  textOf(PROBLEM_PICTURES[picture.kind].view({ picture, mark, arcs, width: 360, uid: "test" }));

for (const [picture, values] of PICTURES) {
  const { variables } = PROBLEM_PICTURES[picture.kind];
  const [first, second] = variables(picture)
    .slice(-2)
    .map(({ id }) => id);
  const open = { ...UNKNOWN, domain: values, open: values };

  test(`the picture of ${picture.kind} names each of its variables once`, () => {
    const ids = variables(picture).map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    assert.equal(new Set(variables(picture).map(({ name }) => name)).size, ids.length);
  });

  test(`the picture of ${picture.kind} is drawn before anything is known about its variables`, () => {
    const text = drawn(picture, () => null);
    assert.ok(!/undefined|NaN|class="arc"|alarm|cross/.test(text));
  });

  test(`the picture of ${picture.kind} shows with signs that a value is rejected, and why`, () => {
    const text = drawn(picture, (id) =>
      id === first
        ? { ...open, refused: values[0] }
        : id === second
          ? { ...open, value: values[0], blamed: true }
          : open,
    );
    assert.match(text, /refused/);
    assert.match(text, /blamed/);
    assert.ok(!/undefined|NaN/.test(text));
  });

  test(`the picture of ${picture.kind} marks a variable without values with an exclamation mark`, () => {
    assert.match(
      drawn(picture, (id) => (id === first ? { ...open, open: [], emptied: true } : open)),
      />!</,
    );
    assert.ok(!drawn(picture, () => open).includes(">!<"));
  });

  test(`the picture of ${picture.kind} joins the ends of an arc with an arrow`, () => {
    const text = drawn(picture, (id) => ({ ...open, lit: id === first || id === second }), [[first, second]]);
    assert.equal(text.match(/<polygon/g)?.length, 1);
    assert.match(text, /lit/);
  });

  test(`the picture of ${picture.kind} ignores an arc to a variable it does not have`, () => {
    assert.ok(!drawn(picture, () => open, [[first, "nobody"]]).includes("<polygon"));
  });
}

test("a given digit of a Sudoku is known before any search", () => {
  const { initial } = PROBLEM_PICTURES.sudoku;
  assert.equal(initial?.(PICTURES[0][0], "r1c1")?.value, "5");
  assert.equal(initial?.(PICTURES[0][0], "r1c2"), null);
});

test("the nodes of a graph are as large as the two nearest ones allow, within bounds", () => {
  const at = (/** @type {number[]} */ ...xs) => xs.map((x, i) => ({ id: String(i), x, y: 0 }));
  assert.equal(radiusOf(at(0, 100)), radiusOf(at(0)));
  assert.ok(radiusOf(at(0, 10, 100)) < radiusOf(at(0, 50, 100)));
  const near = at(0, 12, 100);
  assert.ok(2 * radiusOf(near) < toDrawing(12) - toDrawing(0));
});

test("a tap near the marks of a small state selects it, and a tap in the open sea selects nothing", () => {
  const { width, height, regions } = outlinesOf("us");
  const margin = 14;
  for (const { id, at, from } of regions) {
    if (from !== null)
      assert.equal(
        regionNear("us", (at.x + margin + 12) / (width + 2 * margin), (at.y + margin) / (height + 2 * margin)),
        id,
      );
  }
  assert.equal(regionNear("us", 0, 1), null);
  assert.deepEqual(
    [hasRoomForCodes("us", 340), hasRoomForCodes("us", 720), hasRoomForCodes("australia", 340)],
    [false, true, true],
  );
});

test("a small map has no room for postal codes, but its squares are visible", () => {
  const phone = sizesOf("us", 4, 340, 1064);
  assert.equal(phone.code, 0);
  assert.ok(phone.badge * phone.scale >= 10 && phone.mark * phone.scale >= 4);
  const screen = sizesOf("us", 4, 900, 1064);
  assert.ok(screen.code * screen.scale >= 10);
});

test("the words of an addition are aligned on the right", () => {
  assert.deepEqual(inColumns("ODD", 4), ["", "O", "D", "D"]);
  assert.deepEqual(inColumns("EVEN", 4), [..."EVEN"]);
});

test("the lessons of a week are in their periods, and lessons without a period are not shown", () => {
  const week = byPeriod(["Mon1", "Mon2"], LESSONS, (id) => (id === "Music 1b" ? "Mon2" : null));
  assert.deepEqual(
    [...week].map(([period, lessons]) => [period, lessons.length]),
    [
      ["Mon1", 0],
      ["Mon2", 1],
    ],
  );
});

test("the groups are in the order of their lessons, and a lesson's short name leaves out its group", () => {
  assert.deepEqual(groupsOf(LESSONS), ["1a", "1b"]);
  assert.deepEqual(LESSONS.map(shortName), ["Algebra 1", "Algebra 2", "Music"]);
});
