/** `plyscope.export`, and the dialog of pictures: checks what is wished, and has the format make it. */

import { FORMATS } from "./formats.js";
import { stepsNow } from "./shown.js";
import { PICTURE_FIELDS, checkedRequest } from "./picture-request.js";
import { WrongPicture } from "./wrong.js";

/** @param {unknown} format @returns {import("./formats.js").Format} */
export function formatOf(format) {
  const known = typeof format === "string" && Object.hasOwn(FORMATS, format) ? FORMATS[format] : null;
  if (!known) throw new WrongPicture(`There is no such format; they are ${Object.keys(FORMATS).join(", ")}.`);
  return known;
}

/**
 * @param {Record<string, any>} given @param {import("./formats.js").Page} page
 * @returns {Promise<string | Blob>}
 */
export async function exported({ format, ...given }, page) {
  const known = formatOf(format);
  const unknown = Object.keys(given).find((name) => !known.fields.includes(name));
  if (unknown !== undefined) {
    throw new WrongPicture(
      `There is no field "${unknown.slice(0, 40)}" for ${format}; they are ${known.fields.join(", ")}.`,
    );
  }
  // What is no picture has wishes of its own.
  if (known.fields !== PICTURE_FIELDS) return known.make(given, page);
  const request = checkedRequest({ ...known.usual, ...given, format }, stepsNow(page.state, page.results));
  const { targets = ["tree"], looks } = known;
  if (!targets.includes(request.what))
    throw new WrongPicture(`${format} shows only the tree; take SVG or PNG for the ${request.what}.`);
  if (given.look !== undefined && looks && !looks.includes(request.look)) {
    throw new WrongPicture(`${format} has no ${request.look} ground; it can be ${looks.join(" or ")}.`);
  }
  return known.make(request, page);
}
