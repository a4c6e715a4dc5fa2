// The weighted evaluation h(s) = w₁x₁ + w₂x₂ + … with its numbers, as MathML.
import { html, mathml, nothing } from "lit";
import { formatValue } from "../words/format.js";

/**
 * The terms of the sum. Terms with weight 0 are left out; text that is not a number is shown as "?".
 * @param {readonly (number | string)[]} weights
 * @returns {{sign: "+" | "−" | "", weight: string, index: number}[]} `index` counts from 1
 */
export function termsOf(weights) {
  const terms = weights.map((weight, place) => ({ weight, index: place + 1 })).filter(({ weight }) => weight !== 0);
  return terms.map(({ weight, index }, place) => {
    if (typeof weight === "string") return { sign: place > 0 ? "+" : "", weight: "?", index };
    const sign = weight < 0 ? "−" : place > 0 ? "+" : "";
    return { sign, weight: formatValue(Math.abs(weight)), index };
  });
}

/** The largest weight that Python takes, on either side of 0. */
const LARGEST = 1_000_000;

/** Whether Python refuses a weight: then the reason belongs beside it. @param {number | string} weight */
export const isWrong = (weight) => typeof weight === "string" || Math.abs(weight) > LARGEST;

/** A formula for each term, so that a long sum can go on in the next line. @param {readonly (number | string)[]} weights */
export function weightedSum(weights) {
  const terms = termsOf(weights);
  return html`<math><mi>h</mi><mo>(</mo><mi>s</mi><mo>)</mo><mo>=</mo>${terms.length === 0 ? mathml`<mn>0</mn>` : nothing}</math>
    ${terms.map(
      ({ sign, weight, index }, place) => html`
        <math>${sign ? mathml`<mo form=${place > 0 ? "infix" : "prefix"}>${sign}</mo>` : nothing}<mn>${weight}</mn
          ><mo>&#x2062;</mo><msub><mi>x</mi><mn>${index}</mn></msub></math>
      `,
    )}`;
}
