// The one way for a view to say what the user wants.

/**
 * @param {HTMLElement} view
 * @param {import("../app/intents.js").Intent} intent
 */
export function sendIntent(view, intent) {
  view.dispatchEvent(new CustomEvent("intent", { bubbles: true, composed: true, detail: intent }));
}
