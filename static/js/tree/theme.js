/**
 * The page's design tokens as the canvas needs them: resolved colours and fonts, and how large text is.
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
  "csp-red",
  "csp-green",
  "csp-blue",
  "csp-yellow",
  "csp-purple",
  "csp-orange",
]);

/**
 * The system's colours that stand for them where a reader has forced these upon all pages. Shapes, widths and dashes
 * tell the rest. Those of maps stay what they are: they are what is told.
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
};
const FORCED_COLOURS = "(forced-colors: active)";

/** @typedef {typeof COLOURS[number]} Colour */
/** @typedef {{colour: Record<Colour, string>, font: string, mono: string}} Theme */

/**
 * Reads the tokens as they hold for `element`. A custom property keeps its text, such as
 * "light-dark(…)"; only a property that uses it has a colour. So a probe wears each in turn.
 * @param {HTMLElement} element
 * @param {boolean} [forPaper]  light, whatever the page is and whatever the system forces upon screens
 * @returns {Theme}
 */
export function readTheme(element, forPaper = false) {
  const isForced = !forPaper && matchMedia(FORCED_COLOURS).matches;
  const probe = document.createElement("span");
  probe.hidden = true;
  // Otherwise all colours of the probe would be the one of forced text, and the canvas nothing but that.
  probe.style.setProperty("forced-color-adjust", "none");
  if (forPaper) probe.style.setProperty("color-scheme", "light");
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

/** The text size at which lengths of the picture are CSS pixels. */
const USUAL_TEXT = 16;

/** The picture grows by eighths: text that is larger by a hair need not be laid out anew, nor drawn less sharp. */
const STEPS = 8;

/**
 * How many CSS pixels a length of one is, so that the picture grows with the page's text: on a projector, or where a
 * reader wants it larger.
 */
export function unitOfPage() {
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, Math.round((STEPS * text) / USUAL_TEXT)) / STEPS;
}

/**
 * Calls back when the tokens may have changed: the system's scheme or forced colours, or the page's own choice.
 * @param {() => void} changed
 * @returns {() => void} stops watching
 */
export function watchTheme(changed) {
  const queries = ["(prefers-color-scheme: dark)", FORCED_COLOURS].map((query) => matchMedia(query));
  const observer = new MutationObserver(changed);
  for (const query of queries) query.addEventListener("change", changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "class", "style"] });
  return () => {
    for (const query of queries) query.removeEventListener("change", changed);
    observer.disconnect();
  };
}
