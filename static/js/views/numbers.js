// Numbers as people type them. Pure, no DOM.

/**
 * The number that a text says ("0.5", "−2", "1/3", "0,75"), or the text itself when it says none.
 * @param {string} text
 * @returns {number | string}
 */
export function readNumber(text) {
  const plain = text.trim().replace("−", "-").replace(/^(-?\d*),(\d+)$/, "$1.$2");
  const fraction = /^(-?\d+)\s*\/\s*(\d+)$/.exec(plain);
  const number = fraction ? Number(fraction[1]) / Number(fraction[2]) : Number(plain);
  return plain === "" || !Number.isFinite(number) ? text.trim() : number;
}

/**
 * The step of a slider: a power of ten, such that there are at least fifty of them.
 * @param {number} minimum
 * @param {number} maximum
 */
export function stepOf(minimum, maximum) {
  return 10 ** Math.floor(Math.log10((maximum - minimum) / 50));
}
