/** What makes pictures and files of what the page shows. */

export { exported } from "./export.js";
export { partSvg } from "./parts.js";
