/**
 * An object with some fields of another, and no others.
 * @template {object} Whole
 * @template {keyof Whole} Name
 * @param {Whole} whole @param {readonly Name[]} names
 * @returns {Pick<Whole, Name>}
 */
export const pick = (whole, names) =>
  /** @type {Pick<Whole, Name>} */ (Object.fromEntries(names.map((name) => [name, whole[name]])));
