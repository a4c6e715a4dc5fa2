// The line that is about to run, and the line of an error, as marks in the text.
import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";

/** Highlights this line; 0 for none. @type {import("@codemirror/state").StateEffectType<number>} */
export const lightLine = StateEffect.define();

/** Underlines this line; 0 for none. @type {import("@codemirror/state").StateEffectType<number>} */
export const markError = StateEffect.define();

/**
 * A field with the marks of one line, which moves with its text.
 * @param {import("@codemirror/state").StateEffectType<number>} effect
 * @param {(line: import("@codemirror/state").Line) => import("@codemirror/state").Range<Decoration>[]} marksOf
 */
const lineField = (effect, marksOf) =>
  StateField.define({
    create: () => Decoration.none,
    update(marks, transaction) {
      const newest = transaction.effects.findLast((each) => each.is(effect));
      if (!newest) return marks.map(transaction.changes);
      const { doc } = transaction.state;
      const line = /** @type {number} */ (newest.value);
      return line < 1 || line > doc.lines ? Decoration.none : Decoration.set(marksOf(doc.line(line)));
    },
    provide: (field) => EditorView.decorations.from(field),
  });

export const litLine = lineField(lightLine, ({ from }) => [Decoration.line({ class: "lit" }).range(from)]);

export const errorLine = lineField(markError, ({ from, to, text }) => {
  const start = from + text.length - text.trimStart().length;
  const row = Decoration.line({ class: "wrong" }).range(from);
  return start < to ? [row, Decoration.mark({ class: "underlined" }).range(start, to)] : [row];
});
