/**
 * The page's design tokens as the canvas needs them: resolved colours and fonts, and the size of text.
 */

const COLOURS = /** @type {const} */ ([
  "surface",
  "raised",
  "line",
  "control",
  "ink",
  "muted",
  "ghost",
  "max",
  "min",
  "best",
  "cut",
  "cut-ink",
  "now",
  "now-soft",
  "focus",
  "lit",
  "shade-1",
  "shade-2",
  "shade-3",
  "shade-4",
  "shade-5",
  "shade-6",
  "shade-7",
  "csp-red",
  "csp-green",
  "csp-blue",
  "csp-yellow",
  "csp-purple",
  "csp-orange",
  "square-light",
  "square-dark",
  "piece-light",
  "piece-dark",
  "felt",
  "wood",
]);

/**
 * The system's colours that replace them if the reader forces system colours on all pages. Shapes, widths and dashes
 * still tell states apart. The colours of maps and scales stay, because they are the values themselves.
 * @type {Partial<Record<Colour, string>>}
 */
const FORCED = {
  surface: "Canvas",
  raised: "Canvas",
  line: "CanvasText",
  control: "CanvasText",
  ink: "CanvasText",
  muted: "CanvasText",
  ghost: "GrayText",
  max: "LinkText",
  min: "CanvasText",
  best: "LinkText",
  cut: "CanvasText",
  "cut-ink": "Canvas",
  now: "Highlight",
  "now-soft": "Canvas",
  focus: "Highlight",
  lit: "Highlight",
  "square-light": "Canvas",
  "square-dark": "Canvas",
  "piece-light": "Canvas",
  "piece-dark": "CanvasText",
  felt: "Canvas",
  wood: "Canvas",
};
const FORCED_COLOURS = "(forced-colors: active)";

/** @typedef {typeof COLOURS[number]} Colour */
/** @typedef {{colour: Record<Colour, string>, font: string, mono: string}} Theme */

/**
 * Reads the tokens as they apply to `element`. A custom property is only text, such as "light-dark(…)"; a property
 * that uses it has a resolved colour. So a hidden element gets each token in turn.
 * @param {HTMLElement} element
 * @param {"" | "light" | "dark"} [scheme]  for paper and files: this one, whatever the page's theme and the system's
 *   forced colours are
 * @returns {Theme}
 */
export function readTheme(element, scheme = "") {
  const isForced = !scheme && matchMedia(FORCED_COLOURS).matches;
  const probe = document.createElement("span");
  probe.hidden = true;
  // Otherwise the probe would always have the forced colour of text, and the canvas would be drawn in that alone.
  probe.style.setProperty("forced-color-adjust", "none");
  if (scheme) probe.style.setProperty("color-scheme", scheme);
  element.append(probe);
  const style = getComputedStyle(probe);
  const colour = /** @type {Record<Colour, string>} */ ({});
  for (const name of COLOURS) {
    probe.style.color = (isForced && FORCED[name]) || `var(--${name})`;
    colour[name] = style.color;
  }
  probe.style.fontFamily = "var(--font)";
  const font = style.fontFamily;
  probe.style.fontFamily = "var(--mono)";
  const mono = style.fontFamily;
  probe.remove();
  return { colour, font, mono };
}

/** The size of the page's text at which the picture's lengths are CSS pixels. */
const USUAL_TEXT = 16;

/** The picture grows in steps of an eighth: text that is only slightly larger needs no new layout, and stays sharp. */
const STEPS = 8;

/**
 * How many CSS pixels a length of 1 is, so that the picture grows with the page's text: on a projector, or if the
 * reader wants larger text.
 */
export function unitOfPage() {
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, Math.round((STEPS * text) / USUAL_TEXT)) / STEPS;
}

/** In presenter mode nothing smaller is written, in CSS pixels: it could not be read from the last row. */
const LEAST_PRESENTED = 14;

/**
 * The smallest text in units, as a whole number, if the page presents; undefined for the usual.
 * @param {number} unit CSS pixels in one unit of length
 */
export const leastTextOfPage = (unit) => (isPresented() ? Math.ceil(LEAST_PRESENTED / unit) : undefined);

/** Whether the picture is alone on the screen. */
export const isPresented = () => Boolean(document.documentElement.dataset.present);

/** @param {Node} element @param {string | null} name */
const attributeOf = (element, name) => /** @type {Element} */ (element).getAttribute(name ?? "");

/**
 * Calls back when the tokens may have changed: with the system's colour scheme, forced colours, or the page's own
 * theme.
 * @param {() => void} changed
 * @returns {() => void} stops watching
 */
export function watchTheme(changed) {
  const queries = ["(prefers-color-scheme: dark)", FORCED_COLOURS].map((query) => matchMedia(query));
  // An attribute that is set to what it was is told of, too.
  const observer = new MutationObserver((records) => {
    if (records.some(({ attributeName, oldValue, target }) => oldValue !== attributeOf(target, attributeName)))
      changed();
  });
  for (const query of queries) query.addEventListener("change", changed);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeOldValue: true,
    attributeFilter: ["data-theme", "data-present", "class", "style"],
  });
  return () => {
    for (const query of queries) query.removeEventListener("change", changed);
    observer.disconnect();
  };
}
