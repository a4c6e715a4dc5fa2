/**
 * The keys that work everywhere on the page, but where a control has them for itself.
 */

/** @type {Record<string, {type: string, [key: string]: unknown}>} */
const KEYS = {
  " ": { type: "play-pause" },
  ArrowRight: { type: "step", direction: 1 },
  ArrowLeft: { type: "step", direction: -1 },
  "Shift+ArrowRight": { type: "step-cut", direction: 1 },
  "Shift+ArrowLeft": { type: "step-cut", direction: -1 },
  Home: { type: "goto-start" },
  End: { type: "goto-end" },
  l: { type: "granularity", granularity: "line" },
  n: { type: "granularity", granularity: "node" },
  k: { type: "granularity", granularity: "cut" },
};

const OWN_KEYS = "input, select, textarea, summary, [contenteditable], code-view";
const PRESSED_BY_SPACE = "button, a";

/**
 * The intent that a key stands for, or null.
 * @param {{key: string, shiftKey: boolean, ctrlKey: boolean, metaKey: boolean, altKey: boolean, defaultPrevented: boolean}} event
 * @param {Element | null} target  what has the focus
 */
export function intentOfKey(event, target) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target?.closest(OWN_KEYS)) return null;
  if (event.key === " " && target?.closest(PRESSED_BY_SPACE)) return null;
  const shifted = event.shiftKey && event.key.startsWith("Arrow");
  return KEYS[shifted ? `Shift+${event.key}` : event.key] ?? null;
}
