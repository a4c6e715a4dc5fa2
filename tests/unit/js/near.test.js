import assert from "node:assert/strict";
import { it } from "node:test";
import { takeMs } from "../../../static/js/support/near.js";

const visit = (/** @type {number} */ answered) =>
  /** @type {any} */ ({ entryType: "navigation", requestStart: 5, responseStart: 5 + answered, responseEnd: 0 });
const script = (/** @type {number} */ came) =>
  /** @type {any} */ ({ entryType: "resource", requestStart: 50, responseStart: 51, responseEnd: 50 + came });

it("How far a server is: of the page its first answer counts, of the small script the whole", () => {
  assert.equal(takeMs([visit(8), script(12)]), 12);
  assert.equal(takeMs([visit(150), script(12)]), 150);
});

it("A line that answers at once but is slow is not taken for a near one", () => {
  assert.equal(takeMs([visit(8), script(190)]), 190);
});

it("Where nothing is known, the server may be anywhere", () => {
  assert.equal(takeMs([]), Infinity);
});
