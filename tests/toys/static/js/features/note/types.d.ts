import type { NoteView } from "./note-view.js";

declare module "../../state/features.js" {
  interface FeatureState {
    note: string;
  }

  interface FeatureIntents {
    "write-note": { written: string };
  }

  interface FeatureViews {
    "note-view": typeof NoteView;
  }
}
