/**
 * Columns in as few bytes as their numbers need. Whoever reads a column sees the same numbers; whoever would write other
 * ones into it must make a column of its own.
 */

const INTEGERS = [Int8Array, Uint8Array, Int16Array, Uint16Array];
/** How many different numbers a byte can hold. */
const PER_BYTE = 256;

/** The least and the greatest number that an array of integers can hold. @param {typeof INTEGERS[number]} type */
function rangeOf({ name, BYTES_PER_ELEMENT }) {
  const numbers = PER_BYTE ** BYTES_PER_ELEMENT;
  return name.startsWith("U") ? { least: 0, most: numbers - 1 } : { least: -numbers / 2, most: numbers / 2 - 1 };
}

/**
 * The same integers; the same column if it is narrow already.
 * @template {Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array} Column
 * @param {Column} column
 * @returns {Int8Array | Uint8Array | Int16Array | Uint16Array | Column}
 */
export function narrowIntegers(column) {
  let least = 0;
  let most = 0;
  for (let i = 0; i < column.length; i += 1) {
    if (column[i] < least) least = column[i];
    else if (column[i] > most) most = column[i];
  }
  const Narrow = INTEGERS.find((type) => {
    const range = rangeOf(type);
    return range.least <= least && most <= range.most;
  });
  const isNarrower = Narrow && Narrow.BYTES_PER_ELEMENT < column.BYTES_PER_ELEMENT;
  return isNarrower ? new Narrow(column) : column;
}

/**
 * The same numbers in half the bytes, if that loses nothing of any of them; else the same column.
 * @param {Float64Array} column @returns {Float64Array | Float32Array}
 */
export function narrowNumbers(column) {
  for (let i = 0; i < column.length; i += 1) {
    const number = column[i];
    if (Math.fround(number) !== number && !Number.isNaN(number)) return column;
  }
  return new Float32Array(column);
}
