/** Adler-32: it tells the page whether a file is complete, and is the one that it was built with. */

const PRIME = 65_521;
/** This many bytes may be added before the second sum leaves the range of small integers. */
const STRETCH = 2_000;

export const EMPTY_SUM = 1;

/**
 * The sum after more bytes, given the sum before them.
 *
 * @param {number} before `EMPTY_SUM` if nothing comes before
 * @param {Uint8Array} bytes
 */
export function sumOf(before, bytes) {
  let low = before & 0xffff;
  let high = before >>> 16;
  for (let start = 0; start < bytes.length; start += STRETCH) {
    const end = Math.min(start + STRETCH, bytes.length);
    for (let i = start; i < end; i += 1) {
      low += bytes[i];
      high += low;
    }
    low %= PRIME;
    high %= PRIME;
  }
  return high * 65_536 + low;
}
