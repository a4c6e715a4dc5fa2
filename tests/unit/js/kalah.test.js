import assert from "node:assert/strict";
import test from "node:test";
import "../../../static/js/boards/whole.js";
import { changes, editing, keys, squares } from "../../../static/js/boards/kalah/index.js";
import { after, changed, sown } from "../../../static/js/boards/kalah/sowing.js";
import { keysText, squareKey } from "../../../static/js/views/board/keys.js";
import { statusText } from "../../../static/js/views/board/situation.js";

/** @typedef {import("../../../static/js/boards/kalah/index.js").KalahPicture} KalahPicture */

/** @type {KalahPicture} */
const PICTURE = {
  kind: "kalah",
  houses: 2,
  pits: [2, 0, 5, 1, 3, 4],
  mover: "MAX",
  names: { MAX: "South", MIN: "North" },
};
const TEXT = "2 0 (5) / 1 3 (4)";

test("each tool of the set-up changes one pit, and the rest of the text stays", () => {
  assert.equal(editing.put(TEXT, PICTURE, 1, "+"), "2 1 (5) / 1 3 (4)");
  assert.equal(editing.put(TEXT, PICTURE, 1, "-"), TEXT, "there are no fewer than none");
  assert.equal(editing.put(`min ${TEXT}`, PICTURE, 5, "-"), "min 2 0 (5) / 1 3 (3)");
  assert.equal(editing.put(TEXT, PICTURE, 2, "0"), "2 0 (0) / 1 3 (4)");
  assert.equal(editing.put("2 99 (5) / 1 3 (4)", PICTURE, 1, "+"), "2 99 (5) / 1 3 (4)");
  assert.equal(editing.put("no pits at all", PICTURE, 0, "+"), "3 0 (5) / 1 3 (4)");
});

test("what is set up is drawn before it is a position", () => {
  assert.deepEqual(editing.read("min 0 0 0 (1)/0 0 0 (2)", PICTURE), {
    ...PICTURE,
    houses: 3,
    pits: [0, 0, 0, 1, 0, 0, 0, 2],
    mover: "MIN",
  });
  for (const text of ["1 2 (3)", "1 2 (3) / 1 (3)", "(1) / (2)", ""]) assert.equal(editing.read(text, PICTURE), null);
});

test("the turn is given to either side, and the emptiest board can still be played on", () => {
  const { isOn, give } = editing.turn;
  assert.equal(give(TEXT, PICTURE, true), `min ${TEXT}`);
  assert.equal(give(`min ${TEXT}`, PICTURE, false), TEXT);
  assert.ok(isOn(`MIN: ${TEXT}`));
  assert.ok(!isOn(TEXT));
  assert.equal(editing.empty(PICTURE), "1 0 (0) / 1 0 (0)");
});

test("arrow keys go along both rows and to the stores", () => {
  const pits = squares(PICTURE, true);
  assert.ok(pits);
  /** @param {number} from @param {string[]} arrows */
  const walk = (from, ...arrows) => arrows.reduce((pit, arrow) => pits.next?.(`Arrow${arrow}`, pit) ?? -1, from);
  // MIN's houses, 3 and 4, stand above MAX's, 1 and 0; the stores, 5 and 2, at the ends.
  assert.deepEqual([walk(0, "Right"), walk(0, "Right", "Right"), walk(2, "Right"), walk(2, "Left")], [1, 2, 2, 1]);
  assert.deepEqual([walk(0, "Left"), walk(5, "Left"), walk(5, "Right"), walk(5, "Down")], [5, 5, 4, 5]);
  assert.deepEqual([walk(0, "Up"), walk(4, "Down"), walk(4, "Right"), walk(3, "Right")], [4, 0, 3, 2]);
  assert.equal(pits.next?.("Enter", 0), null);
  assert.equal(squares(PICTURE, false), null, "while it is played, only houses are pressed");
});

test("keys set seeds, and the page says how", () => {
  const pits = squares(PICTURE, true);
  assert.ok(pits);
  const key = (/** @type {string} */ name) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false });
  assert.deepEqual(squareKey(key("+"), 0, pits, editing.tools), { mark: "+" });
  assert.deepEqual(squareKey(key("0"), 0, pits, editing.tools), { mark: "0" });
  const look = /** @type {import("../../../static/js/python/protocol.js").GameLook} */ (
    /** @type {unknown} */ ({ subject: "kalah", picture: PICTURE, toMove: "MAX" })
  );
  assert.equal(keysText(look, true), keys.setup);
  assert.equal(keysText(look, false), keys.play);
  assert.equal(statusText(look, false, true, /** @type {any} */ ({})), "Click pits, or type below.");
});

test("the pits that a move changes are told in the order of sowing, and then what it captured", () => {
  /** @type {KalahPicture} */
  const before = { ...PICTURE, houses: 3, pits: [2, 4, 0, 0, 1, 5, 3, 2] };
  // The last seed of house 1 comes to the empty house 3, across from MIN's first house.
  assert.deepEqual(sown(before, "1"), [1, 2]);
  const now = after(before, "1");
  assert.deepEqual(now.pits, [0, 5, 0, 2, 0, 5, 3, 2]);
  assert.deepEqual(changed(before, now), [0, 1, 2, 3, 4]);
  assert.deepEqual(
    changes(before, now)?.map(({ place }) => place),
    [0, 1, 2, 3, 4],
  );
  // MIN sows past MAX's store, and a move that ends in the own store is the same side's turn again.
  const mins = { ...before, mover: /** @type {const} */ ("MIN") };
  assert.deepEqual(sown(mins, "3"), [7, 0, 1]);
  assert.equal(after(mins, "1").mover, "MAX");
  assert.equal(after({ ...mins, pits: before.pits.with(4, 3) }, "1").mover, "MIN");
  assert.equal(changed(before, before), null, "no move leaves all as it was");
  assert.equal(changed(before, { ...now, pits: now.pits.with(0, 9) }), null);
});
