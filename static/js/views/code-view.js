// <code-view>: the Python code that runs, with the line that is about to run highlighted.
import { python } from "@codemirror/lang-python";
import { HighlightStyle, codeFolding, foldEffect, syntaxHighlighting } from "@codemirror/language";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { html } from "lit";

import { remembered } from "../support/remember-last.js";
import { foldsOf } from "./code-folds.js";
import { View } from "./view.js";

/** @type {import("@codemirror/state").StateEffectType<number>} */
const lightLine = StateEffect.define();

const litLine = StateField.define({
  create: () => Decoration.none,
  update(lit, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(lightLine)) continue;
      const line = effect.value;
      if (line < 1 || line > transaction.state.doc.lines) return Decoration.none;
      return Decoration.set([Decoration.line({ class: "lit" }).range(transaction.state.doc.line(line).from)]);
    }
    return lit;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--code-keyword)" },
  {
    tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className)],
    color: "var(--code-name)",
  },
  { tag: [tags.string, tags.number], color: "var(--code-string)" },
  { tag: tags.comment, color: "var(--code-comment)" },
]);

/** The editor's styles; the page's style sheets do not reach into its shadow root. */
const look = EditorView.theme({
  "&": { height: "100%", fontSize: "var(--code-size)", color: "var(--ink)", background: "none" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.27" },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "0", padding: "0 2px 0 4px" },
  ".cm-content": { caretColor: "transparent" },
  ".cm-gutters": { color: "var(--muted)", background: "var(--surface)", border: "0" },
  // A line that is too long for the pane wraps, and the rest of it is indented a little.
  ".cm-line": { padding: "0 0 0 calc(5px + 3ch)", textIndent: "-3ch" },
  ".cm-line.lit": { background: "var(--now-soft)", boxShadow: "inset 3px 0 0 var(--now)" },
  ".folded": {
    background: "var(--raised)",
    borderRadius: "3px",
    cursor: "pointer",
  },
  ".folded:focus-visible": { outline: "2px solid var(--focus)" },
  "@media (forced-colors: active)": {
    ".cm-line.lit": { outline: "2px solid Highlight", outlineOffset: "-2px" },
  },
});

/** The folds of the source: each can be opened on its own. */
const foldsIn = remembered(foldsOf);

/** A folded part is shown as a button that opens it. */
const folding = codeFolding({
  preparePlaceholder: (state, { from, to }) =>
    foldsIn(state.doc.toString()).find((fold) => fold.from === from && fold.to === to),
  placeholderDOM(_view, unfold, /** @type {import("./code-folds.js").Fold | undefined} */ fold) {
    // A <button> would not wrap where a line is too long for the pane.
    const button = document.createElement("span");
    button.className = "folded";
    button.role = "button";
    button.tabIndex = 0;
    button.textContent = fold?.text ?? "…";
    button.title = fold?.label ?? "Show";
    button.addEventListener("click", unfold);
    button.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") unfold(event);
    });
    return button;
  },
});

export class CodeView extends View {
  static properties = {
    file: {},
    source: {},
    line: { type: Number },
    firstLine: { type: Number },
  };

  constructor() {
    super();
    this.file = "";
    this.source = "";
    /** The highlighted line, 0 for none. */
    this.line = 0;
    /** The first line of the recursive part. */
    this.firstLine = 1;
    /** @type {EditorView | null} */
    this.editor = null;
    /** The line to scroll to. */
    this.sought = 0;
  }

  render() {
    return html`
      <section class="panel code" aria-labelledby="code-title">
        <h2 id="code-title">Python · <span class="file">${this.file}</span></h2>
        <div class="editor"></div>
      </section>
    `;
  }

  firstUpdated() {
    const parent = /** @type {HTMLElement} */ (this.querySelector(".editor"));
    // In a shadow root, CodeMirror adopts its style sheets. In the page it would add a <style> element, which a
    // Content-Security-Policy without "unsafe-inline" blocks, and the pane would stay empty.
    this.editor = new EditorView({ parent: parent.attachShadow({ mode: "open" }) });
    // A hidden pane cannot scroll, so it scrolls once it is shown.
    new ResizeObserver(() => this.#showLine()).observe(parent);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const { editor } = this;
    if (!editor) return;
    const newSource = changed.has("source");
    if (newSource) {
      editor.setState(this.#editorState());
      editor.dispatch({ effects: foldsIn(this.source).map((fold) => foldEffect.of(fold)) });
    }
    if (newSource || changed.has("line")) {
      editor.dispatch({ effects: lightLine.of(this.line) });
      this.#showLine();
    }
  }

  #showLine() {
    this.sought = this.line > 0 ? this.line : this.firstLine;
    this.#show(this.sought, this.line > 0 ? "nearest" : "start");
  }

  #editorState() {
    return EditorState.create({
      doc: this.source,
      extensions: [
        lineNumbers(),
        python(),
        EditorView.lineWrapping,
        folding,
        syntaxHighlighting(colours),
        litLine,
        look,
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ "aria-label": `Source of ${this.file}`, tabindex: "0" }),
      ],
    });
  }

  /**
   * Scrolls until `line` is visible. Only the editor scrolls, never the page around it.
   *
   * The height of lines that are not drawn yet is a guess, so the place is checked again after scrolling.
   * @param {number} line @param {"nearest" | "start"} where @param {number} [tries]
   */
  #show(line, where, tries = 4) {
    const editor = this.editor;
    if (!editor || line < 1 || line > editor.state.doc.lines) return;
    const { from } = editor.state.doc.line(line);
    editor.requestMeasure({
      read: () => ({
        block: editor.lineBlockAt(from),
        height: editor.scrollDOM.clientHeight,
        top: editor.scrollDOM.scrollTop,
      }),
      write: ({ block, height, top }) => {
        const margin = block.height;
        let goal = top;
        if (where === "start") goal = block.top + 3;
        else if (block.top < top + margin) goal = block.top - height / 3;
        else if (block.bottom > top + height - margin) goal = block.bottom - (2 * height) / 3;
        if (Math.abs(goal - top) < 1) return;
        editor.scrollDOM.scrollTop = goal;
        requestAnimationFrame(() => {
          if (tries > 1 && this.sought === line) this.#show(line, where, tries - 1);
        });
      },
    });
  }
}

customElements.define("code-view", CodeView);
