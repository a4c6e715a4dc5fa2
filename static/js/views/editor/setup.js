// What CodeMirror does in <editor-view>: Python, indentation, brackets, undo, search, completion.
import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  completionStatus,
  moveCompletionSelection,
  selectedCompletionIndex,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { unifiedMergeView } from "@codemirror/merge";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Annotation, Compartment, EditorState, Prec } from "@codemirror/state";
import { EditorView, keymap, lineNumbers, placeholder, tooltips } from "@codemirror/view";

import { codeLook } from "../code/look.js";
import { errorLine, litLine } from "../code/marks.js";
import { completions } from "./completion.js";
import { hanging } from "./hanging.js";
import { editorLook } from "./look.js";

/** Marks a change that the page made, not the person. */
export const byPage = Annotation.define();

const INDENT = "    ";

/** What can be switched while a text is being edited. */
export const label = new Compartment();
export const writable = new Compartment();
export const comparison = new Compartment();

/** @param {string} name */
export const labelled = (name) =>
  EditorView.contentAttributes.of({
    "aria-label": `Source of ${name}. Tab indents; to leave the editor, press Escape, then Tab.`,
    // What cannot be edited can be scrolled by keys too.
    tabindex: "0",
  });

/** @param {boolean} isReadOnly */
export const writableOr = (isReadOnly) => [EditorState.readOnly.of(isReadOnly), EditorView.editable.of(!isReadOnly)];

/** The differences from this text, between the lines; null for none. @param {string | null} original */
export const comparedWith = (original) =>
  original === null
    ? []
    : unifiedMergeView({ original, mergeControls: false, collapseUnchanged: { margin: 3, minSize: 6 } });

/** Tab takes the first completion that is offered, else indents. @type {import("@codemirror/view").Command} */
function tab(editor) {
  const { state } = editor;
  if (state.readOnly) return false;
  if (completionStatus(state) === "active") {
    if (selectedCompletionIndex(state) === null) moveCompletionSelection(true)(editor);
    // Also if it could not be taken: Tab must not leave the editor by surprise.
    return acceptCompletion(editor) || true;
  }
  if (state.selection.ranges.some(({ empty }) => !empty)) return indentMore(editor);
  const { head } = state.selection.main;
  const column = head - state.doc.lineAt(head).from;
  const insert = INDENT.slice(column % INDENT.length);
  editor.dispatch(state.replaceSelection(insert), { scrollIntoView: true, userEvent: "input" });
  return true;
}

/** After Escape, Tab leaves the editor, until something is typed. @type {import("@codemirror/view").Command} */
function freeTab(editor) {
  editor.setTabFocusMode(true);
  return true;
}

/**
 * Replaces what is selected by what is typed. The browser itself would keep the colours of the old text in a style
 * attribute, which the page's Content-Security-Policy forbids.
 * @param {InputEvent} event @param {EditorView} editor @returns {boolean} whether it was done here
 */
function replacedSelection(event, editor) {
  const { state } = editor;
  const { from, to, empty } = state.selection.main;
  if (event.inputType !== "insertText" || event.data === null || empty || event.isComposing) return false;
  event.preventDefault();
  const typed = event.data;
  const insert = () => state.update(state.replaceSelection(typed), { userEvent: "input.type", scrollIntoView: true });
  // A bracket goes around what is selected.
  const handlers = state.facet(EditorView.inputHandler);
  if (!handlers.some((handle) => handle(editor, from, to, typed, insert))) editor.dispatch(insert());
  return true;
}

/** A key that belongs to the editor whatever else happens. @param {() => void} does */
const always = (does) => () => {
  does();
  return true;
};

/**
 * @param {object} does
 * @param {() => void} does.run
 * @param {() => void} does.stop
 * @param {(update: import("@codemirror/view").ViewUpdate) => void} does.changed
 * @param {(transfer: DataTransfer) => void} does.dropped
 */
export const editorSetup = ({ run, stop, changed, dropped }) => [
  Prec.highest(
    keymap.of([
      { key: "Mod-Enter", run: always(run) },
      { key: "Mod-.", run: always(stop) },
    ]),
  ),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...searchKeymap,
    { key: "Tab", run: tab, shift: indentLess },
    ...historyKeymap,
    { key: "Escape", run: freeTab },
    ...defaultKeymap,
  ]),
  lineNumbers(),
  placeholder("Paste or write your program here."),
  history(),
  python(),
  indentUnit.of(INDENT),
  EditorState.tabSize.of(4),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion({ override: completions, selectOnOpen: false, icons: false, interactionDelay: 0 }),
  search({ top: true }),
  highlightSelectionMatches(),
  tooltips({ tooltipSpace: (editor) => editor.dom.getBoundingClientRect() }),
  codeLook,
  editorLook,
  hanging,
  litLine,
  errorLine,
  EditorView.updateListener.of(changed),
  EditorView.domEventHandlers({
    blur: (_event, editor) => editor.setTabFocusMode(false),
    beforeinput(event, editor) {
      editor.setTabFocusMode(false);
      return replacedSelection(event, editor);
    },
    drop(event) {
      if (!event.dataTransfer?.types.includes("Files")) return false;
      event.preventDefault();
      dropped(event.dataTransfer);
      return true;
    },
  }),
];
