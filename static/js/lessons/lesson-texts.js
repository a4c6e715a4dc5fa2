/** The texts of the lessons that the page brings. */

/** The bundler includes every lesson of the folder. @param {string} id */
export const lessonText = async (id) => /** @type {string} */ ((await import(`../../lessons/${id}.md`)).default);
