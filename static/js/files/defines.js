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
