/**
 * A GIF of some frames. They are made one after the other, not in real time, so the film is as long as was wished,
 * however slow the device is; between two frames the page can do something else.
 */

import gifenc from "gifenc";
import { WrongPicture } from "./wrong.js";

/** A longer film is too large to be sent, and nobody watches it. */
export const MOST_FRAMES = 300;
const COLOURS = 255;
/** Where a frame has this colour, the frame before it is still seen: most of a picture stays as it is. */
const UNCHANGED = 255;
/** A frame stays where the next one has nothing. */
const KEEP = 1;
/** The last frame stays this many times as long, so that a film that begins again has an end. */
const LAST_STAYS = 3;
/** How many frames decide on the colours. */
const SAMPLES = 5;

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
  const colours = new Colours();
  for (let i = 0; i < SAMPLES; i += 1) {
    await pause();
    signal?.throwIfAborted();
    colours.count(frame(Math.round((i * (count - 1)) / (SAMPLES - 1))));
  }
  const palette = colours.palette();
  const encoder = gifenc.GIFEncoder();
  /** @type {Uint8Array | null} */
  let before = null;
  for (let i = 0; i < count; i += 1) {
    await pause();
    signal?.throwIfAborted();
    const pixels = frame(i);
    const delay = 1000 * seconds * (i === count - 1 ? LAST_STAYS : 1);
    const index = colours.indexOf(pixels);
    const look = i === 0 ? { palette, repeat: 0 } : { transparent: true, transparentIndex: UNCHANGED };
    encoder.writeFrame(changedIn(index, before), pixels.width, pixels.height, { ...look, delay, dispose: KEEP });
    before = index;
    onProgress((i + 1) / count);
  }
  encoder.finish();
  return encoder.bytes();
}

/** Lets the page do what is waiting. */
export const nextTask = () => new Promise((done) => setTimeout(done));

/** @param {Uint8Array} index @param {Uint8Array | null} before */
const changedIn = (index, before) =>
  before ? index.map((colour, i) => (colour === before[i] ? UNCHANGED : colour)) : index;

/**
 * The colours of a film: the most frequent ones of some frames, exactly; others become the nearest of these. The page has
 * few colours and their shades at edges, so nothing flickers and no colour is changed.
 */
class Colours {
  /** @type {Map<number, number>} how often each occurs */
  #counts = new Map();
  /** @type {number[][]} */
  #palette = [];
  /** @type {Map<number, number>} the place of each in the palette, once it is known */
  #places = new Map();

  /** @param {Pick<Pixels, "data">} pixels */
  count(pixels) {
    for (const colour of coloursOf(pixels)) this.#counts.set(colour, (this.#counts.get(colour) ?? 0) + 1);
  }

  /** The table of a GIF has a power of two: the places after the colours are never used, but for what is unchanged. */
  palette() {
    const byCount = [...this.#counts].sort(([, a], [, b]) => b - a).slice(0, COLOURS);
    this.#palette = byCount.map(([colour]) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]);
    const unused = Array.from({ length: UNCHANGED + 1 - this.#palette.length }, () => [0, 0, 0]);
    return [...this.#palette, ...unused];
  }

  /** @param {Pick<Pixels, "data">} pixels */
  indexOf(pixels) {
    const colours = coloursOf(pixels);
    const index = new Uint8Array(colours.length);
    // Most pixels have the colour of their neighbour.
    let [last, place] = [-1, 0];
    for (let i = 0; i < colours.length; i += 1) {
      if (colours[i] !== last) {
        last = colours[i];
        place = this.#placeOf(last);
      }
      index[i] = place;
    }
    return index;
  }

  /** @param {number} colour */
  #placeOf(colour) {
    const known = this.#places.get(colour);
    if (known !== undefined) return known;
    const found = gifenc.nearestColorIndex(this.#palette, [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]);
    this.#places.set(colour, found);
    return found;
  }
}

/** Each pixel as one number: red, then green and blue in the higher bytes. @param {Pick<Pixels, "data">} pixels */
const coloursOf = ({ data }) =>
  new Uint32Array(data.buffer, data.byteOffset, data.length / 4).map((pixel) => pixel & 0xff_ff_ff);
