/** The page's light colours, for pictures without a page. */

export const COLOUR = Object.freeze({
  surface: "#ffffff",
  raised: "#eef1f6",
  line: "#dfe1e6",
  control: "#82889a",
  ink: "#14171d",
  muted: "#5a6274",
  ghost: "#c9ccd3",
  max: "#1f5fd1",
  min: "#b0432a",
  best: "#14171d",
  cut: "#c22222",
  "cut-ink": "#ffffff",
  now: "#b87a00",
  "now-soft": "#fff3cc",
  focus: "#0050ff",
  lit: "#a0148c",
  "csp-red": "#d33333",
  "csp-green": "#228833",
  "csp-blue": "#2255cc",
  "csp-yellow": "#ddaa00",
  "csp-purple": "#8833aa",
  "csp-orange": "#dd7711",
});

export const THEME = Object.freeze({ colour: COLOUR, font: "sans-serif", mono: "monospace" });
