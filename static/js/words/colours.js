/** The colours of maps and graphs. Pure, no DOM. */

/** Each has a CSS token: `csp-` and its name. */
export const COLOURS = Object.freeze(["red", "green", "blue", "yellow", "purple", "orange"]);

/** The letter for a colour, so that nothing depends on colour alone. @param {string} colour */
export const letterOf = (colour) => colour.charAt(0).toUpperCase();
