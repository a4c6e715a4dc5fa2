// The text of the position below the board: which text it is, and what is wrong with it.
import { nothing } from "lit";
import { undoButtons } from "./controls.js";
import { positionEditor } from "./position-editor.js";

/**
 * @param {import("../../python/protocol.js").GameLook} look
 * @param {object} props
 * @param {boolean} props.hidden  whether the board hides what the text would tell
 * @param {string | null} props.draft  the text being typed; null when it is the position's own
 * @param {boolean} props.typed  whether it is being typed, and not set up on the board
 * @param {import("./board-view.js").InputError | null} props.error
 * @param {boolean} props.busy
 * @param {boolean} props.canUndo
 * @param {boolean} props.canRedo
 * @param {import("./controls.js").Send} send
 */
export function boardEditor(look, { hidden, draft, typed, error, ...props }, send) {
  const tree = look.picture.kind === "tree";
  const own = look.picture.kind === "tree" ? look.picture.text : hidden ? "" : look.position;
  const forText = error && (!error.field || error.field === "position");
  return positionEditor({
    kind: tree ? "area" : "line",
    label: tree ? "Tree" : "Position",
    text: draft ?? own,
    unused: typed && draft !== null && draft !== own,
    placeholder: hidden ? "hidden" : "",
    notation: look.notation,
    note: draft === null ? (look.note ?? "") : "",
    use: tree ? "Use this tree" : "Use",
    error: forText ? error : null,
    busy: props.busy,
    beside: tree ? undoButtons(props, send) : nothing,
    onDraft: (text) => send({ type: "position-draft", text }),
    onUse: (text) => send({ type: "set-position", text }),
  });
}
