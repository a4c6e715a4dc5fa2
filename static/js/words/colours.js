/** The colours that maps and graphs are coloured with. Pure, no DOM. */

/** Each has a token, `csp-` and its name. */
export const COLOURS = Object.freeze(["red", "green", "blue", "yellow", "purple", "orange"]);

/** The letter that stands for a colour, so that nothing is said by colour alone. @param {string} colour */
export const letterOf = (colour) => colour.charAt(0).toUpperCase();
