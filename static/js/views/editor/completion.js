// What the editor offers while a person types: Python's keywords and built-in functions, the names defined around the
// cursor, the methods of a game, and the attributes that the text already uses.
import { CompletionContext, ifNotIn, snippetCompletion } from "@codemirror/autocomplete";
import { globalCompletion, localCompletionSource } from "@codemirror/lang-python";
import { ensureSyntaxTree } from "@codemirror/language";

/** The methods that every game has: what is typed after the name, what to answer, and what it says. */
const METHODS = [
  { name: "to_move", takes: "state", answer: '"MAX"', says: "whose turn it is" },
  { name: "actions", takes: "state", answer: "[]", says: "the legal moves, none at the end" },
  { name: "result", takes: "state, action", answer: "state", says: "the state after a move" },
  { name: "is_terminal", takes: "state", answer: "False", says: "whether the game is over" },
  { name: "utility", takes: "state", answer: "0", says: "what the end is worth to MAX" },
  { name: "evaluate", takes: "state", answer: "0", says: "an estimate before the end" },
];
const INITIAL = { label: "initial", type: "property", detail: "the first state" };

const DEFINED = METHODS.map(({ name, takes, answer, says }) =>
  snippetCompletion(`${name}(self, ${takes}):\n\t\${return ${answer}}`, { label: name, type: "method", detail: says }),
);
const CALLED = METHODS.map(({ name, takes, says }) =>
  snippetCompletion(`${name}(${takes.replaceAll(/\w+/g, (word) => `\${${word}}`)})`, {
    label: name,
    type: "method",
    detail: says,
  }),
);

/** The names that a text uses after a dot or defines as methods, each once. @param {string} text */
export const attributesIn = (text) => [
  ...new Set([...text.matchAll(/(?:\.|\bdef\s+)([A-Za-z_]\w*)/g)].map(([, name]) => name)),
];

/** @type {import("@codemirror/autocomplete").CompletionSource} */
function gameMethods(context) {
  const word = context.matchBefore(/^[ \t]+(?:async[ \t]+)?def[ \t]+\w*/);
  if (word === null) return null;
  return { from: word.from + word.text.search(/\w*$/), options: DEFINED, validFor: /^\w*$/ };
}

/** @type {import("@codemirror/autocomplete").CompletionSource} */
function afterDot(context) {
  // After a number, a dot is a decimal point.
  const word = context.matchBefore(/(?:[A-Za-z_]\w*|[)\]])\.\w*/);
  if (word === null) return null;
  const start = word.text.indexOf(".") + 1;
  const typed = word.text.slice(start);
  const options = [
    ...CALLED,
    INITIAL,
    ...attributesIn(context.state.doc.toString())
      .filter((name) => name !== typed && name !== INITIAL.label && !METHODS.some((method) => method.name === name))
      .map((label) => ({ label, type: "property" })),
  ];
  return { from: word.from + start, options, validFor: /^\w*$/ };
}

const NOT_CODE = ["String", "FormatString", "Comment"];

/**
 * Nothing that exists already is offered as the name of something new.
 * @param {import("@codemirror/autocomplete").CompletionSource} source
 * @returns {import("@codemirror/autocomplete").CompletionSource}
 */
const ifNotNaming = (source) => (context) =>
  context.matchBefore(/\b(?:def|class)[ \t]+\w*/) === null ? source(context) : null;

const PARSED_AT_ONCE = 20;

/**
 * The editor parses a text for some milliseconds at a time; a name is to be found however slow the device is, while the
 * page goes on. The tree that is ready then belongs to the next state.
 * @param {import("@codemirror/autocomplete").CompletionSource} source
 * @returns {import("@codemirror/autocomplete").CompletionSource}
 */
const whenParsed = (source) => async (context) => {
  const { state, pos, explicit, view } = context;
  while (!ensureSyntaxTree(state, state.doc.length, PARSED_AT_ONCE)) {
    await pause();
    if (context.aborted) return null;
  }
  return source(new CompletionContext(state.update({}).state, pos, explicit, view));
};

const pause = () => new Promise((resolve) => setTimeout(resolve));

export const completions = [
  gameMethods,
  whenParsed(ifNotIn(NOT_CODE, afterDot)),
  ifNotNaming(whenParsed(globalCompletion)),
  ifNotNaming(whenParsed(localCompletionSource)),
];
