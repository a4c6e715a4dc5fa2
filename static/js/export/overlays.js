/** When what is seen on the slides of one frame. Pure functions. */

/**
 * The values of some steps, and on which of them each is seen: [{value: "3", on: "2-4,7-"}]. Slides count from 1; a
 * range without an end goes to the last.
 * @template T @param {readonly T[]} values  of each step
 * @returns {{value: T, on: string}[]} in the order in which they are first seen
 */
export function seenOn(values) {
  /** @type {Map<T, string[]>} */
  const found = new Map();
  for (let from = 0; from < values.length; ) {
    let to = from;
    while (to + 1 < values.length && values[to + 1] === values[from]) to += 1;
    const range = to === values.length - 1 ? `${from + 1}-` : to === from ? `${from + 1}` : `${from + 1}-${to + 1}`;
    found.set(values[from], [...(found.get(values[from]) ?? []), range]);
    from = to + 1;
  }
  return [...found].map(([value, ranges]) => ({ value, on: ranges.join(",") }));
}

/** Whether it is the same at all steps. @param {readonly unknown[]} values */
export const isSteady = (values) => values.every((value) => value === values[0]);

/** A text that changes from step to step. @param {readonly string[]} texts  are TeX already */
export const textOn = (texts) =>
  isSteady(texts)
    ? (texts[0] ?? "")
    : seenOn(texts)
        .filter(({ value }) => value !== "")
        .map(({ value, on }) => `\\only<${on}>{${value}}`)
        .join("");

/** Styles that change from step to step, as options of a node or of an edge. @param {readonly string[]} styles @returns {string[]} */
export const stylesOn = (styles) =>
  isSteady(styles)
    ? [styles[0]].filter(Boolean)
    : seenOn(styles)
        .filter(({ value }) => value !== "")
        .map(({ value, on }) => `onslide={<${on}>{${value}}}`);
