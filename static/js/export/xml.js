/** Text and numbers as they stand in an SVG file. Pure functions. */

/** Characters that no XML file may have: control characters and halves of characters. */
const NOT_XML = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;
/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** @param {string} text */
export const escaped = (text) => text.replace(NOT_XML, "").replace(/[&<>"]/g, (sign) => ENTITIES[sign]);

/** A length with two decimals at most. @param {number} length */
export const short = (length) => String(Math.round(length * 100) / 100 || 0);

/**
 * An element; attributes without a value are left out.
 * @param {string} name @param {Readonly<Record<string, string | number | null | undefined>>} attributes @param {string} [content]  is XML already
 */
export function element(name, attributes, content = "") {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([key, value]) => ` ${key}="${escaped(typeof value === "number" ? short(value) : String(value))}"`)
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/**
 * A whole file.
 * @param {import("./box.js").Box} box  what of the drawing is in the picture
 * @param {string} title @param {string} content @param {string} background "" for none
 */
export function svgFile({ x, y, width, height }, title, content, background) {
  const ground = background ? element("rect", { x, y, width, height, fill: background }) : "";
  const about = title ? element("title", {}, escaped(title)) : "";
  const shape = { width, height, viewBox: [x, y, width, height].map(short).join(" ") };
  return `${element("svg", { xmlns: "http://www.w3.org/2000/svg", ...shape }, `${about}${ground}\n${content}\n`)}\n`;
}
