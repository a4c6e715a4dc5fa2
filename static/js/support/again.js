/** How a page asks for a file that it has found wrong, past all that has kept it; and how the service worker knows. */

/** Not by the way in which the browser's cache is asked: with developer tools, that may be the same for all requests. */
const HEADER = "plyscope-again";

/** @type {{cache: RequestCache, headers: Record<string, string>}} */
export const AGAIN = { cache: "reload", headers: { [HEADER]: "1" } };

/** @param {{headers: Headers}} request */
export const isAgain = ({ headers }) => headers.has(HEADER);
