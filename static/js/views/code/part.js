/** The views that show Python code: their editor alone is a third of all scripts. */

import { CodeView } from "./code-view.js";
import { EditorView } from "../editor/editor-view.js";

export const CODE_VIEWS = Object.freeze({ "code-view": CodeView, "editor-view": EditorView });
