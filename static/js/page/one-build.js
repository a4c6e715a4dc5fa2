/**
 * Whether the files that have come are of one build: while a new one is being put up, or where a folder was copied over
 * another only in part, a page could begin with some of each. Imported first: if they are not, nothing else runs.
 */

import { BUILD_ID } from "../python/built.js";
import { AGAIN } from "../support/again.js";
import { isWithoutOrigin } from "../support/origin.js";
import { askForNext } from "./next.js";

/** That the files were fetched again, for this visit. */
const FETCHED = "plyscope fetched again";

const root = document.documentElement;
const begun = /** @type {{plyscopePython?: {build?: string}}} */ (globalThis).plyscopePython;
// Without the script that goes ahead, Python begins later.
const ids = [root.dataset.build, begun ? begun.build : BUILD_ID];

// The scripts that come later look here whether they belong to it.
Object.assign(globalThis, { plyscopeBuild: BUILD_ID });

check(ids);
askForNext();
// WebKit runs a script without waiting for the styles.
if (buildsOfStyles().includes("")) addEventListener("load", checkStyles);
else checkStyles();

function checkStyles() {
  check(buildsOfStyles());
  remember("");
}

/** Of each style sheet; "" while it has not come. */
function buildsOfStyles() {
  const styles = getComputedStyle(root);
  return ["app", "layout", "last"].map((name) =>
    styles.getPropertyValue(`--plyscope-${name}`).replaceAll(/["'\s]/g, ""),
  );
}

/** @param {(string | undefined)[]} builds */
function check(builds) {
  if (BUILD_ID === "" || builds.every((id) => id === BUILD_ID)) return;
  showMismatch();
  if (!isWithoutOrigin()) fetchAgain();
  throw new Error("The files of this page are of two builds.");
}

/** In the place of the sentence that the page has not started yet; where it has started, instead of the page. */
function showMismatch() {
  const unstarted = document.getElementById("unstarted") ?? document.body;
  const [heading, why] = [document.createElement("h2"), document.createElement("p")];
  [heading.textContent, why.textContent] = isWithoutOrigin()
    ? ["Plyscope cannot start", "The files of this page are of different versions: copy the whole folder again."]
    : ["Plyscope is being updated", "Some files of this page are newer than others: reload the page in a minute."];
  why.role = "alert";
  unstarted.replaceChildren(heading, why);
}

/** What was kept may be old: it is fetched past the browser's cache once, and the page begins again. */
async function fetchAgain() {
  if (!remember("yes")) return;
  const named = [...document.querySelectorAll("script[src], link[href]")];
  const addresses = named.map((each) => each.getAttribute("src") ?? each.getAttribute("href") ?? "");
  const all = [location.href, ...addresses].map((address) => fetch(address, AGAIN).catch(() => {}));
  await Promise.all(all);
  location.reload();
}

/** @param {string} what @returns {boolean} whether this is new, and could be kept */
function remember(what) {
  try {
    const before = sessionStorage.getItem(FETCHED) ?? "";
    sessionStorage.setItem(FETCHED, what && before ? "" : what);
    return before === "";
  } catch {
    return false;
  }
}
