// The outcomes of chance for a typed tree that begins with a chance node: its picture is the outline, which has no
// buttons.
import { actionRow, frame } from "./scene.js";

/** @param {import("./scene.js").SceneProps<any>} props */
export const outcomes = (props) => frame(props, "outcomes", "Outcomes of chance", "", actionRow(props));
