import type { ShareView } from "./share-view.js";

/** What leaves the page as a picture or a file. */
export interface Pictures {
  /** How much of it is made, from 0 to 1; null if nothing is being made. */
  share: number | null;
  /** What became of it; "" for nothing. */
  message: string;
  /** Why it could not be made; "" for nothing. */
  wrong: string;
}

/** What becomes of a notebook. */
export interface NotebookMade {
  making: boolean;
  /** What became of it; "" for nothing. */
  message: string;
  /** Why there is none; "" for nothing. */
  wrong: string;
}

declare module "../../state/features.js" {
  interface FeatureState {
    /** The link to this moment; "" while it is written, null if none was asked for. */
    link: string | null;
  }

  interface FeatureResults {
    pictures: Readonly<Pictures>;
    notebook: Readonly<NotebookMade>;
  }

  interface FeatureIntents {
    share: object;
    "save-link": object;
    "save-notebook": object;
    "forget-notebook": object;
    "save-picture": { wish: Record<string, unknown> };
    "copy-picture": { wish: Record<string, unknown> };
    "stop-picture": object;
    "forget-picture": object;
  }

  interface FeatureViews {
    "share-view": typeof ShareView;
  }
}
