/** Finding by the beginnings of words, whatever their case, accents and hyphens. Pure functions. */

/** @param {string} text */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Texts, as they are searched. @param {readonly string[]} texts */
export const findable = (texts) => ` ${plain(texts.join(" "))} `;

/** Whether each word of a query is the beginning of a word there. @param {string} words  from `findable` @param {string} query */
export const isFoundBy = (words, query) =>
  plain(query)
    .split(" ")
    .every((word) => words.includes(` ${word}`));
