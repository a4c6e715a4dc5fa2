// <code-view>: the Python code that runs, with the line that is about to run highlighted.
import { python } from "@codemirror/lang-python";
import { codeFolding, foldEffect } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { html, nothing } from "lit";

import { remembered } from "../../support/remember-last.js";
import { foldsOf } from "./folds.js";
import { codeLook } from "./look.js";
import { lightLine, litLine } from "./marks.js";
import { scrollToLine } from "./scroll.js";
import { sendIntent } from "../intent.js";
import { View } from "../view.js";

const look = EditorView.theme({
  ".cm-content": { caretColor: "transparent" },
  ".folded": {
    background: "var(--raised)",
    borderRadius: "3px",
    cursor: "pointer",
  },
  ".folded:focus-visible": { outline: "2px solid var(--focus)" },
});

/** The folds of the source: each can be opened on its own. */
const foldsIn = remembered(foldsOf);

/** A folded part is shown as a button that opens it. */
const folding = codeFolding({
  preparePlaceholder: (state, { from, to }) =>
    foldsIn(state.doc.toString()).find((fold) => fold.from === from && fold.to === to),
  placeholderDOM(_view, unfold, /** @type {import("./folds.js").Fold | undefined} */ fold) {
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
    canEdit: { type: Boolean },
  };

  constructor() {
    super();
    this.file = "";
    this.source = "";
    /** The highlighted line, 0 for none. */
    this.line = 0;
    /** The first line of the recursive part. */
    this.firstLine = 1;
    /** Whether the user can make a program of it. */
    this.canEdit = false;
    /** @type {EditorView | null} */
    this.editor = null;
    /** The line to scroll to. */
    this.sought = 0;
  }

  render() {
    // Where there is no room for both, the folder goes.
    const at = this.file.lastIndexOf("/") + 1;
    const folder = at > 0 ? html`<span class="folder" data-gives-way>${this.file.slice(0, at)}</span>` : nothing;
    const file = this.file.slice(at);
    return html`
      <section class="panel code" aria-labelledby="code-title">
        <h2 id="code-title"><span class="what" data-gives-way>Python · </span><span class="file">${folder}${file}</span></h2>
        ${
          this.canEdit
            ? html`<button class="small edit" title="Change this program and run your own" @click=${() => sendIntent(this, { type: "edit-source" })}>Edit</button>`
            : nothing
        }
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
    const sought = this.line > 0 ? this.line : this.firstLine;
    this.sought = sought;
    if (this.editor)
      scrollToLine(this.editor, sought, this.line > 0 ? "nearest" : "start", () => this.sought === sought);
  }

  #editorState() {
    return EditorState.create({
      doc: this.source,
      extensions: [
        lineNumbers(),
        python(),
        codeLook,
        folding,
        litLine,
        look,
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ "aria-label": `Source of ${this.file}`, tabindex: "0" }),
      ],
    });
  }
}

customElements.define("code-view", CodeView);
