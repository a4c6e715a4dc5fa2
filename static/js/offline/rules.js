/** Where the service worker gets each file from. Pure functions. */

/** @typedef {"kept" | "fresh" | "pass"} CachePolicy  as it was kept; from the server, and as it was kept without one; not at all */

/**
 * A page and its files are of one build, so they come from what was kept of this build, all of them. What whoever put
 * up the page can change without a build, the lessons, comes from the server.
 *
 * @param {{method: string, url: string}} request
 * @param {string} scope  the address of the page's folder
 * @param {readonly string[]} files  those of this build, by their paths in the folder
 * @returns {CachePolicy}
 */
export function wayOf({ method, url }, scope, files) {
  if (method !== "GET" || !url.startsWith(scope)) return "pass";
  return files.includes(pathIn(url, scope)) ? "kept" : "fresh";
}

/** A file's path in the folder; the folder itself shows its index. @param {string} url @param {string} scope */
export const pathIn = (url, scope) => url.slice(scope.length).replace(/[?#].*$/s, "") || "index.html";
