import type { View } from "../../views/view.js";
import type { PresenterView } from "./presenter-view.js";

declare module "../../state/features.js" {
  interface FeatureState {
    /** What presenter mode shows alone on the screen: "usual" is what suits the picture; "" outside it. */
    present: "" | "usual" | "tree" | "board" | "both";
    /** Whether the presenter has made the screen black. */
    black: boolean;
    /** Whether the presenter sees what the keys do. */
    keysShown: boolean;
    /** What the presenter points with until the next step. */
    pointer: "" | "spotlight" | "pen";
  }

  interface FeatureIntents {
    present: object;
    "leave-presenting": object;
    "present-next-view": object;
    "black-screen": object;
    "present-example": { direction: 1 | -1 };
    "present-method": { direction: 1 | -1 };
    "present-pair": object;
    "present-keys": object;
    "point-with": { pointer: "spotlight" | "pen" };
  }

  interface FeatureViews {
    "present-view": typeof View;
    "presenter-view": typeof PresenterView;
  }
}
