// The styles of what only the editor has: the cursor, errors, the list of completions, the search and the changes.
import { EditorView } from "@codemirror/view";

const BUTTON = {
  font: "inherit",
  color: "var(--ink)",
  background: "var(--surface)",
  border: "1px solid var(--control)",
  borderRadius: "6px",
  cursor: "pointer",
};

export const editorLook = EditorView.theme({
  ".cm-content": { caretColor: "var(--ink)", paddingBottom: "2em" },
  // The last line of a short text can be reached by pressing anywhere below it.
  ".cm-content, .cm-gutter": { minHeight: "100%" },
  ".cm-placeholder": { color: "var(--muted)", textIndent: "0", whiteSpace: "normal" },
  ".cm-line.wrong": { background: "color-mix(in srgb, var(--cut) 9%, transparent)" },
  ".cm-line.wrong.lit": { background: "var(--now-soft)" },
  ".underlined": { textDecoration: "underline wavy var(--cut) 1px", textUnderlineOffset: "3px" },
  "&.cm-focused .cm-matchingBracket, .cm-matchingBracket": {
    background: "var(--raised)",
    outline: "1px solid var(--control)",
  },
  "&.cm-focused .cm-nonmatchingBracket": { color: "var(--cut)", background: "none" },
  ".cm-searchMatch": { background: "var(--now-soft)", outline: "1px solid var(--now)" },
  ".cm-searchMatch.cm-searchMatch-selected": { background: "var(--now)", color: "var(--csp-ink)" },

  ".cm-panels": { color: "var(--ink)", background: "var(--surface)", fontFamily: "var(--font)" },
  ".cm-panels.cm-panels-top": { borderBottom: "1px solid var(--line)" },
  ".cm-panel.cm-search": {
    display: "flex",
    flexWrap: "wrap",
    gap: "6px",
    alignItems: "center",
    padding: "8px 36px 8px 8px",
    fontSize: "0.8125rem",
  },
  ".cm-panel.cm-search br": { flexBasis: "100%", height: "0" },
  ".cm-panel.cm-search label": {
    display: "inline-flex",
    gap: "4px",
    alignItems: "center",
    margin: "0",
    minHeight: "28px",
    fontSize: "inherit",
  },
  ".cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label": { margin: "0" },
  ".cm-panel.cm-search input[type=checkbox]": { width: "16px", height: "16px", accentColor: "var(--accent)" },
  ".cm-textfield": {
    flex: "1 1 9em",
    minWidth: "0",
    minHeight: "28px",
    padding: "2px 8px",
    font: "inherit",
    color: "var(--ink)",
    background: "var(--surface)",
    border: "1px solid var(--control)",
    borderRadius: "6px",
  },
  // What is looked for, and what replaces it, each begin a row.
  ".cm-textfield[name=search]": { flexBasis: "100%" },
  ".cm-textfield[name=replace]": { flexBasis: "14em" },
  ".cm-button": { ...BUTTON, minHeight: "28px", padding: "2px 10px", backgroundImage: "none", textTransform: "none" },
  ".cm-button:hover": { background: "var(--raised)" },
  ".cm-panel.cm-search [name=close]": {
    ...BUTTON,
    inset: "8px 6px auto auto",
    width: "28px",
    height: "28px",
    padding: "0",
    fontSize: "1rem",
    border: "0",
  },
  ".cm-panels :focus-visible": { outline: "2px solid var(--focus)", outlineOffset: "1px" },

  ".cm-tooltip": {
    color: "var(--ink)",
    background: "var(--surface)",
    border: "1px solid var(--control)",
    borderRadius: "6px",
    overflow: "hidden",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)", maxWidth: "min(26em, 90vw)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { minHeight: "24px", padding: "2px 8px", lineHeight: "1.6" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { color: "var(--ink)", background: "var(--now-soft)" },
  ".cm-completionDetail": { color: "var(--muted)", fontFamily: "var(--font)", fontStyle: "normal" },
  ".cm-completionMatchedText": { fontWeight: "700", textDecoration: "none" },
  ".cm-completionIcon": { display: "none" },

  "&.cm-merge-b .cm-changedLine": { background: "color-mix(in srgb, var(--best) 13%, transparent)" },
  "&.cm-merge-b .cm-changedText": { background: "color-mix(in srgb, var(--best) 20%, transparent)" },
  "&.cm-merge-b .cm-changedLineGutter": { background: "var(--best)" },
  ".cm-deletedChunk": { paddingLeft: "0", background: "color-mix(in srgb, var(--cut) 10%, transparent)" },
  ".cm-deletedChunk .cm-deletedLine": { padding: "0 0 0 calc(5px + 3ch)", textIndent: "-3ch" },
  ".cm-deletedChunk .cm-deletedLine del": { textDecoration: "line-through", textDecorationColor: "var(--cut)" },
  ".cm-deletedChunk .cm-deletedText": { background: "color-mix(in srgb, var(--cut) 24%, transparent)" },
  "&.cm-merge-b .cm-deletedLineGutter": { background: "var(--cut)" },
  ".cm-collapsedLines": {
    color: "var(--muted)",
    background: "var(--raised)",
    fontFamily: "var(--font)",
    textIndent: "0",
  },
  ".cm-collapsedLines::before, .cm-collapsedLines::after": { content: '"···"' },
  "@media (forced-colors: active)": {
    ".cm-tooltip-autocomplete ul li[aria-selected]": { outline: "2px solid Highlight", outlineOffset: "-2px" },
  },
});
