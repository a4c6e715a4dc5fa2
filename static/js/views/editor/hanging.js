// Where a line is too long for the pane and wraps, its rest begins below its own first word, a little further in.
import { RangeSetBuilder } from "@codemirror/state";
import { Decoration, EditorView, ViewPlugin } from "@codemirror/view";

const TAB = 4;
/** Lines that are indented further than this hang as if they were not. */
const DEEPEST = 24;
/** How much further in the rest is. */
const MORE = 2;

/** How far a line is indented, in columns. @param {string} text */
export function indentOf(text) {
  let columns = 0;
  for (const character of text) {
    if (character === " ") columns++;
    else if (character === "\t") columns += TAB - (columns % TAB);
    else break;
  }
  return Math.min(columns, DEEPEST);
}

const depths = Array.from({ length: DEEPEST + 1 }, (_, columns) => columns);
// The page's policy allows no style attributes, so each depth has a class.
const marks = depths.map((columns) => Decoration.line({ class: `hangs-${columns}` }));

const theme = EditorView.theme(
  Object.fromEntries(
    depths.map((columns) => [
      `.cm-line.hangs-${columns}`,
      { paddingLeft: `calc(5px + ${columns + MORE}ch)`, textIndent: `-${columns + MORE}ch` },
    ]),
  ),
);

/** The marks of the lines on the screen. @param {EditorView} editor */
function marksIn({ state, visibleRanges }) {
  /** @type {RangeSetBuilder<Decoration>} */
  const builder = new RangeSetBuilder();
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      builder.add(line.from, line.from, marks[indentOf(line.text)]);
      at = line.to + 1;
    }
  return builder.finish();
}

const plugin = ViewPlugin.define(
  (editor) => ({
    marks: marksIn(editor),
    update({ docChanged, viewportChanged, view }) {
      if (docChanged || viewportChanged) this.marks = marksIn(view);
    },
  }),
  { decorations: ({ marks }) => marks },
);

export const hanging = [plugin, theme];
