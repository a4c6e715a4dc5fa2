/**
 * What is wrong is said beside the control that was used. That may be at the edge of a pane, with the sentence out of
 * sight: it is scrolled into view once, when it appears or says something new.
 */

const ALERT = '[role="alert"]';
/** Whoever writes in the editor is told while typing; the text must not move away from under the caret. */
const EDITOR = ".cm-editor";

/**
 * Finds the alerts that say something new since the last time.
 * @returns {(page: Pick<ParentNode, "querySelectorAll">) => Element[]}
 */
export function createNewAlerts() {
  /** What each alert last said. @type {WeakMap<Element, string>} */
  const announced = new WeakMap();
  return (page) =>
    Array.from(page.querySelectorAll(ALERT)).filter((alert) => {
      const text = (alert.textContent ?? "").trim();
      const isNew = text !== "" && text !== announced.get(alert);
      announced.set(alert, text);
      return isNew;
    });
}

/** Scrolls each new alert of the page into view. @param {Document} page */
export function showAlerts(page) {
  const newAlerts = createNewAlerts();
  const observer = new MutationObserver(() => {
    const alerts = newAlerts(page);
    if (page.activeElement?.closest(EDITOR)) return;
    for (const alert of alerts) alert.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  observer.observe(page.body, { childList: true, characterData: true, subtree: true });
}
