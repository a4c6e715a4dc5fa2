import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";

import { createPlayer } from "../../../static/js/support/player.js";

/** A screen and a clock that move only when the test says so. */
function fakeScreen() {
  /** @type {((time: number) => void)[]} */
  const waiting = [];
  let time = 1000;
  return {
    request: (/** @type {FrameRequestCallback} */ callback) => waiting.push(callback),
    now: () => time,
    /** How many frames are requested. */
    asked: () => waiting.length,
    /** Shows a frame this many milliseconds after the last one. @param {number} after */
    frame(after) {
      time += after;
      for (const callback of waiting.splice(0)) callback(time);
    },
  };
}

const real = { request: globalThis.requestAnimationFrame, now: performance.now };
/** @type {ReturnType<typeof fakeScreen>} */
let screen;

beforeEach(() => {
  screen = fakeScreen();
  globalThis.requestAnimationFrame = screen.request;
  performance.now = screen.now;
});

afterEach(() => {
  globalThis.requestAnimationFrame = real.request;
  performance.now = real.now;
});

/** A player of `steps` steps whose speed can be changed. @param {number} speed @param {number} [steps] */
function playing(speed, steps = 20) {
  /** @type {number[]} */
  const counts = [];
  const play = { speed, steps, on: true, made: 0, counts };
  const player = createPlayer({
    speedNow: () => (play.on ? { speed: play.speed, steps: play.steps } : null),
    advance(count) {
      play.made += count;
      play.counts.push(count);
    },
  });
  return { play, player };
}

describe("A player", () => {
  it("makes the first step at the first frame, so that play answers at once", () => {
    const { play, player } = playing(2);
    player.wake();
    assert.equal(play.made, 0);
    screen.frame(16);
    assert.equal(play.made, 1);
  });

  it("then makes the chosen number of steps per second", () => {
    for (const speed of [1, 2, 4, 16, 60]) {
      const { play, player } = playing(speed);
      player.wake();
      for (let i = 0; i < 100; i += 1) screen.frame(20);
      assert.ok(Math.abs(play.made - (1 + 2 * speed)) <= 1, `${play.made} steps at speed ${speed}`);
    }
  });

  it("makes several steps in one frame if the speed is higher than the screen's", () => {
    const { play, player } = playing(500);
    player.wake();
    for (let i = 0; i < 50; i += 1) screen.frame(20);
    assert.ok(Math.abs(play.made - 501) <= 1);
    assert.ok(play.counts.every((count) => count > 0 && Number.isInteger(count)));
  });

  it("at full speed takes about 400 frames for any search, with at least one step per frame", () => {
    const { play, player } = playing(0, 100_000);
    player.wake();
    for (let i = 0; i < 400; i += 1) screen.frame(16);
    assert.equal(play.made, 100_000);
    play.steps = 3;
    play.made = 0;
    screen.frame(16);
    assert.equal(play.made, 1);
  });

  it("does not catch up after the page was in the background", () => {
    const { play, player } = playing(4);
    player.wake();
    screen.frame(16);
    play.made = 0;
    screen.frame(60_000);
    assert.ok(play.made <= 1, `${play.made} steps`);
  });

  it("follows a change of speed at the next frame", () => {
    const { play, player } = playing(1);
    player.wake();
    for (let i = 0; i < 10; i += 1) screen.frame(20);
    play.made = 0;
    play.speed = 50;
    for (let i = 0; i < 50; i += 1) screen.frame(20);
    assert.ok(Math.abs(play.made - 50) <= 1);
  });

  it("asks for no more frames when it has stopped", () => {
    const { play, player } = playing(2);
    player.wake();
    screen.frame(16);
    play.on = false;
    screen.frame(16);
    assert.equal(screen.asked(), 0);
    assert.equal(play.made, 1);
  });

  it("does not start if nothing plays", () => {
    const { play, player } = playing(2);
    play.on = false;
    player.wake();
    assert.equal(screen.asked(), 0);
  });

  it("runs one clock, no matter how often it is woken", () => {
    const { play, player } = playing(2);
    player.wake();
    player.wake();
    player.wake();
    assert.equal(screen.asked(), 1);
    screen.frame(16);
    player.wake();
    assert.equal(screen.asked(), 1);
    assert.equal(play.made, 1);
  });

  it("can be woken again after a pause, and then steps at once", () => {
    const { play, player } = playing(1);
    player.wake();
    screen.frame(16);
    play.on = false;
    screen.frame(16);
    play.on = true;
    screen.frame(5000);
    player.wake();
    screen.frame(16);
    assert.equal(play.made, 2);
  });
});
