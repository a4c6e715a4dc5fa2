// How Python looks on the page: what <code-view> shows and <editor-view> edits look the same.
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--code-keyword)" },
  {
    tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className)],
    color: "var(--code-name)",
  },
  { tag: [tags.string, tags.number], color: "var(--code-string)" },
  { tag: tags.comment, color: "var(--code-comment)" },
]);

/** The page's style sheets do not reach into the shadow root of the code. */
const theme = EditorView.theme({
  "&": { height: "100%", fontSize: "var(--code-size)", color: "var(--ink)", background: "none" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.27" },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "0", padding: "0 2px 0 4px" },
  ".cm-gutters": { color: "var(--muted)", background: "var(--surface)", border: "0" },
  // A line that is too long for the pane wraps, and the rest of it is indented a little.
  ".cm-line": { padding: "0 0 0 calc(5px + 3ch)", textIndent: "-3ch" },
  ".cm-line.lit": { background: "var(--now-soft)", boxShadow: "inset 3px 0 0 var(--now)" },
  "@media (forced-colors: active)": {
    ".cm-line.lit": { outline: "2px solid Highlight", outlineOffset: "-2px" },
  },
});

export const codeLook = [EditorView.lineWrapping, syntaxHighlighting(colours), theme];
