/**
 * Remembers the last answer of a function for the same arguments, so that a step does not compute again what is the
 * same for the whole trace.
 * @template {unknown[]} A @template R
 * @param {(...args: A) => R} compute
 * @returns {(...args: A) => R}
 */
export function remembered(compute) {
  /** @type {A | null} */
  let last = null;
  /** @type {R} */
  let answer;
  return (...args) => {
    if (last === null || args.some((arg, i) => arg !== last?.[i])) {
      answer = compute(...args);
      last = args;
    }
    return answer;
  };
}
