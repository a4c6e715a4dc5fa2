/**
 * What a value that comes from outside must look like: from a link, a file, or what a browser kept. A shape is a
 * function that says whether a value has it.
 *
 * @typedef {(value: unknown) => boolean} Shape
 */

/** At most so many characters. @param {number} most @returns {Shape} */
export const text = (most) => (value) => typeof value === "string" && value.length <= most;

/** A name in the code or in the catalogue, such as "tictactoe", "two-left" or "user/3f". @type {Shape} */
export const id = (value) => typeof value === "string" && /^[\w./-]{0,80}$/.test(value);

/** @type {Shape} */
export const flag = (value) => typeof value === "boolean";

/** @type {Shape} */
export const number = (value) => typeof value === "number" && Number.isFinite(value);

/** @param {number} least @param {number} most @returns {Shape} */
export const whole = (least, most) => (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

/** @param {...unknown} values @returns {Shape} */
export const oneOf =
  (...values) =>
  (value) =>
    values.includes(value);

/** @param {...Shape} shapes @returns {Shape} */
export const either =
  (...shapes) =>
  (value) =>
    shapes.some((shape) => shape(value));

/** @param {Shape} shape @returns {Shape} */
export const orNull = (shape) => (value) => value === null || shape(value);

/** @param {Shape} shape @param {number} most @param {number} [least] @returns {Shape} */
export const list =
  (shape, most, least = 0) =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(shape);

/** An object with any names, and values of one shape. @param {Shape} shape @param {number} most @returns {Shape} */
export const record = (shape, most) => (value) =>
  isPlain(value) &&
  Object.keys(value).length <= most &&
  Object.entries(value).every(([name, each]) => name.length <= 200 && shape(each));

/** An object with exactly these names. @param {Readonly<Record<string, Shape>>} shapes @returns {Shape} */
export const fields = (shapes) => (value) =>
  isPlain(value) &&
  Object.keys(value).length === Object.keys(shapes).length &&
  Object.entries(shapes).every(([name, shape]) => Object.hasOwn(value, name) && shape(value[name]));

/** Whether it is an object as JSON writes one. @param {unknown} value @returns {value is Record<string, unknown>} */
export const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
