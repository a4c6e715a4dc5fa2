/** What is wrong with the text of a lesson: one sentence, with the line. */
export class LessonFault extends Error {
  /** @param {number} line  counted from 1 @param {string} reason  a sentence without a beginning and with its full stop */
  constructor(line, reason) {
    super(`Line ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

/** What was typed, short enough for a sentence. @param {string} typed */
export const quoted = (typed) => `“${typed.length > 40 ? `${typed.slice(0, 39)}…` : typed}”`;

/** Several words in a sentence. @param {readonly string[]} words @param {string} [and] */
export const listed = (words, and = "or") =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words[words.length - 1]}`;

/** Each fault with its line, in the order of the lines. @param {readonly LessonFault[]} faults */
export const faultsText = (faults) =>
  faults
    .toSorted((one, other) => one.line - other.line)
    .map(({ message }) => message)
    .join("\n");
