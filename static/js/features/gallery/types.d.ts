import type { Choice } from "./cards.js";
import type { GalleryView } from "./gallery-view.js";

declare module "../../state/features.js" {
  interface FeatureState {
    /** What is being chosen; "" while the gallery is closed. */
    gallery: "" | "subject" | "method";
  }

  interface FeatureResults {
    /** The pictures of the cards, by subject and preset; null if not known. */
    thumbnails: Readonly<Record<string, unknown>> | null;
  }

  interface FeatureIntents {
    gallery: { about: FeatureState["gallery"] };
    "take-card": { intent: Choice };
  }

  interface FeatureViews {
    "gallery-view": typeof GalleryView;
  }
}
