/**
 * What is cut short in a menu, a tab or a chip, or what a short name stands for, is shown whole while the pointer is on
 * it or it has the focus. Screen readers have the whole text anyway, so the note is for the eyes only.
 */

/** The space between a text and its note, and between the note and the edge of the page, in CSS pixels. */
const GAP = 4;
/** What a menu needs for its padding and its arrow, in CSS pixels. */
const ARROW = 28;

/**
 * The text of an element that stands for a longer one (`data-whole`); or its own text, if a part of it is cut off or has given way
 * to the rest (`data-gives-way`); "" if all of it is seen.
 * @param {Element} element @param {(text: string, font: string) => number} measure  the width of a text in CSS pixels
 */
function textCutShort(element, measure) {
  if (element instanceof HTMLElement && element.dataset.whole) return element.dataset.whole;
  if (element instanceof HTMLSelectElement) return choiceCutShort(element, measure);
  const givesWay = [...element.querySelectorAll("[data-gives-way]")].some((part) => !part.checkVisibility());
  const cut = givesWay ? [element] : [element, ...element.querySelectorAll("*")].filter(isCutShort);
  return cut
    .map((part) => (part.textContent ?? "").replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join(" ");
}

/** @param {Element} part */
const isCutShort = (part) =>
  part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow === "ellipsis";

/** @param {HTMLSelectElement} menu @param {(text: string, font: string) => number} measure */
function choiceCutShort(menu, measure) {
  const text = menu.selectedOptions[0]?.text ?? "";
  const { font, opacity } = getComputedStyle(menu);
  return opacity !== "0" && measure(text, font) > menu.clientWidth - ARROW ? text : "";
}

/**
 * Where a note stands: below what it belongs to, or above if there is no room; never beyond the edges of the page.
 * @param {{left: number, top: number, bottom: number}} anchor @param {{width: number, height: number}} note
 * @param {{width: number, height: number}} page
 */
export function placeOfNote(anchor, note, page) {
  const left = Math.max(GAP, Math.min(anchor.left, page.width - note.width - GAP));
  const below = anchor.bottom + GAP;
  const top = below + note.height <= page.height ? below : Math.max(GAP, anchor.top - note.height - GAP);
  return { left, top };
}

const SHORTENED = "button, select, summary, a, h2, h3, li, .field, .presented, [tabindex]";

/** @param {Document} page */
export function showWholeTexts(page) {
  const note = page.createElement("div");
  note.className = "whole-text";
  note.hidden = true;
  note.setAttribute("aria-hidden", "true");
  page.body.append(note);
  const context = page.createElement("canvas").getContext("2d");
  /** @param {string} text @param {string} font */
  const measure = (text, font) => {
    if (!context) return 0;
    context.font = font;
    return context.measureText(text).width;
  };

  /** @param {Element | null} element */
  function show(element) {
    const text = element ? textCutShort(element, measure) : "";
    note.hidden = text === "";
    if (!element || note.hidden) return;
    note.textContent = text;
    const { width, height } = note.getBoundingClientRect();
    const size = { width: page.documentElement.clientWidth, height: page.documentElement.clientHeight };
    const { left, top } = placeOfNote(element.getBoundingClientRect(), { width, height }, size);
    note.style.left = `${left}px`;
    note.style.top = `${top}px`;
  }

  /** @param {Event} event */
  const at = ({ target }) => (target instanceof Element ? target.closest(SHORTENED) : null);

  page.addEventListener("pointerover", (event) => {
    // A reader may move onto the note, and select its text.
    if (event.target !== note) show(at(event));
  });
  page.addEventListener("focusin", (event) => show(at(event)));
  page.addEventListener("focusout", () => show(null));
  page.addEventListener("scroll", () => show(null), { capture: true, passive: true });
  for (const name of ["pointerdown", "change"]) page.addEventListener(name, () => show(null), { capture: true });
  page.defaultView?.addEventListener("resize", () => show(null));
  page.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") show(null);
  });
}
