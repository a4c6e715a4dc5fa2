/**
 * What a sentence is made of, so that the page can colour names and link them to the tree.
 *
 * @typedef {object} Part
 * @property {string} text
 * @property {"MAX" | "MIN" | "cut" | "code" | "show" | ""} role
 * @property {number} row  the node it names, or −1
 * @property {string} [moves]  the moves that lead to this node, if its name does not tell them
 */

/** @param {string} text @returns {Part} */
export const textPart = (text) => ({ text, role: "", row: -1 });

/**
 * The same parts, with a capital at the beginning of each sentence.
 * @param {Part[]} parts @param {(part: Part) => boolean} [staysSmall]  even there
 * @returns {Part[]}
 */
export const capitalised = (parts, staysSmall = () => false) =>
  parts.map((part, i) => {
    const begins = i === 0 || parts[i - 1].text.endsWith(". ");
    return begins && !staysSmall(part)
      ? { ...part, text: part.text.charAt(0).toUpperCase() + part.text.slice(1) }
      : part;
  });
