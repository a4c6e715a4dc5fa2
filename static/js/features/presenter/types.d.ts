import type { View } from "../../views/view.js";
import type { PresenterView } from "./presenter-view.js";

declare module "../../state/features.js" {
  interface FeatureState {
    /** What presenter mode shows alone on the screen: "usual" is what suits the picture; "" outside it. */
    present: "" | "usual" | "tree" | "board" | "both";
    /** Whether the presenter has made the screen black. */
    black: boolean;
    /** What lies over the picture: what the keys do, or the pairs of runs worth seeing side by side. */
    sheet: "" | "keys" | "pairs";
    /** What the presenter points with until the next step. */
    pointer: "" | "spotlight" | "pen";
  }

  interface FeatureIntents {
    present: object;
    "leave-presenting": object;
    /** Closes what lies over the picture; with nothing there, leaves presenter mode. */
    "close-topmost": object;
    "present-next-view": object;
    "black-screen": object;
    "present-example": { direction: 1 | -1 };
    "present-method": { direction: 1 | -1 };
    "present-pair": object;
    /** The first pair, or the cards of all of them where two runs are shown. */
    "present-pairs": object;
    "present-keys": object;
    "point-with": { pointer: "spotlight" | "pen" };
  }

  interface FeatureViews {
    "present-view": typeof View;
    "present-menu-view": typeof View;
    "presenter-view": typeof PresenterView;
  }
}
