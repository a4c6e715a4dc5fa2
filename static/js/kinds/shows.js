/**
 * What a presenter gives a view.
 *
 * @typedef {import("./views.js").Views} Views
 *
 * @typedef {{id: string, properties: object}} Showing  the id of the view's element, and its properties
 */

/**
 * What a presenter may give the view with this tag.
 * @template {keyof Views} Tag
 * @typedef {PropertiesOf<Views[Tag]>} Shown
 */

/**
 * The properties that a view declares and does not keep for itself.
 * @template {{properties: object, prototype: object}} View
 * @typedef {{[Name in keyof View["properties"] & keyof View["prototype"]
 *   as View["properties"][Name] extends {state: boolean} ? never : Name]?: View["prototype"][Name]}} PropertiesOf
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
 * @template {Shown<Tag>} Given
 * @param {Tag} tag
 * @param {Given & NothingElse<Given, Shown<Tag>>} properties
 * @param {string} [id]  of the element, if several elements have the same view
 * @returns {Showing}
 */
export const shows = (tag, properties, id = idOf(tag)) => ({ id, properties });
