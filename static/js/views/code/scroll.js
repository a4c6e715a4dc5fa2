/**
 * Scrolls until `line` is visible. Only the editor scrolls, never the page around it.
 *
 * The height of lines that are not drawn yet is a guess, so the place is checked again after scrolling, as long as the
 * line is still wanted.
 * @param {import("@codemirror/view").EditorView} editor
 * @param {number} line @param {"nearest" | "start"} where @param {() => boolean} isCurrent @param {number} [tries]
 */
export function scrollToLine(editor, line, where, isCurrent, tries = 4) {
  if (line < 1 || line > editor.state.doc.lines) return;
  const { doc } = editor.state;
  const { from } = doc.line(line);
  editor.requestMeasure({
    read: () => ({
      // Meanwhile another file may be shown, in which there is no such place.
      block: editor.state.doc === doc ? editor.lineBlockAt(from) : null,
      height: editor.scrollDOM.clientHeight,
      top: editor.scrollDOM.scrollTop,
    }),
    write: ({ block, height, top }) => {
      if (!block) return;
      const margin = block.height;
      let goal = top;
      if (where === "start") goal = block.top + 3;
      else if (block.top < top + margin) goal = block.top - height / 3;
      else if (block.bottom > top + height - margin) goal = block.bottom - (2 * height) / 3;
      if (Math.abs(goal - top) < 1) return;
      editor.scrollDOM.scrollTop = goal;
      requestAnimationFrame(() => {
        if (tries > 1 && isCurrent()) scrollToLine(editor, line, where, isCurrent, tries - 1);
      });
    },
  });
}
