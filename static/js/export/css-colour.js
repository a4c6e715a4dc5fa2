/** Colours as a browser computes them, for files that other programs read. Pure functions. */

const MIXED = /^color\(srgb ([\d.e+-]+) ([\d.e+-]+) ([\d.e+-]+)(?: \/ ([\d.]+))?\)$/;
const PLAIN = /^rgba?\(([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)(?:[,/ ]+([\d.]+))?\)$/;

/** @typedef {{colour: string, opacity: number}} Ink */

/** A colour and its opacity apart, because older programs do not know `rgba()`. @param {string} css @returns {Ink} */
export function inkOf(css) {
  const mixed = MIXED.exec(css);
  if (mixed)
    return ink(
      mixed.slice(1, 4).map((part) => Number(part) * 255),
      mixed[4],
    );
  const plain = PLAIN.exec(css);
  return plain ? ink(plain.slice(1, 4).map(Number), plain[4]) : { colour: css, opacity: 1 };
}

/** @param {number[]} parts @param {string | undefined} opacity @returns {Ink} */
function ink(parts, opacity) {
  const digits = parts.map((part) =>
    Math.max(0, Math.min(255, Math.round(part)))
      .toString(16)
      .padStart(2, "0"),
  );
  return { colour: `#${digits.join("")}`, opacity: opacity === undefined ? 1 : Number(opacity) };
}

/** As attributes of an element; null if nothing of it is seen. @param {"fill" | "stroke"} name @param {string} css */
export function inked(name, css) {
  const { colour, opacity } = inkOf(css);
  return opacity === 0 || colour === "none"
    ? null
    : { [name]: colour, [`${name}-opacity`]: opacity === 1 ? null : opacity };
}
