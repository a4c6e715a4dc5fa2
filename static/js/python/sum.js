/** Adler-32, by which the page knows whether a file has come whole and is the one it was built with. */

const PRIME = 65_521;
/** So many bytes may be added before the second sum would leave the range of small integers. */
const STRETCH = 2_000;

export const EMPTY_SUM = 1;

/**
 * The sum of bytes that follow others whose sum is known.
 *
 * @param {number} before `EMPTY_SUM` where nothing comes before
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
