import type { Look } from "../../python/protocol.js";
import type { Trace } from "../../trace/trace.js";
import type { HomeView } from "./home-view.js";

/** The search that runs by itself. */
export interface Demo {
  look: Look;
  method: string;
  preset: string;
  trace: Trace;
}

declare module "../../state/features.js" {
  interface FeatureState {
    /** How many times the search that runs by itself has moved on; −1 if nothing should move. */
    homeTick: number;
  }

  interface FeatureResults {
    /** It came with the page; null if it did not. */
    demo: Readonly<Demo> | null;
  }

  interface FeatureViews {
    "home-view": typeof HomeView;
  }
}
