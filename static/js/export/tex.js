/** Text as TeX wants it. Pure functions. */

/** What TeX would take for a command. @type {Readonly<Record<string, string>>} */
const SPECIAL = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  "%": "\\%",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "<": "$<$",
  ">": "$>$",
  "|": "$|$",
  '"': "''",
};

/** Signs of the page that a plain LaTeX does not know. @type {Record<string, string>} */
const SIGNS = {
  "−": "$-$",
  "∞": "$\\infty$",
  "≤": "$\\leq$",
  "≥": "$\\geq$",
  "≈": "$\\approx$",
  "≡": "$\\equiv$",
  "≠": "$\\neq$",
  "×": "$\\times$",
  "·": "$\\cdot$",
  "→": "$\\to$",
  "←": "$\\leftarrow$",
  "↑": "$\\uparrow$",
  "↓": "$\\downarrow$",
  "∅": "$\\emptyset$",
  "∈": "$\\in$",
  "±": "$\\pm$",
  "√": "$\\surd$",
  α: "$\\alpha$",
  β: "$\\beta$",
  π: "$\\pi$",
  "…": "\\dots{}",
  "–": "--",
  "—": "---",
  "“": "``",
  "”": "''",
  "’": "'",
  "‘": "`",
  "⁺": "$^{+}$",
  "⁻": "$^{-}$",
  "✓": "$\\surd$",
  "✗": "$\\times$",
  "▲": "$\\triangle$",
  "▼": "$\\nabla$",
  "●": "$\\bullet$",
  "○": "$\\circ$",
  "⁄": "/",
  "\u00a0": "~",
  "\u202f": "\\,",
  "\n": " ",
};
for (const [i, digit] of [..."₀₁₂₃₄₅₆₇₈₉"].entries()) SIGNS[digit] = `$_{${i}}$`;
for (const [i, digit] of [..."⁰¹²³⁴⁵⁶⁷⁸⁹"].entries()) SIGNS[digit] = `$^{${i}}$`;
const FRACTIONS = {
  "½": [1, 2],
  "⅓": [1, 3],
  "⅔": [2, 3],
  "¼": [1, 4],
  "¾": [3, 4],
  "⅕": [1, 5],
  "⅖": [2, 5],
  "⅗": [3, 5],
  "⅘": [4, 5],
  "⅙": [1, 6],
  "⅚": [5, 6],
  "⅛": [1, 8],
  "⅜": [3, 8],
  "⅝": [5, 8],
  "⅞": [7, 8],
};
for (const [sign, [over, under]] of Object.entries(FRACTIONS)) SIGNS[sign] = `$\\frac{${over}}{${under}}$`;

/** A text in which nothing is a command by accident. @param {string} text */
export const texText = (text) =>
  [...text]
    .map((sign) => SPECIAL[sign] ?? SIGNS[sign] ?? sign)
    .join("")
    // Two formulas that touch are one: a₁₂ is $_{12}$.
    .replaceAll("}$$_{", "")
    .replaceAll("}$$^{", "");

/** A comment; a line break would end it. @param {string} text */
export const texComment = (text) =>
  text
    .split(/\r?\n/)
    .map((line) => `% ${line}\n`)
    .join("");

/** A colour as CSS computes it, in six hexadecimal digits; black if it is in another form. @param {string} css */
export function hexOf(css) {
  if (/^#[\da-f]{6}$/i.test(css)) return css.slice(1).toUpperCase();
  const parts = /^rgba?\(([^)]*)\)$/
    .exec(css)?.[1]
    .split(/[\s,/]+/)
    .slice(0, 3)
    .map(Number) ?? [0, 0, 0];
  return parts
    .map((part) => Math.round(part).toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}
