// The picture of a map: its regions filled with their colours; in a region without a colour, a square for each colour
// that is still possible.
import { html, nothing, svg } from "lit";
import { outlinesOf } from "./outlines.js";
import { hasRoomForCodes } from "./map-room.js";
import { badge, GAP, paintOf, squares } from "./colours.js";
import { arc, between, blame, circleReach } from "./lines.js";
import {
  alarm,
  hatching,
  largeValue,
  LEAST_TEXT,
  readable,
  rings,
  slots,
  stateClasses,
  UNKNOWN,
  when,
} from "./marks.js";

/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("./outlines.js").Outline} Outline */
/**
 * @typedef {{kind: "map", map: "us" | "australia", regions: readonly {id: string, name: string}[],
 *   edges: readonly (readonly [string, string])[], colours: readonly string[]}} MapPicture
 */
/**
 * @typedef {import("./marks.js").PictureProps<MapPicture> & {picked?: string | null}} Props `picked` is the region
 * that was asked about
 */
/**
 * How large things are, in units of the drawing.
 * @typedef {object} Sizes
 * @property {number} scale   CSS pixels per unit
 * @property {number} mark    side of a small square
 * @property {number} columns of a block of them
 * @property {number} badge   side of the square that shows a region's own colour
 * @property {number} code    height of the letters of postal codes; 0 if they have no room
 */

/** States too low for a code above their marks. */
const FLAT = new Set(["TN", "NC", "VA", "KY"]);
/** An island too small for its code, which is written in the sea, to the left of the marks. */
const LITTLE_ISLAND = "T";
/** The space around the map, for the marks at its edge. */
const MARGIN = 14;
/** A tap this near to the marks of a region is meant for it, if the map's width is 1. */
const NEAR = 0.05;

/** @param {MapPicture} picture */
export const variables = ({ regions }) => regions.map(({ id, name }) => ({ id, name: name.replace(/^the /, "The ") }));

/**
 * The region whose marks are nearest to a place of the drawing, null if none are near.
 * @param {"us" | "australia"} map @param {number} x from 0 to 1 @param {number} y from 0 to 1
 */
export function regionNear(map, x, y) {
  const { width, height, regions } = outlinesOf(map);
  const [across, down] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const distanceTo = (/** @type {Outline} */ { at }) =>
    Math.hypot(at.x + MARGIN - x * across, at.y + MARGIN - y * down) / across;
  const nearest = regions.reduce((best, each) => (distanceTo(each) < distanceTo(best) ? each : best));
  return distanceTo(nearest) <= NEAR ? nearest.id : null;
}

/**
 * Letters and marks are as large as possible on a small drawing, and not too large on a large one.
 * @param {"us" | "australia"} map @param {number} colours @param {number} width on the screen @param {number} units the drawing is wide
 * @returns {Sizes}
 */
export function sizesOf(map, colours, width, units) {
  const scale = width / units;
  const few = colours <= 4;
  if (map === "australia") {
    const mark = Math.min(15, Math.max(12, width / 30)) / scale;
    return { scale, mark, columns: few ? colours : 3, badge: mark * 1.35, code: readable(mark * 0.95, scale) };
  }
  const coded = hasRoomForCodes(map, width);
  const mark = ((coded ? Math.min(12, width / 86) : Math.max(4, width / 74)) * (few ? 1 : 0.86)) / scale;
  const large = (coded ? Math.min(15, Math.max(12, width / 58)) : Math.max(12, width / 34)) / scale;
  return {
    scale,
    mark,
    columns: few ? 2 : 3,
    badge: large,
    code: coded ? Math.min(11.5, Math.max(LEAST_TEXT, width / 62)) / scale : 0,
  };
}

/** @param {Props} props */
export function view({ picture, mark, arcs, width, uid, picked = null }) {
  const outlines = outlinesOf(picture.map);
  const units = outlines.width + 2 * MARGIN;
  const sizes = sizesOf(picture.map, picture.colours.length, width, units);
  const regions = outlines.regions.map((region) => ({ region, mark: mark(region.id) ?? UNKNOWN }));
  const places = new Map(outlines.regions.map((region) => [region.id, region.at]));
  const names = new Map(variables(picture).map(({ id, name }) => [id, name]));
  return html`<svg class="drawing map ${sizes.code === 0 ? "little" : ""}" viewBox="${-MARGIN} ${-MARGIN} ${units} ${outlines.height + 2 * MARGIN}"
    .style="--unit: ${(1 / sizes.scale).toFixed(3)}" aria-hidden="true">
    <defs>${hatching(`${uid}-hatch`, 8 / sizes.scale)}</defs>
    ${regions.map((each) => land(each.region, each.mark, sizes, uid, names.get(each.region.id) ?? ""))}
    ${regions.map((each) => borders(each.region, each.mark))}
    ${regions.map(({ region }) => when(region.id === picked, () => svg`<path class="picked-casing" d=${region.path}></path><path class="picked" d=${region.path}></path>`))}
    ${blames(regions, places, sizes)}
    ${arcs.map((pair) => join(pair, places, sizes))}
    ${regions.map((each) => svg`<g data-region=${each.region.id} data-variable=${each.region.id}>${label(each.region, each.mark, sizes)}</g>`)}
  </svg>`;
}

/**
 * A region shows its name under the pointer, because small maps have no codes.
 * @param {Outline} region @param {Mark} mark @param {Sizes} sizes @param {string} uid @param {string} name
 */
function land({ id, path, from, at }, mark, { badge: large, code }, uid, name) {
  const paint = mark.emptied ? `fill: url(#${uid}-hatch)` : mark.value !== null ? `fill: ${paintOf(mark.value)}` : "";
  const leader =
    from === null
      ? nothing
      : svg`<line class="leader" x1=${from.x} y1=${from.y} x2=${at.x - large * 1.05 - code * 1.7} y2=${at.y}></line
      ><circle class="leader-end" cx=${from.x} cy=${from.y} r="3"></circle>`;
  return svg`<path class="region ${stateClasses(mark)}" data-region=${id} data-variable=${id} d=${path} .style=${paint}><title>${name}</title></path>${leader}`;
}

/**
 * The outlines that show the state of a region, on top of its neighbours' borders.
 * @param {Outline} region @param {Mark} mark
 */
function borders({ path }, mark) {
  return rings(mark).map(
    (ring, i) => svg`${when(i > 0, () => svg`<path class="ring-casing" d=${path}></path>`)}<path
    class="ring ${ring}" d=${path}></path>`,
  );
}

/**
 * The code of a region, and its colour or the colours that are still possible.
 * @param {Outline} region @param {Mark} mark @param {Sizes} sizes
 */
function label({ id, at, from }, mark, sizes) {
  const { scale, code } = sizes;
  const half = Math.max(sizes.badge, heightOf(mark, sizes)) / 2;
  if (code === 0) return sign(mark, at, sizes, scale);
  if (from !== null || FLAT.has(id) || id === LITTLE_ISLAND) {
    // The region is low, or its marks are outside it: the code is to the left of the marks.
    const x = FLAT.has(id) ? at.x + code * 0.9 : at.x;
    const across = Math.min(mark.domain.length, sizes.columns) * sizes.mark * GAP;
    return svg`<text class="code before ${FLAT.has(id) && mark.value !== null ? "on-colour" : ""}" font-size=${code}
      x=${x - Math.max(half * 1.3, across / 2 + code * 0.3)} y=${at.y}>${id}</text>${sign(mark, { x, y: at.y }, sizes, scale)}`;
  }
  const halo = mark.value === null ? "" : `stroke: ${paintOf(mark.value)}`;
  const y = mark.domain.length === 0 ? at.y : at.y - half - code * 0.1;
  return svg`<text class="code ${mark.value === null ? "" : "on-colour"}" .style=${halo} font-size=${code} x=${at.x} y=${y}>${id}</text
    >${sign(mark, { x: at.x, y: at.y + code * 0.6 }, sizes, scale)}`;
}

/** How high the block of a region's small squares is. @param {Mark} mark @param {Sizes} sizes */
function heightOf({ domain }, { columns, mark }) {
  return Math.ceil(domain.length / columns) * mark * GAP;
}

/** @param {Mark} mark @param {import("./lines.js").Place} place @param {Sizes} sizes @param {number} scale */
function sign(mark, { x, y }, { badge: large, mark: small, columns }, scale) {
  const value = largeValue(mark);
  if (value !== null) return badge(value, x, y, large, { scale, refused: mark.refused !== null });
  return svg`${squares(slots(mark), { x, y, columns, size: small, scale })}${when(mark.emptied, () =>
    alarm(x, y, large * 1.2),
  )}`;
}

/** Lines stay clear of a region's code and marks. @param {Sizes} sizes */
const reachOf = ({ code, badge: large }) => circleReach(large * 0.85 + code * 0.8);

/** @param {import("./marks.js").Pair} pair @param {ReadonlyMap<string, import("./lines.js").Place>} places @param {Sizes} sizes */
function join([from, to], places, sizes) {
  const [start, end] = [places.get(from), places.get(to)];
  const reach = reachOf(sizes);
  return start && end ? arc(between(start, reach, end, reach), 9 / sizes.scale) : nothing;
}

/**
 * @param {readonly {region: Outline, mark: Mark}[]} regions
 * @param {ReadonlyMap<string, import("./lines.js").Place>} places @param {Sizes} sizes
 */
function blames(regions, places, sizes) {
  const refused = regions.find(({ mark }) => mark.refused !== null);
  const from = refused && places.get(refused.region.id);
  if (!from) return nothing;
  const reach = reachOf(sizes);
  return regions.filter(({ mark }) => mark.blamed).map(({ region }) => blame(between(from, reach, region.at, reach)));
}
