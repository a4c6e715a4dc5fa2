import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { MOST_FRAMES, gifOf } from "../../../static/js/export/gif.js";
import { WrongPicture } from "../../../static/js/export/wrong.js";

const [WIDTH, HEIGHT] = [12, 8];

/** A white picture with one red column. @param {number} i */
function frame(i) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y += 1) data.set([220, 20, 20, 255], 4 * (y * WIDTH + (i % WIDTH)));
  return { data, width: WIDTH, height: HEIGHT };
}

/** The frames of a GIF: how long each is seen, in hundredths of a second, and whether it keeps what was there. @param {Uint8Array} bytes */
function framesOf(bytes) {
  const frames = [];
  let at = 13 + 3 * 2 ** ((bytes[10] & 7) + 1);
  const skipBlocks = () => {
    while (bytes[at] > 0) at += bytes[at] + 1;
    at += 1;
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9)
        frames.push({ delay: bytes[at + 4] + 256 * bytes[at + 5], dispose: (bytes[at + 3] >> 2) & 7 });
      at += 2;
      skipBlocks();
    } else {
      assert.equal(bytes[at], 0x2c);
      at += 10 + (bytes[at + 9] & 0x80 ? 3 * 2 ** ((bytes[at + 9] & 7) + 1) : 0) + 1;
      skipBlocks();
    }
  }
  return frames;
}

describe("a GIF of some steps", () => {
  it("has a frame for each, as long as was wished, and the last one longer", async () => {
    /** @type {number[]} */
    const shares = [];
    const bytes = await gifOf({ count: 5, frame, seconds: 0.4, onProgress: (share) => shares.push(share) });
    assert.equal(String.fromCharCode(...bytes.slice(0, 6)), "GIF89a");
    assert.deepEqual([bytes[6], bytes[8]], [WIDTH, HEIGHT]);
    assert.deepEqual(
      framesOf(bytes).map(({ delay }) => delay),
      [40, 40, 40, 40, 120],
    );
    assert.deepEqual(shares, [0.2, 0.4, 0.6, 0.8, 1]);
  });

  it("lets the page do something between two frames, and can be stopped there", async () => {
    const stopper = new AbortController();
    let made = 0;
    const film = gifOf({
      count: 50,
      seconds: 1,
      frame,
      signal: stopper.signal,
      onProgress() {
        made += 1;
        if (made === 3) setTimeout(() => stopper.abort());
      },
    });
    await assert.rejects(film, { name: "AbortError" });
    assert.ok(made < 10, `${made} frames`);
  });

  it("says that a film would be too long", async () => {
    await assert.rejects(gifOf({ count: MOST_FRAMES + 1, seconds: 1, frame }), WrongPicture);
  });
});
