/** The features of the page. A new one is a folder here and a line in `FEATURES`. */

import { GALLERY } from "./gallery/feature.js";
import { HOME } from "./home/feature.js";
import { JUDGING } from "./judging/feature.js";
import { LESSONS } from "./lessons/feature.js";
import { PRACTICE } from "./practice/feature.js";
import { PRESENTER } from "./presenter/feature.js";
import { SHARE } from "./share/feature.js";

/** In the order of their views on the page. @type {readonly import("./feature.js").Feature[]} */
export const FEATURES = Object.freeze([HOME, LESSONS, PRACTICE, JUDGING, GALLERY, PRESENTER, SHARE]);
