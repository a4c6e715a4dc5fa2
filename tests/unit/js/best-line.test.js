import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { BestLine, rowsOfLine } from "../../../static/js/tree/best-line.js";
import { childName } from "../../../static/js/trace/names.js";
import { momentOf } from "../../../static/js/trace/moment.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { traceOf } from "./answers.js";

const LINE = [
  { x: 0, y: 0 },
  { x: 10, y: 20 },
  { x: 30, y: 40 },
];

describe("The best line at the end of a search", () => {
  it("leads from the root to the leaf that decides", () => {
    const trace = traceOf("lesson");
    const rows = rowsOfLine(momentOf(trace, lastCursor(trace)), trace.parent);
    assert.deepEqual(
      rows.map((row) => (row === 0 ? "" : childName(trace, row))),
      ["", "B", "b₁"],
    );
  });

  it("is lit from the root downwards, once, when the last step is over, and fades", () => {
    const light = new BestLine();
    light.begin(1000, 200);
    assert.equal(light.lit(LINE, 1100), null, "the step is still under way");
    assert.deepEqual(light.lit(LINE, 1285), { points: [LINE[0], { x: 5, y: 10 }], share: 1 });
    assert.deepEqual(light.lit(LINE, 1455)?.points, [LINE[0], LINE[1], { x: 20, y: 30 }]);
    const faded = light.lit(LINE, 1715);
    assert.deepEqual([faded?.points, faded?.share], [LINE, 0.5]);
    assert.equal(light.lit(LINE, 2000), null);
  });

  it("is not lit at other times, and ends by itself whatever is painted", () => {
    const light = new BestLine();
    assert.ok(!light.isOn(0));
    light.begin(0, 500);
    assert.equal(light.lit([LINE[0]], 600), null, "no line leads down");
    assert.deepEqual([light.isOn(600), light.isOn(3000)], [true, false]);
    light.end();
    assert.ok(!light.isOn(600));
  });
});
