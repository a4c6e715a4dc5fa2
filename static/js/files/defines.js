/** What a program defines that can be used elsewhere on the page, as far as its text tells. Pure functions. */

/** The functions that every game has. */
const RULES = ["actions", "result", "utility"];

/** @param {string} name @param {string} text */
const hasFunction = (name, text) =>
  new RegExp(String.raw`^[ \t]+(?:async )?def ${name}\(|^[ \t]+${name}\s*=`, "m").test(text);

/** Whether it defines a game: a class with the rules, or an entry like those of the page's own games. @param {string} text */
export const definesGame = (text) =>
  (/^ENTRY\b[^=\n]*=/m.test(text) && !text.includes("ProblemEntry")) ||
  (/^class /m.test(text) && RULES.every((name) => hasFunction(name, text)));

/** Whether it defines a constraint problem: its domains and constraints, or an entry like those of the page's own. @param {string} text */
export const definesProblem = (text) =>
  (/^ENTRY\b[^=\n]*=/m.test(text) && text.includes("ProblemEntry")) ||
  ["domains", "constraints"].every((name) => new RegExp(`^${name}\\b[^=\\n]*=[^=]`, "m").test(text));

/** Whether it defines an evaluation: a function `evaluate` of its own. @param {string} text */
export const definesEvaluation = (text) => /^def evaluate\(/m.test(text);

/** The first function that calls itself; "" if none does. @param {string} text */
export function calledItself(text) {
  const functions = text.split(/^(?=[ \t]*(?:async )?def )/m);
  const names = functions.map((each) => /^[ \t]*(?:async )?def (\w+)\(/.exec(each)?.[1] ?? "");
  return names.find((name, at) => name && functions[at].split(`${name}(`).length > 2) ?? "";
}

/** Whether at least a quarter of the lines of a text come from another. @param {string} text @param {string} other */
export function hasMuchOf(text, other) {
  const linesOf = (/** @type {string} */ each) =>
    each
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  const there = new Set(linesOf(other));
  const lines = linesOf(text);
  return 4 * lines.filter((line) => there.has(line)).length >= lines.length;
}
