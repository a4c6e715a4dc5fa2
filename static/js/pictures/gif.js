/**
 * A GIF of some frames. They are made one after the other, not in real time, so the film is as long as was wished,
 * however slow the device is; between two frames the page can do something else.
 */

import { GIFEncoder, applyPalette, quantize } from "gifenc";
import { WrongPicture } from "./wrong.js";

/** A longer film is too large to be sent, and nobody watches it. */
export const MOST_FRAMES = 300;
const COLOURS = 255;
/** Where a frame has this colour, the frame before it is still seen: most of a picture stays as it is. */
const UNCHANGED = 255;
/** Colours are compared with so many bits: enough for the few colours of the page. */
const FORMAT = "rgb565";
/** A frame stays where the next one has nothing. */
const KEEP = 1;
/** The last frame stays this many times as long, so that a film that begins again has an end. */
const LAST_STAYS = 3;

/** @typedef {{data: Uint8ClampedArray, width: number, height: number}} Pixels */

/**
 * @param {object} film
 * @param {number} film.count  how many frames there are
 * @param {(i: number) => Pixels} film.frame  all of one size
 * @param {number} film.seconds  how long each is seen
 * @param {AbortSignal} [film.signal]
 * @param {(share: number) => void} [film.onProgress]  from 0 to 1
 * @param {() => Promise<unknown>} [film.pause]  lets the page do something else
 * @returns {Promise<Uint8Array>}
 */
export async function gifOf({ count, frame, seconds, signal, onProgress = () => {}, pause = nextTask }) {
  if (count > MOST_FRAMES) {
    throw new WrongPicture(`These are ${count} steps, and a GIF has at most ${MOST_FRAMES}. Choose a shorter stretch.`);
  }
  const palette = paletteOf([...new Set([0, Math.floor(count / 2), count - 1])].map(frame));
  const encoder = GIFEncoder();
  /** @type {Uint8Array | null} */
  let before = null;
  for (let i = 0; i < count; i += 1) {
    await pause();
    signal?.throwIfAborted();
    const { data, width, height } = frame(i);
    const delay = 1000 * seconds * (i === count - 1 ? LAST_STAYS : 1);
    const index = applyPalette(data, palette, FORMAT);
    const look = i === 0 ? { palette, repeat: 0 } : { transparent: true, transparentIndex: UNCHANGED };
    encoder.writeFrame(changedIn(index, before), width, height, { ...look, delay, dispose: KEEP });
    before = index;
    onProgress((i + 1) / count);
  }
  encoder.finish();
  return encoder.bytes();
}

/** @param {Uint8Array} index @param {Uint8Array | null} before */
const changedIn = (index, before) =>
  before ? index.map((colour, i) => (colour === before[i] ? UNCHANGED : colour)) : index;

/** The colours of some frames together: with one palette for all, nothing flickers. @param {readonly Pixels[]} frames */
function paletteOf(frames) {
  const all = new Uint8ClampedArray(frames.reduce((sum, { data }) => sum + data.length, 0));
  let at = 0;
  for (const { data } of frames) {
    all.set(data, at);
    at += data.length;
  }
  return quantize(all, COLOURS, { format: FORMAT });
}

const nextTask = () => new Promise((done) => setTimeout(done));
