/**
 * What a presenter gives a view.
 *
 * @typedef {import("../views/index.js").Views} Views
 *
 * @typedef {{id: string, properties: object}} Showing  the id of the view's element, and its properties
 */

/** The id of the element of a view. @param {string} tag */
export const idOf = (tag) => tag.replace(/-view$/, "");

/**
 * Forbids properties that a view does not have.
 * @template Given, Taken
 * @typedef {Given extends unknown ? {[Name in Exclude<keyof Given, keyof Taken>]: never} : never} NothingElse
 */

/**
 * Says what a view shows. The types make sure that the view has each of the properties.
 * @template {keyof Views} Tag
 * @template {import("../views/index.js").Shown<Tag>} Given
 * @param {Tag} tag
 * @param {Given & NothingElse<Given, import("../views/index.js").Shown<Tag>>} properties
 * @param {string} [id]  of the element, if several elements have the same view
 * @returns {Showing}
 */
export const shows = (tag, properties, id = idOf(tag)) => ({ id, properties });
