// <editor-view>: a person's own program, to be written and run.
import { indentLess, indentMore, redo, undo } from "@codemirror/commands";
import { openSearchPanel } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { EditorView as CodeMirror } from "@codemirror/view";
import { html, nothing } from "lit";

import { definesGame, definesProblem } from "../../files/defines.js";
import { withPlainLines } from "../../files/decoded.js";
import { readDropped, wishOfDropped } from "../../files/dropped.js";
import { lightLine, markError } from "../code/marks.js";
import { scrollToLine } from "../code/scroll.js";
import { changeBetween } from "./change.js";
import { itemsOf } from "./items.js";
import { byPage, comparedWith, comparison, editorSetup, label, labelled, writable, writableOr } from "./setup.js";
import { sendIntent } from "../intent.js";
import { menuOf } from "../menu.js";
import { beginNaming, nameField } from "../name-field.js";
import { View } from "../view.js";

const ON_MAC = /Mac|iPhone|iPad/.test(navigator.platform);
const MOD = ON_MAC ? "⌘" : "Ctrl+";

/** What the keyboard of a phone lacks. */
const TOUCH_KEYS = [
  { text: "Undo", command: undo },
  { text: "Redo", command: redo },
  { text: "← Outdent", command: indentLess },
  { text: "Indent →", command: indentMore },
];

/** So many of the files beside a program are named. */
const MOST_NAMED = 3;

/**
 * Intents: `edit-program`, `run-program`, `stop`, `new-program`, `paste-program`, `show-files`, `drop-files`, `duplicate-program`,
 * `rename-program`, `download-program`, `download-programs`, `show-changes`, `back-to-original`.
 */
export class EditorView extends View {
  static properties = {
    program: {},
    name: {},
    text: {},
    original: {},
    line: { type: Number },
    ranText: {},
    problem: { attribute: false },
    busy: { type: Boolean },
    readOnly: { type: Boolean },
    changes: { type: Boolean },
    trouble: {},
    beside: { attribute: false },
    current: { state: true },
    renaming: { state: true },
  };

  constructor() {
    super();
    /** The id of the program. Another program has its own cursor, and its own changes to undo. */
    this.program = "";
    /** The name of its file. */
    this.name = "";
    this.text = "";
    /** The text that it began with; null if there is none. @type {string | null} */
    this.original = null;
    /** The line that the run is at, 0 for none. It is highlighted as long as the text is the one that ran. */
    this.line = 0;
    /** The text of the run that is shown; "" for none. */
    this.ranText = "";
    /** What is wrong, and in which line; 0 for no line. @type {{line: number, message: string} | null} */
    this.problem = null;
    /** The names of the files in its folder, which it can import. @type {readonly string[]} */
    this.beside = [];
    /** Whether a run is under way. */
    this.busy = false;
    this.readOnly = false;
    /** Whether the changes from the original are shown. */
    this.changes = false;
    /** What cannot be kept on the device, in one sentence; "" if everything is kept. */
    this.trouble = "";
    /** The text in the editor. */
    this.current = "";
    this.renaming = false;
    /** @type {CodeMirror | null} */
    this.editor = null;
    /** The line to scroll to. */
    this.sought = 0;
    /** The programs that were shown before, as they were left. @type {Map<string, EditorState>} */
    this.left = new Map();
  }

  /** Whether the run that is shown is of another text. */
  get isStale() {
    return this.ranText !== "" && withPlainLines(this.ranText) !== this.current;
  }

  render() {
    return html`
      <section
        class="panel code"
        aria-labelledby="editor-title"
        @keydown=${this.#key}
        @dragover=${this.#over}
        @drop=${this.#dropped}
      >
        <div class="head">
          <h2 id="editor-title" ?hidden=${this.renaming}>
            <span class="hidden-text">Your program: </span><span class="file" title=${this.name}>${this.name}</span>
          </h2>
          ${this.renaming ? nameField({ name: this.name, onName: (name) => this.#rename(name) }) : nothing}
          ${
            this.busy
              ? nothing
              : html`<button class="small" @click=${this.#paste}>Paste</button>
                <button class="small" @click=${this.#new}>New</button>`
          }
          ${this.#useButton()} ${this.#runButton()} ${menuOf({ id: "program-menu", label: "File and more", items: this.#items() })}
        </div>
        ${
          this.changes && this.original !== null
            ? html`<div class="comparison">
                <p>
                  ${
                    this.current === this.original
                      ? "This is the original."
                      : html`Changes from the original: <ins>new</ins> <del>gone</del>`
                  }
                </p>
                <button class="small" @click=${() => sendIntent(this, { type: "show-changes", shown: false })}>
                  Hide changes
                </button>
              </div>`
            : nothing
        }
        <div class="editor"></div>
        <div class="touch-keys">
          ${TOUCH_KEYS.map(
            ({ text, command }) =>
              html`<button class="small" ?disabled=${this.readOnly} @click=${() => this.#do(command)}>${text}</button>`,
          )}
        </div>
        <div role="alert">${this.#problem()}</div>
        <p class="note" role="status">${this.#note()}</p>
        ${this.#beside()}
        ${this.trouble === "" ? nothing : html`<p class="note trouble" role="status">${this.trouble}</p>`}
      </section>
    `;
  }

  #runButton() {
    return this.busy
      ? html`<button class="stop" aria-keyshortcuts="${ON_MAC ? "Meta" : "Control"}+." @click=${this.#stop}>
          Stop <kbd aria-hidden="true">${MOD}.</kbd>
        </button>`
      : html`<button class="main run" aria-keyshortcuts="${ON_MAC ? "Meta" : "Control"}+Enter" @click=${this.#run}>
          Run <kbd aria-hidden="true">${MOD}↵</kbd>
        </button>`;
  }

  /** For a program that defines a game or a constraint problem. */
  #useButton() {
    const isGame = definesGame(this.current);
    if (this.busy || !(isGame || definesProblem(this.current))) return nothing;
    return html`<button
      class="use-own"
      title=${isGame ? "Open this game under Games" : "Open this problem under Constraints"}
      @click=${() => sendIntent(this, { type: "use-own" })}
    >
      ${isGame ? "Play and search it" : "Solve it"}
    </button>`;
  }

  #items() {
    return itemsOf(this, {
      send: (intent) => sendIntent(this, intent),
      rename: () => this.#beginNaming(),
      find: () => this.#do(openSearchPanel),
    });
  }

  #problem() {
    const { problem } = this;
    if (problem === null) return nothing;
    return html`<p class="problem">
      ${
        problem.line > 0
          ? html`<button class="small" @click=${() => this.#goTo(problem.line)}>Line ${problem.line}</button> `
          : nothing
      }<span>${problem.message}</span>
    </p>`;
  }

  #note() {
    return this.isStale && !this.busy ? "This text has not been run yet: what is shown is of the run before." : nothing;
  }

  #beside() {
    if (this.beside.length === 0) return nothing;
    const [shown, more] = [this.beside.slice(0, MOST_NAMED), this.beside.length - MOST_NAMED];
    return html`<p class="note beside">
      In the same folder: ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}.
      <button class="small" @click=${() => sendIntent(this, { type: "show-files", shown: "list" })}>My programs</button>
    </p>`;
  }

  firstUpdated() {
    const parent = /** @type {HTMLElement} */ (this.querySelector(".editor"));
    // In a shadow root, CodeMirror adopts its style sheets, which the page's Content-Security-Policy allows.
    this.editor = new CodeMirror({ parent: parent.attachShadow({ mode: "open" }), state: this.#stateOf(this.text) });
    // A hidden pane cannot scroll, so it scrolls once it is shown; not while a person types, when a phone's keyboard appears.
    new ResizeObserver(() => this.#hasFocus() || this.#scroll()).observe(parent);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const { editor } = this;
    if (!editor) return;
    if (changed.has("program")) this.#change(/** @type {string | undefined} */ (changed.get("program")) ?? "");
    if (changed.has("program") || changed.has("text")) this.#take(editor);
    const isOther = changed.has("program");
    /** @type {import("@codemirror/state").StateEffect<unknown>[]} */
    const effects = [];
    if (isOther || changed.has("name")) effects.push(label.reconfigure(labelled(this.name)));
    if (isOther || changed.has("readOnly")) effects.push(writable.reconfigure(writableOr(this.readOnly)));
    if (isOther || changed.has("changes") || changed.has("original"))
      effects.push(comparison.reconfigure(comparedWith(this.changes ? this.original : null)));
    if (isOther || changed.has("problem")) effects.push(markError.of(this.problem?.line ?? 0));
    if (isOther || changed.has("line") || changed.has("ranText") || changed.has("current"))
      effects.push(lightLine.of(this.isStale ? 0 : this.line));
    if (effects.length > 0) editor.dispatch({ effects });
    if (changed.has("line")) this.#scroll();
    else if (changed.has("problem") && this.problem && !this.#hasFocus()) this.#reveal(this.problem.line);
  }

  /** Puts another program into the editor. @param {string} before  the id of the one that was there */
  #change(before) {
    const { editor } = this;
    if (!editor) return;
    // An example that is being changed has become a program of its own: the person goes on typing.
    const isSame = editor.state.doc.toString() === withPlainLines(this.text);
    if (isSame && before !== "" && !this.left.has(this.program)) return;
    if (before !== "") this.left.set(before, editor.state);
    editor.setState(this.left.get(this.program) ?? this.#stateOf(this.text));
    this.current = editor.state.doc.toString();
  }

  /** Takes the text that the page gives, if it is not the one in the editor. @param {CodeMirror} editor */
  #take(editor) {
    const changes = changeBetween(editor.state.doc.toString(), withPlainLines(this.text));
    if (changes) editor.dispatch({ changes, annotations: byPage.of(true) });
  }

  /** @param {string} text */
  #stateOf(text) {
    return EditorState.create({
      doc: withPlainLines(text),
      extensions: [
        label.of(labelled(this.name)),
        writable.of(writableOr(this.readOnly)),
        comparison.of([]),
        editorSetup({
          run: this.#run,
          stop: this.#stop,
          changed: (update) => this.#changed(update),
          dropped: (transfer) => void this.#takeFiles(transfer),
        }),
      ],
    });
  }

  /** @param {import("@codemirror/view").ViewUpdate} update */
  #changed({ docChanged, state, transactions }) {
    if (!docChanged) return;
    this.current = state.doc.toString();
    if (transactions.some((each) => each.docChanged && !each.annotation(byPage)))
      sendIntent(this, { type: "edit-program", text: this.current });
  }

  #run = () => sendIntent(this, { type: "run-program" });
  #stop = () => sendIntent(this, { type: "stop" });

  /** A new program, to be written or pasted into. */
  #new = () => {
    sendIntent(this, { type: "new-program" });
    void this.updateComplete.then(() => this.editor?.focus());
  };

  /** Makes a program of what was copied. Where the page may not read that, there is an empty one to paste into. */
  #paste = async () => {
    let text = "";
    try {
      text = await navigator.clipboard.readText();
    } catch {
      // It was not allowed, or there is no such thing here.
    }
    if (text.trim() === "") this.#new();
    else sendIntent(this, { type: "paste-program", text });
  };

  /** The keys of the buttons, also where the editor itself has no focus. @param {KeyboardEvent} event */
  #key(event) {
    if (event.defaultPrevented || !(ON_MAC ? event.metaKey : event.ctrlKey)) return;
    if (event.key === "Enter") this.#run();
    else if (event.key === ".") this.#stop();
    else return;
    event.preventDefault();
  }

  /** @param {import("@codemirror/view").Command} command */
  #do(command) {
    if (!this.editor) return;
    command(this.editor);
    if (command !== openSearchPanel) this.editor.focus();
  }

  #hasFocus() {
    return this.editor?.hasFocus ?? false;
  }

  #scroll() {
    if (!this.isStale && this.line > 0) this.#reveal(this.line);
  }

  /** @param {number} line */
  #reveal(line) {
    this.sought = line;
    if (this.editor) scrollToLine(this.editor, line, "nearest", () => this.sought === line);
  }

  /** Puts the cursor into a line. @param {number} line */
  #goTo(line) {
    const { editor } = this;
    if (!editor || line > editor.state.doc.lines) return;
    // There, lines without changes are hidden.
    if (this.changes) sendIntent(this, { type: "show-changes", shown: false });
    editor.dispatch({ selection: { anchor: editor.state.doc.line(line).from } });
    editor.focus();
    this.#reveal(line);
  }

  #beginNaming() {
    this.renaming = true;
    void beginNaming(this);
  }

  /** @param {string | null} name */
  #rename(name) {
    if (!this.renaming) return;
    const isWritten = this.contains(document.activeElement);
    this.renaming = false;
    if (isWritten) this.#menu().focus();
    if (name !== null && name.trim() !== "" && name !== this.name)
      sendIntent(this, { type: "rename-program", id: this.program, name });
  }

  #menu() {
    return /** @type {HTMLElement} */ (this.querySelector(".opens-menu"));
  }

  /** @param {DragEvent} event */
  #over(event) {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  }

  /** @param {DragEvent} event */
  #dropped(event) {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    void this.#takeFiles(event.dataTransfer);
  }

  /** @param {DataTransfer} transfer */
  async #takeFiles(transfer) {
    sendIntent(this, wishOfDropped(await readDropped(transfer)));
  }
}

customElements.define("editor-view", EditorView);
