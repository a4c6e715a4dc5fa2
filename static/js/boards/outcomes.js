// What chance can bring where a typed tree begins with it: its picture is the outline, which has no
// buttons.
import { actionRow, frame } from "./scene.js";

/** @param {import("./scene.js").SceneProps<any>} props */
export const outcomes = (props) => frame(props, "outcomes", "Outcomes of chance", "", actionRow(props));
