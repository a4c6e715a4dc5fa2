import type { ViewClasses } from "./index.js";

declare module "../kinds/views.js" {
  interface Views extends ViewClasses {}
}
