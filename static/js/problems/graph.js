// The picture of a graph: a circle for each node, filled with its colour; in a node without a colour, a square for
// each colour that is still possible.
import { html, nothing, svg } from "lit";
import { badge, paintOf, squares } from "./colours.js";
import { arc, between, blame, circleReach } from "./lines.js";
import { alarm, hatching, largeValue, readable, rings, slots, stateClasses, UNKNOWN, when } from "./marks.js";

/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {{id: string, x: number, y: number}} GraphNode places are from 0 to 100 */
/**
 * @typedef {{kind: "graph", nodes: readonly GraphNode[], edges: readonly (readonly [string, string])[],
 *   colours: readonly string[]}} GraphPicture
 */
/** @typedef {import("./marks.js").PictureProps<GraphPicture> & {picked?: string | null}} Props `picked` is the node that a person has picked */
/**
 * Where and how large the nodes of a graph are drawn.
 * @typedef {object} GraphLayout
 * @property {number} radius of a node
 * @property {number} scale  CSS pixels per unit
 * @property {ReadonlyMap<string, import("./lines.js").Place>} places
 */

export const SIZE = 360;
/** From the drawing's edge to the middle of a node at 0 or at 100. */
export const INSET = 27;
const MOST_RADIUS = 25;
const LEAST_RADIUS = 8;
/** The width of the sign that no value is left, in CSS pixels. */
const LEAST_ALARM = 14;

/** @param {GraphPicture} picture */
export const variables = ({ nodes }) => nodes.map(({ id }) => ({ id, name: `Node ${id}` }));

/** Turns a coordinate of a node into one of the drawing. @param {number} coordinate */
export const toDrawing = (coordinate) => INSET + (coordinate / 100) * (SIZE - 2 * INSET);

/**
 * Nodes are as large as the two nearest ones allow.
 * @param {readonly GraphNode[]} nodes
 */
export function radiusOf(nodes) {
  const places = nodes.map(({ x, y }) => ({ x: toDrawing(x), y: toDrawing(y) }));
  let nearest = Infinity;
  places.forEach((one, i) => {
    for (const other of places.slice(i + 1)) nearest = Math.min(nearest, Math.hypot(one.x - other.x, one.y - other.y));
  });
  return Math.max(LEAST_RADIUS, Math.min(MOST_RADIUS, nearest / 2 - 4));
}

/** @param {Props} props */
export function view({ picture, mark, arcs, width, uid, picked = null }) {
  const drawn = {
    radius: radiusOf(picture.nodes),
    scale: width / SIZE,
    places: new Map(picture.nodes.map(({ id, x, y }) => [id, { x: toDrawing(x), y: toDrawing(y) }])),
  };
  const nodes = picture.nodes.map(({ id }) => ({ id, mark: mark(id) ?? UNKNOWN }));
  return html`<svg class="drawing graph" viewBox="0 0 ${SIZE} ${SIZE}" aria-hidden="true">
    <defs>${hatching(`${uid}-hatch`, 7)}</defs>
    ${picture.edges.map(([from, to]) => edge(from, to, drawn))}
    ${blames(nodes, drawn)}
    ${arcs.map((pair) => join(pair, drawn))}
    ${nodes.map((node) => drawNode(node.id, node.mark, drawn, uid, node.id === picked))}
  </svg>`;
}

/** @param {string} from @param {string} to @param {GraphLayout} drawn */
function edge(from, to, { places }) {
  const [start, end] = [places.get(from), places.get(to)];
  return start && end ? svg`<line class="edge" x1=${start.x} y1=${start.y} x2=${end.x} y2=${end.y}></line>` : nothing;
}

/** @param {import("./marks.js").Pair} pair @param {GraphLayout} drawn */
function join([from, to], { places, radius }) {
  const [start, end] = [places.get(from), places.get(to)];
  const reach = circleReach(radius + 3);
  return start && end ? arc(between(start, reach, end, reach), 10) : nothing;
}

/** @param {readonly {id: string, mark: Mark}[]} nodes @param {GraphLayout} drawn */
function blames(nodes, { places, radius }) {
  const refused = nodes.find(({ mark }) => mark.refused !== null);
  const from = refused && places.get(refused.id);
  if (!from) return nothing;
  const reach = circleReach(radius + 3);
  return nodes
    .filter(({ mark }) => mark.blamed)
    .map(({ id }) => {
      const to = places.get(id);
      return to ? blame(between(from, reach, to, reach)) : nothing;
    });
}

/**
 * @param {string} id @param {Mark} mark @param {GraphLayout} drawn @param {string} uid
 * @param {boolean} isPicked
 */
function drawNode(id, mark, { radius, scale, places }, uid, isPicked) {
  const place = places.get(id);
  if (!place) return nothing;
  const { x, y } = place;
  const paint = mark.emptied ? `fill: url(#${uid}-hatch)` : mark.value !== null ? `fill: ${paintOf(mark.value)}` : "";
  const hasMarks = mark.domain.length > 0;
  const font = readable(Math.min(14, radius * 0.72, (radius * 2.4) / id.length), scale);
  return svg`<g data-variable=${id}><circle class="node ${stateClasses(mark)}" cx=${x} cy=${y} r=${radius} .style=${paint}></circle
    >${rings(mark).map((ring, i) => svg`<circle class="ring ${ring}" cx=${x} cy=${y} r=${radius + 1 + 4 * i}></circle>`)}${when(
      isPicked,
      () => svg`<circle class="picked" cx=${x} cy=${y} r=${radius + 6}></circle>`,
    )}<text
      class="name ${mark.value === null ? "" : "on-colour"}" x=${x} y=${hasMarks ? y - radius * 0.42 : y} font-size=${font}>${id}</text
    >${sign(mark, { x, y: y + radius * 0.32 }, radius, scale)}</g>`;
}

/** @param {Mark} mark @param {import("./lines.js").Place} place @param {number} radius @param {number} scale */
function sign(mark, { x, y }, radius, scale) {
  const value = largeValue(mark);
  if (value !== null) return badge(value, x, y, radius * 0.68, { scale, refused: mark.refused !== null });
  const count = mark.domain.length;
  const columns = count <= 3 ? count : count === 4 ? 2 : 3;
  const size = radius * (count <= 2 ? 0.52 : count <= 4 ? 0.42 : 0.38);
  return svg`${squares(slots(mark), { x, y: y + (count > 3 ? radius * 0.06 : 0), columns, size, scale })}${when(
    mark.emptied,
    () => alarm(x, y, Math.max(radius * 0.9, LEAST_ALARM / scale)),
  )}`;
}
