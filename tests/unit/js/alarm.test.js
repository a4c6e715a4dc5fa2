import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { createAlarm } from "../../../static/js/python/alarm.js";

describe("The alarm", () => {
  it("interrupts once when its time has come, and again only if nobody turns it off", () => {
    let time = 0;
    const { set, buffer } = createAlarm(() => time);
    const at = (/** @type {number} */ milliseconds) => {
      time = milliseconds;
      return buffer[0];
    };
    assert.deepEqual([at(0), at(1e9)], [0, 0]);
    set(2);
    assert.deepEqual([at(1e9 + 1999), at(1e9 + 2000), at(1e9 + 2001), at(1e9 + 2499)], [0, 2, 0, 0]);
    buffer[0] = 0;
    assert.deepEqual([at(1e9 + 2500), at(1e9 + 2501)], [2, 0]);
    set(0);
    assert.equal(at(1e12), 0);
  });
});
