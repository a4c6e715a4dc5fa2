import type { Picture } from "./index.js";

declare module "../python/pictures.js" {
  interface DrawnPictures {
    problem: Picture;
  }
}
