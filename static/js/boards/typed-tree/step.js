/** Whole numbers one after the other, for a leaf whose number is dragged. Pure functions. */

/** The number in a text such as "2.5" or "1/2"; NaN if it is none. @param {string} text */
export function numberIn(text) {
  const [above, below = "1"] = text.replace("−", "-").split("/");
  return above.trim() === "" ? Number.NaN : Number(above) / Number(below);
}

/**
 * The number so many whole numbers above or below another one. From 2.5, the next ones are 3 and 2.
 * @param {number} from @param {number} steps
 */
export function stepped(from, steps) {
  if (steps === 0) return from;
  return steps > 0 ? Math.floor(from) + steps : Math.ceil(from) + steps;
}

/** Whether a number is in an interval that Python has told. @param {import("../../python/messages.js").WhatIf} interval @param {number} number */
export function isInside({ low, high, hasLow, hasHigh }, number) {
  const [least, most] = [Number(low), Number(high)];
  return (hasLow ? least <= number : least < number) && (hasHigh ? number <= most : number < most);
}

/**
 * The interval in words, as "from 2 to less than 5".
 * @param {import("../../python/messages.js").WhatIf} interval
 */
export function intervalText({ low, high, hasLow, hasHigh }) {
  const [least, most] = [Number(low), Number(high)];
  const write = (/** @type {number} */ number) => String(Math.round(number * 1000) / 1000).replace("-", "−");
  if (least === -Infinity && most === Infinity) return "at any number";
  if (least === most) return `only at ${write(least)}`;
  if (least === -Infinity) return hasHigh ? `up to ${write(most)}` : `below ${write(most)}`;
  if (most === Infinity) return hasLow ? `from ${write(least)} up` : `above ${write(least)}`;
  const from = hasLow ? `from ${write(least)}` : `above ${write(least)}`;
  return hasLow && hasHigh ? `${from} to ${write(most)}` : `${from} ${hasHigh ? "up to" : "and below"} ${write(most)}`;
}

/**
 * What is said about a number that is tried out.
 * @param {import("../../python/messages.js").WhatIf} reply
 */
export function whatIfText(reply) {
  if (reply.why) return reply.why;
  const alone = Number(reply.low) === Number(reply.high);
  return alone ? "Every other number changes something." : `Nothing changes ${intervalText(reply)}.`;
}
