// <problem-thumbnail>: the small picture of a problem on its card, as if a search had just begun, or what there is to see of
// it at a glance.
import { html, nothing, svg } from "lit";
import { PROBLEM_PICTURES } from "../problems/index.js";
import { sampleValues } from "../problems/sample-values.js";
import { UNKNOWN } from "../problems/marks.js";
import { View } from "./view.js";

/** As wide as the drawings themselves, so that no text is enlarged to be read. */
const WIDTH = 360;
let made = 0;

/**
 * Pictures that are too large for a card, by kind.
 * @type {Readonly<Record<string, (picture: any) => import("lit").TemplateResult>>}
 */
const SMALL = { cryptarithm: sumPicture, timetable: weekPicture };

export class ProblemThumbnail extends View {
  static properties = { picture: { attribute: false } };

  constructor() {
    super();
    /** As Python made it. @type {any} */
    this.picture = null;
    this.uid = `card-${made++}`;
  }

  render() {
    const { picture } = this;
    const kind = /** @type {import("../problems/index.js").Picture["kind"]} */ (picture?.kind);
    const drawn = PROBLEM_PICTURES[kind];
    if (!drawn) return nothing;
    const values = sampleValues(picture);
    const mark = (/** @type {string} */ id) => {
      const value = values.get(id);
      return value === undefined ? (drawn.initial?.(picture, id) ?? null) : { ...UNKNOWN, value };
    };
    return SMALL[kind]?.(picture) ?? drawn.view({ picture, mark, arcs: [], width: WIDTH, uid: this.uid });
  }
}

/** An addition, written down as by hand. @param {{addends: readonly string[], sum: string}} picture */
function sumPicture({ addends, sum }) {
  const last = addends.length - 1;
  return html`<span class="little-sum">${addends.map(
    (word, place) => html`<span>${place === last ? "+ " : ""}${word}</span>`,
  )}<span class="total">${sum}</span></span>`;
}

/** In units of the drawing. */
const CELL = 12;

/** The empty week: a column for each period, a row for each room. @param {{periods: readonly string[], rooms: number}} picture */
function weekPicture({ periods, rooms }) {
  const cells = periods.flatMap((_, column) =>
    Array.from(
      { length: rooms },
      (_, row) => svg`<rect x=${column * CELL} y=${row * CELL} width=${CELL - 2} height=${CELL - 2} rx="1.500" />`,
    ),
  );
  return html`<svg class="little-week" viewBox="-1 -1 ${periods.length * CELL} ${rooms * CELL}" aria-hidden="true">${cells}</svg>`;
}
