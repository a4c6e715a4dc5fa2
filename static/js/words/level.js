/** For whom something is: the words of the page for what Python and lessons call a level. */

/** @param {string} level @returns {string} */
export const levelName = (level) => (level === "middle" ? "intermediate" : level);
