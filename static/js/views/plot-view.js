// <plot-view>: one plot of lines, steps or dots, with its numbers in a table below.
import { html, nothing, svg } from "lit";
import { isEmpty } from "../plots/data.js";
import { emOf, layoutPlot } from "../plots/layout.js";
import { markPath } from "../plots/styles.js";
import { summaryOf, tableOf } from "../plots/words.js";
import { View } from "./view.js";

/** @typedef {import("../plots/data.js").PlotData} PlotData */
/** @typedef {import("../plots/layout.js").Layout} Layout */
/** @typedef {import("../plots/layout.js").DrawnSeries} DrawnSeries */

/** The size used before the element has been measured. */
const FIRST_WIDTH = 320;

export class PlotView extends View {
  static properties = {
    data: { attribute: false },
    marker: { attribute: false },
    width: { state: true },
    em: { state: true },
  };

  constructor() {
    super();
    /** @type {PlotData | null} */
    this.data = null;
    /** @type {number | null} where on the x axis the cursor is */
    this.marker = null;
    this.width = FIRST_WIDTH;
    this.em = 12;
    this.observer = new ResizeObserver(() => this.#measure());
  }

  connectedCallback() {
    super.connectedCallback();
    this.observer.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  #measure() {
    const place = this.querySelector(".canvas");
    if (!place) return;
    this.em = emOf(getComputedStyle(place).fontSize, this.em);
    this.width = place.clientWidth || FIRST_WIDTH;
  }

  updated() {
    this.#measure();
  }

  render() {
    const { data } = this;
    if (!data) return nothing;
    return html`
      <figure class="plot">
        <figcaption>
          <h3>${data.title}</h3>
          ${data.note ? html`<p>${data.note}</p>` : nothing}
        </figcaption>
        ${isEmpty(data) ? html`<p class="nothing">There is nothing to plot yet.</p>` : this.#picture(data)}
      </figure>
    `;
  }

  /** @param {PlotData} data */
  #picture(data) {
    const layout = layoutPlot(data, this.width, this.em);
    return html`
      ${layout.legend ? legend(layout.series) : nothing}
      <div class="canvas">
        <svg role="img" aria-label=${summaryOf(data)} width=${layout.width} height=${layout.height} viewBox="0 0 ${layout.width} ${layout.height}">
          ${axes(layout, data, this.em)}
          ${layout.levels.map(({ at }) => svg`<path class="level" d="M${layout.box.left} ${at}H${layout.box.right}" />`)}
          ${markerLine(layout, this.marker)}
          ${layout.series.map((series) => seriesPicture(series, this.em))}
          ${layout.levels.map(
            ({ at, name }) => svg`
            <text class="said" x=${layout.box.left + 0.4 * this.em} y=${at - 0.35 * this.em}>${name}</text>`,
          )}
          ${layout.series.map((series) => endLabel(series, layout, this.em))}
        </svg>
      </div>
      ${numbers(data)}
    `;
  }
}

/** @param {Layout} layout @param {PlotData} data @param {number} em */
function axes({ box, xTicks, yTicks, width, height }, data, em) {
  return svg`
    <g class="axes">
      ${yTicks.map(
        ({ at, text }) => svg`
        <path class="grid" d="M${box.left} ${at}H${box.right}" />
        <text x=${box.left - 0.5 * em} y=${at} dy="0.35em" text-anchor="end">${text}</text>`,
      )}
      <path class="axis" d="M${box.left} ${box.bottom}H${box.right}" />
      ${xTicks.map(
        ({ at, text }) => svg`
        <path class="axis" d="M${at} ${box.bottom}v${0.4 * em}" />
        <text x=${at} y=${box.bottom + 1.4 * em} text-anchor="middle">${text}</text>`,
      )}
      <text class="name" x="0" y=${0.9 * em}>${data.y.label}</text>
      <text class="name" x=${Math.min(box.right, width)} y=${height - 0.3 * em} text-anchor="end">${data.x.label}</text>
    </g>
  `;
}

/** Where the cursor is. @param {Layout} layout @param {number | null} marker */
function markerLine(layout, marker) {
  const at = marker === null ? null : layout.xAt(marker);
  return at === null ? nothing : svg`<path class="marker" d="M${at} ${layout.box.top}V${layout.box.bottom}" />`;
}

/** @param {DrawnSeries} series @param {number} em */
function seriesPicture({ mark, style, path, dashed, marks }, em) {
  const outline = markPath(style, (marks.length > 60 ? 0.4 : 0.7) * em);
  return svg`
    <g class="series ${mark} ${style.hollow ? "hollow" : ""}" .style="--colour: ${style.colour}">
      ${path ? svg`<path class="stroke" d=${path} stroke-dasharray=${dashed ? style.dash : ""} />` : nothing}
      ${marks.map(({ x, y, text }) => svg`<path class="mark" d=${outline} transform="translate(${x} ${y})"><title>${text}</title></path>`)}
    </g>
  `;
}

/** The name of a series at its end. @param {DrawnSeries} series @param {Layout} layout @param {number} em */
function endLabel({ name, style, marks, label }, { box }, em) {
  if (!label) return nothing;
  const sign =
    marks.length > 0
      ? svg`<path class="mark" d=${markPath(style, 0.7 * em)} transform="translate(${label.x - 0.5 * em} ${label.y})" />`
      : svg`<path class="stroke" d="M${label.x - 1.4 * em} ${label.y}h${1.4 * em}" stroke-dasharray=${style.dash} />`;
  return svg`
    <g class="end ${style.hollow ? "hollow" : ""}" .style="--colour: ${style.colour}">
      <path class="lead" d="M${box.right - 0.3 * em} ${label.from}L${label.x - 1.4 * em} ${label.y}" />
      ${sign}
      <text class="said" x=${label.x + 0.3 * em} y=${label.y} dy="0.35em">${name}</text>
    </g>
  `;
}

/** @param {readonly DrawnSeries[]} series */
const legend = (series) => html`
  <ul class="legend">
    ${series.map(
      ({ name, mark, style, dashed, path }) => html`
      <li .style="--colour: ${style.colour}">
        <svg width="2.125rem" height="0.875rem" viewBox="-17 -7 34 14" aria-hidden="true" class="series ${mark} ${style.hollow ? "hollow" : ""}">
          ${path ? svg`<path class="stroke" d="M-17 0H17" stroke-dasharray=${dashed ? style.dash : ""} />` : nothing}
          ${dashed && path ? nothing : svg`<path class="mark" d=${markPath(style, 9)} />`}
        </svg>
        ${name}
      </li>
    `,
    )}
  </ul>
`;

/** @param {PlotData} data */
function numbers(data) {
  const { heads, rows, every } = tableOf(data);
  return html`
    <details class="numbers">
      <summary>The numbers</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="The numbers of ${data.title}">
        <table>
          ${every > 1 ? html`<caption>Every ${every}th row, and the last.</caption>` : nothing}
          <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
          <tbody>
            ${rows.map(([x, ...values]) => html`<tr><th scope="row">${x}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`)}
          </tbody>
        </table>
      </div>
    </details>
  `;
}
