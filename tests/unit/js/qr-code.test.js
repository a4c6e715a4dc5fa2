import assert from "node:assert/strict";
import { describe, it } from "node:test";
import jsQR from "jsqr";
import { codeOf, isPublic, whyNoCode } from "../../../static/js/features/share/qr-code.js";
import { adviceOnLink } from "../../../static/js/view-models/link.js";

/** What another program reads in the picture of a link. @param {string} link */
function seenIn(link) {
  const { size, path } = codeOf(link);
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g))
    for (let row = 0; row < scale; row++) {
      const first = (Number(y) * scale + row) * side + Number(x) * scale;
      for (let pixel = first; pixel < first + scale; pixel++) pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  return /** @type {any} */ (jsQR)(pixels, side, side)?.data;
}

describe("The QR code of a link", () => {
  for (const [name, fragment] of [
    ["in plain words", "tree=[[3,12,8],[2,4,6]]&method=alphabeta&step=7"],
    ["with letters of other scripts", "tree=[%C3%BC%203]&method=minimax"],
    ["that the page makes", `1.${"eJyrVgTk-_9".repeat(30)}`],
    ["that is as long as there may be", "1.".padEnd(1168, "eJ-_xyZ019")],
  ])
    it(`${name} is read by another program as that link`, () => {
      const link = `https://example.org/plyscope/#${fragment}`;
      assert.equal(whyNoCode(link), "");
      assert.equal(seenIn(link), link);
    });

  it("has white around it", () => {
    const { size, path } = codeOf("https://example.org/#game=nim");
    const places = [...path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    assert.deepEqual([Math.min(...places), Math.max(...places)], [4, size - 5]);
  });

  it("is missing, with a reason, where nobody could open or read it", () => {
    assert.equal(isPublic("file:///home/dist/index.html#game=nim"), false);
    assert.match(
      adviceOnLink("file:///home/dist/index.html#game=nim"),
      /^[^.]*no public address[^.]*\.$/,
      "one sentence",
    );
    assert.match(whyNoCode(`https://example.org/#${"x".repeat(1200)}`), /too long/);
  });
});
