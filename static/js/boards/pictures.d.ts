import type { ScenePicture } from "./index.js";

declare module "../python/pictures.js" {
  interface DrawnPictures {
    game: ScenePicture;
  }
}
