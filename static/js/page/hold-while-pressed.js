/**
 * Nothing moves under the pointer between its press and the click. To press a button may end what is
 * done in a field: its text is taken then, and the answer may make the page above the button longer or
 * shorter. Drawn at once, that would pull the button away before it is let go, and the click would be lost.
 */

/** What does something when it is clicked. */
const CLICKED = 'button, a[href], summary, label, [data-region], input[type="checkbox"], input[type="radio"]';
/** What does something when it is pressed, or while it is dragged: a menu that opens may swallow the click. */
const PRESSED = 'select, textarea, input:not([type="checkbox"], [type="radio"])';
/** After a touch the click may come so much later, in milliseconds. */
const CLICK_COMES = 400;

/**
 * @param {Pick<Document, "addEventListener">} page
 * @param {(work: () => void, ms: number) => unknown} [later]
 * @returns {(work: () => void) => void} does work at once; or, while something is pressed, the newest of it
 *   when that is let go
 */
export function createHold(page, later = setTimeout) {
  /** Counts the presses; 0 is none, or one that has been let go. */
  let press = 0;
  let presses = 0;
  /** @type {(() => void) | null} */
  let waiting = null;

  function letGo() {
    press = 0;
    const work = waiting;
    waiting = null;
    work?.();
  }

  /** @param {PointerEvent} event */
  function begin({ target, button }) {
    const pressed = /** @type {Element | null} */ (target);
    if (press > 0) letGo();
    if (button === 0 && pressed?.closest(CLICKED) && !pressed.closest(PRESSED)) press = ++presses;
  }

  function end() {
    const ended = press;
    // Who lets go beside what was pressed has clicked nothing.
    later(() => press === ended && letGo(), CLICK_COMES);
  }

  page.addEventListener("pointerdown", begin, { capture: true });
  page.addEventListener("pointerup", end, { capture: true });
  page.addEventListener("pointercancel", letGo, { capture: true });
  page.addEventListener("click", letGo);

  return (work) => {
    if (press > 0) waiting = work;
    else work();
  };
}
