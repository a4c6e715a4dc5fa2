/**
 * Nothing moves under the pointer between its press and the click. Pressing a button may end the editing of a field:
 * its text is then used, and the answer may make the page above the button longer or shorter. If that were drawn at
 * once, it would move the button away before it is released, and the click would be lost.
 */

/** Elements that do something when they are clicked. */
const CLICKED = 'button, a[href], summary, label, [data-variable], input[type="checkbox"], input[type="radio"]';
/** Elements that do something when they are pressed or dragged: a menu that opens may swallow the click. */
const PRESSED = 'select, textarea, input:not([type="checkbox"], [type="radio"])';
/** After a touch, the click may come this much later, in milliseconds. */
const CLICK_COMES = 400;

/**
 * @param {Pick<Document, "addEventListener">} page
 * @param {(work: () => void, ms: number) => unknown} [later]
 * @returns {(work: () => void) => void} does the work at once; while something is pressed, it does only the newest
 *   work, after the release
 */
export function createHold(page, later = setTimeout) {
  /** The number of the current press; 0 if nothing is pressed. */
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
    // If the pointer is released somewhere else, no click comes.
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
