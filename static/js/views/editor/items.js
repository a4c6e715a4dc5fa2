/**
 * What the menu of <editor-view> offers. A pure function.
 *
 * @typedef {object} EditorActions
 * @property {(intent: import("../../files/intents.js").ProgramIntent | {type: "choose-task"}) => void} send
 * @property {() => void} rename
 * @property {() => void} find
 */

/**
 * @param {Pick<import("./editor-view.js").EditorView,
 *   "program" | "name" | "original" | "current" | "changes" | "readOnly">} editor
 * @param {EditorActions} does
 * @returns {import("../menu.js").Item[]}
 */
export function itemsOf({ program: id, name, original, current, changes, readOnly }, { send, rename, find }) {
  const end = name.match(/\.\w+$/)?.[0] ?? ".py";
  const always = [
    { text: "Open…", choose: () => send({ type: "show-files", shown: "list" }) },
    { text: "Rename", disabled: readOnly, choose: rename },
    { text: "Duplicate", choose: () => send({ type: "duplicate-program", id }) },
    { text: `Download ${end}`, choose: () => send({ type: "download-program", id }), begins: true },
    { text: "Download all (.zip)", choose: () => send({ type: "download-programs" }) },
    { text: "Check with a task…", choose: () => send({ type: "choose-task" }), begins: true },
    { text: "Find…", choose: find, begins: true },
    { text: "Versions…", choose: () => send({ type: "show-files", shown: "versions" }) },
  ];
  if (original === null) return always;
  return [
    ...always,
    {
      text: changes ? "Hide changes" : "Show changes",
      choose: () => send({ type: "show-changes", shown: !changes }),
    },
    {
      text: "Back to the original",
      disabled: readOnly || current === original,
      choose: () => send({ type: "back-to-original", id }),
    },
  ];
}
