import { AGAIN } from "./again.js";
import { isWithoutOrigin } from "./origin.js";

/** The sums of the files that come later, by their paths; empty if the build tells nothing. @type {Readonly<Record<string, string>>} */
const SUMS = typeof PLYSCOPE_PARTS === "undefined" ? {} : PLYSCOPE_PARTS;

/** Their paths. */
export const LATER = Object.keys(SUMS);

/**
 * Loads a script of this build.
 * @param {string} path @param {string} missing  as below
 */
export const loadBuilt = (path, missing) => loadFile(path, (href, sum) => loadScript(href, missing, sum));

/**
 * Loads the style sheet of a part of this build, if it has one, at its place: see `placeStyles` in page/elements.js.
 * @param {string} path @param {string} missing  as below
 */
export async function loadBuiltStyles(path, missing) {
  const place = /** @type {HTMLLinkElement | null} */ (document.querySelector(`link[data-styles="${path}"]`));
  if (!place || SUMS[path] === undefined || place.sheet) return;
  await loadFile(path, (href, sum) => {
    if (!isWithoutOrigin()) place.integrity = sum;
    const loading = settled(place, missing);
    place.href = href;
    return loading;
  });
}

/**
 * Begins to fetch files of this build, all at the same time, for whatever will load them.
 * @param {readonly string[]} paths
 */
export function preload(paths) {
  if (isWithoutOrigin()) return;
  for (const path of paths) {
    const link = document.createElement("link");
    const as = path.endsWith(".css") ? "style" : "script";
    Object.assign(link, { rel: "preload", as, href: addressOf(path), integrity: SUMS[path] ?? "" });
    document.head.append(link);
  }
}

/** A browser that has kept this file of an earlier build asks for it again, because its address is another one. @param {string} path */
function addressOf(path) {
  const sum = SUMS[path] ?? "";
  return new URL(sum ? `${path}?${encodeURIComponent(sum.slice(-9, -1))}` : path, document.baseURI).href;
}

/**
 * What the browser or its service worker has kept may be another file: then it is fetched past them, once.
 * @param {string} path @param {(href: string, sum: string) => Promise<void>} load
 */
async function loadFile(path, load) {
  const sum = SUMS[path] ?? "";
  const href = addressOf(path);
  try {
    await load(href, sum);
  } catch (error) {
    if (isWithoutOrigin()) throw error;
    await fetch(href, AGAIN).catch(() => {});
    await load(href, sum);
  }
}

/**
 * Loads a classic script beside the page: the only kind of file that a page without an origin may load.
 * @param {string} address @param {string} missing  the sentence if it is not there, or not what it should be
 * @param {string} [integrity]  its sum; a page without an origin cannot check it
 * @returns {Promise<void>}
 */
export function loadScript(address, missing, integrity = "") {
  const script = document.createElement("script");
  script.src = address;
  if (!isWithoutOrigin()) script.integrity = integrity;
  const loading = loaded(script, missing);
  // It stays in the page until then: WebKit silently drops a loading script that is not in the page.
  document.head.append(script);
  return loading;
}

/**
 * Waits for a script that is still loading, and takes it out of the page then.
 * @param {HTMLScriptElement} script @param {string} missing  as above
 * @returns {Promise<void>}
 */
export const loaded = (script, missing) => settled(script, missing).finally(() => script.remove());

/** @param {HTMLElement} element @param {string} missing @returns {Promise<void>} */
const settled = (element, missing) =>
  new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(missing));
  });
