/** Whether there is room for the letters on a map. A pure function, without the outlines of any. */

/** The map of the United States has room for postal codes if it is this wide, in CSS pixels. */
const LEAST_WITH_CODES = 560;

/**
 * Whether postal codes have room on a map of this width, in CSS pixels.
 * @param {"us" | "australia"} map @param {number} width
 */
export const hasRoomForCodes = (map, width) => map === "australia" || width >= LEAST_WITH_CODES;
