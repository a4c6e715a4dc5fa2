// How a view says what the user wants. There is no other way.

/**
 * @param {HTMLElement} view
 * @param {import("../state/intents.js").Intent} intent
 */
export function sendIntent(view, intent) {
  view.dispatchEvent(new CustomEvent("intent", { bubbles: true, composed: true, detail: intent }));
}
