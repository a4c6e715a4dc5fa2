/**
 * Writes what is still to be written when the page is left, hidden or closed. A phone may end a hidden page without a
 * word.
 * @param {Pick<import("./library.js").Library, "hurry">} library
 */
export function saveOnLeaving({ hurry }) {
  window.addEventListener("pagehide", hurry);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") hurry();
  });
}
