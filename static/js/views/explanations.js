/** The texts behind "What is this?". */

/**
 * The text of an explanation; null if there is none. The bundler includes every file that matches.
 * @param {string} about @param {string} id
 */
export async function explanationOf(about, id) {
  try {
    const found =
      about === "subject"
        ? await import(`../../explain/games/${id}.html`)
        : await import(`../../explain/searches/${id}.html`);
    return /** @type {string} */ (found.default);
  } catch {
    return null;
  }
}
