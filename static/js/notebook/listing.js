/** The source as a plain listing. Pure functions. */

/**
 * A line of the listing; a gap stands for lines that are not shown.
 * @typedef {{number: number, text: string} | {number: 0, text: ""}} Line
 * @typedef {{text: string, kind: "" | "keyword" | "string" | "comment" | "name"}} Token
 */

/** So many empty lines in a row are no longer a pause in the program, but a part that is not shown. */
const MOST_EMPTY = 2;

/** @param {string} source in which the lines that are not shown are empty @returns {Line[]} */
export function linesOf(source) {
  /** @type {Line[]} */
  const shown = [];
  let empty = 0;
  source.split("\n").forEach((text, at) => {
    if (text.trim() === "") {
      empty += 1;
      return;
    }
    if (shown.length > 0 && empty > MOST_EMPTY) shown.push({ number: 0, text: "" });
    else if (shown.length > 0) for (let i = empty; i > 0; i -= 1) shown.push({ number: at + 1 - i, text: "" });
    empty = 0;
    shown.push({ number: at + 1, text });
  });
  return undented(shown);
}

/** A method or an inner function begins at the left edge too. @param {Line[]} lines */
function undented(lines) {
  const indents = lines.filter(({ text }) => text !== "").map(({ text }) => text.length - text.trimStart().length);
  const least = Math.min(...indents);
  return least > 0 && Number.isFinite(least) ? lines.map((line) => ({ ...line, text: line.text.slice(least) })) : lines;
}

const KEYWORDS =
  "False|None|True|and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield";
const TOKEN = new RegExp(
  `(?<comment>#.*)|(?<string>[rbfuRBFU]{0,2}(?:"""[^]*?(?:"""|$)|'''[^]*?(?:'''|$)|"(?:[^"\\\\]|\\\\.)*"?|'(?:[^'\\\\]|\\\\.)*'?))|(?<=\\b(?:def|class) )(?<name>\\w+)|\\b(?<keyword>${KEYWORDS})\\b`,
  "g",
);

/** The pieces of a line, to be coloured. @param {string} text @returns {Token[]} */
export function tokensOf(text) {
  /** @type {Token[]} */
  const tokens = [];
  let at = 0;
  for (const found of text.matchAll(TOKEN)) {
    if (found.index > at) tokens.push({ text: text.slice(at, found.index), kind: "" });
    const [kind] = Object.entries(found.groups ?? {}).find(([, held]) => held !== undefined) ?? [""];
    tokens.push({ text: found[0], kind: /** @type {Token["kind"]} */ (kind) });
    at = found.index + found[0].length;
  }
  if (at < text.length) tokens.push({ text: text.slice(at), kind: "" });
  return tokens;
}
