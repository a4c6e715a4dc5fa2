/**
 * The keys that work everywhere on the page, except where a control needs them.
 */

/** @type {Record<string, import("../state/intents.js").Intent>} */
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
  p: { type: "present" },
};

/** More keys for presenter mode. A presenter's remote sends PageDown, PageUp and the full stop. */
/** @type {typeof KEYS} */
const PRESENTER_KEYS = {
  ...KEYS,
  PageDown: { type: "step", direction: 1 },
  PageUp: { type: "step", direction: -1 },
  ArrowDown: { type: "present-example", direction: 1 },
  ArrowUp: { type: "present-example", direction: -1 },
  m: { type: "present-method", direction: 1 },
  M: { type: "present-method", direction: -1 },
  g: { type: "gallery", about: "subject" },
  G: { type: "gallery", about: "method" },
  c: { type: "present-pair" },
  b: { type: "present-next-view" },
  "?": { type: "present-keys" },
  ".": { type: "black-screen" },
  s: { type: "point-with", pointer: "spotlight" },
  d: { type: "point-with", pointer: "pen" },
  Escape: { type: "close-topmost" },
};

const TYPED_IN = "input, textarea, [contenteditable], code-view, editor-view";
const CHOSEN_FROM = 'select, input[type="range"], input[type="radio"]';
const PRESSED_BY_SPACE = 'button, a, summary, input[type="checkbox"]';

/**
 * The intent that a key stands for, or null.
 * @param {{key: string, shiftKey: boolean, ctrlKey: boolean, metaKey: boolean, altKey: boolean, defaultPrevented: boolean}} event
 * @param {Element | null} target  what has the focus
 * @param {Element | null} [pointed]  the control that the pointer used last, if Tab was not pressed since
 * @param {boolean} [presenting]  whether the page is in presenter mode
 */
export function intentOfKey(event, target, pointed = null, presenting = false) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target && hasOwn(event.key, target, pointed)) return null;
  // The gallery is over the picture then, and its keys are its own: Escape closes it alone.
  if (presenting && target?.closest("dialog")) return null;
  const shifted = event.shiftKey && event.key.startsWith("Arrow");
  const keys = presenting ? PRESENTER_KEYS : KEYS;
  const intent = keys[shifted ? `Shift+${event.key}` : event.key] ?? null;
  // A dialog stays over everything else, so it is closed first.
  return intent?.type === "present" && target?.closest("dialog") ? null : intent;
}

/** Whether it is an arrow key alone. @param {KeyboardEvent} event */
export const isPlainArrow = ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
  key.startsWith("Arrow") && !(ctrlKey || metaKey || altKey || shiftKey);

/**
 * Whether the key belongs to the element with the focus. After choosing from a menu or moving a slider with the
 * pointer, a reader wants to step on: the keys no longer change that control, except the up and down arrows, which
 * the page does not use.
 * @param {string} key @param {Element} target @param {Element | null} pointed
 */
function hasOwn(key, target, pointed) {
  if (target.closest(PRESSED_BY_SPACE)) return key === " ";
  if (target.closest(CHOSEN_FROM)) return target !== pointed;
  return target.closest(TYPED_IN) !== null;
}

/**
 * The control that is used by pressing here, or by pressing its label.
 * @param {Element | null} pressed @returns {Element | null}
 */
export function controlAt(pressed) {
  const label = /** @type {HTMLLabelElement | null | undefined} */ (pressed?.closest("label"));
  return pressed?.closest(CHOSEN_FROM) ?? label?.control ?? null;
}
