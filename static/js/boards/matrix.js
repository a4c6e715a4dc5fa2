// A matrix game: MAX picks a row, MIN picks a column without seeing the row, and the cell is what MIN pays.
import { html, nothing } from "lit";
import { formatValue } from "../words/format.js";
import { outline, write } from "./canvas.js";
import { percentText } from "../words/fraction.js";
import { SIGNS, actionButton, frame, revealSwitch } from "./scene.js";

/** @typedef {import("./scene.js").SceneProps<MatrixPicture>} Props */
/**
 * @typedef {object} MatrixPicture
 * @property {"matrix"} kind
 * @property {readonly string[]} rows    MAX's moves
 * @property {readonly string[]} columns MIN's moves
 * @property {readonly (readonly number[])[]} payoffs to MAX, by row and column
 * @property {readonly (number | null)[]} chosen the row and the column
 * @property {import("./scene.js").SideNames} names
 */

/**
 * Which payoffs are the best for a side that knows the other's move: for MAX the greatest in its column, for MIN the
 * least in its row. A payoff that is both is a saddle point.
 * @param {readonly (readonly number[])[]} payoffs
 */
export function bestResponses(payoffs) {
  return payoffs.map((line) =>
    line.map((payoff, column) => ({
      max: payoffs.every((other) => payoff >= other[column]),
      min: line.every((other) => payoff <= other),
    })),
  );
}

/**
 * Which choices are shown: MAX's row is hidden while MIN chooses, unless the reader asks to see it, or chose it
 * against Python.
 * @param {readonly (number | null)[]} chosen
 * @param {boolean} reveal
 * @param {"" | "MAX" | "MIN"} python the side that Python plays
 */
export function seenChoices([row, column], reveal, python) {
  const hidden = row !== null && column === null && !reveal && python !== "MIN";
  return { row: hidden ? null : row, column, hidden };
}

/**
 * Whether the row is hidden from the person who looks at the board.
 * @param {MatrixPicture} picture @param {"" | "MAX" | "MIN"} python
 */
export const hides = ({ chosen }, python) => seenChoices(chosen, false, python).hidden;
export const hidesMoves = true;

/**
 * The choices in words.
 * @param {MatrixPicture} picture
 * @param {boolean} reveal
 * @param {"" | "MAX" | "MIN"} python
 */
export function sentence({ rows, columns, payoffs, chosen, names }, reveal, python) {
  const { row, column, hidden } = seenChoices(chosen, reveal, python);
  if (hidden) return `${names.MAX} has chosen a row, which ${names.MIN} does not see.`;
  if (row === null) return `${names.MAX} chooses a row.`;
  if (column === null) return `${names.MAX} has chosen ${rows[row]}.`;
  return `${names.MAX} has chosen ${rows[row]} and ${names.MIN} ${columns[column]}: ${names.MAX} gets ${formatValue(payoffs[row][column])}.`;
}

/**
 * How often a side picks each of its `count` moves; null if no search has found this.
 * @param {readonly import("./scene.js").Mix[]} strategies
 * @param {string} side
 * @param {number} count
 */
export function mixOf(strategies, side, count) {
  const mix = strategies.find(({ player }) => player === side)?.probabilities;
  return mix?.length === count ? mix : null;
}

/**
 * How often a move is picked, as a bar under its name.
 * @param {readonly number[] | null} mix
 * @param {number} index
 */
function share(mix, index) {
  if (!mix) return nothing;
  const part = mix[index];
  return html`<span class="share"><span class="trough" aria-hidden="true"
    ><span class="fill" .style="inline-size: ${100 * part}%"></span></span
    ><span class="hidden-text">, played </span><span class="percent">${percentText(part)}</span></span>`;
}

/**
 * The heading of a row or column: a button while its side chooses.
 * @param {Props} props
 * @param {import("./scene.js").Side} side
 * @param {string} name
 * @param {number} index
 * @param {boolean} picked
 */
function head(props, side, name, index, picked) {
  const action = props.toMove === side && !props.away ? props.actions[index] : undefined;
  const { rows, columns } = props.picture;
  const mix = mixOf(props.strategies, side, (side === "MAX" ? rows : columns).length);
  return html`<th scope=${side === "MAX" ? "row" : "col"} class="${side.toLowerCase()} ${picked ? "picked" : ""}"
    >${action ? actionButton(props, action) : html`<span class="label">${name}</span>`}${
      picked ? html`<span class="hidden-text">, chosen</span>` : nothing
    }${share(mix, index)}</th>`;
}

/**
 * @param {number} payoff
 * @param {{max: boolean, min: boolean}} best
 * @param {boolean} lit in the chosen row or column
 * @param {boolean} met where the chosen row and column meet
 */
function cell(payoff, best, lit, met) {
  const classes = [best.max ? "best-max" : "", best.min ? "best-min" : "", lit ? "lit" : "", met ? "met" : ""];
  const words = [best.max ? ", best in its column for MAX" : "", best.min ? ", best in its row for MIN" : ""];
  return html`<td class=${classes.filter(Boolean).join(" ")}><span class="payoff">${formatValue(payoff)}</span
    ><span class="hidden-text">${words.join("")}${met ? ", chosen" : ""}</span></td>`;
}

/** The line under the table: what was chosen. @param {Props} props @param {boolean} reveal */
function choices({ picture: { rows, columns, chosen }, python }, reveal) {
  const { row, column, hidden } = seenChoices(chosen, reveal, python);
  const picked = [hidden ? "?" : row === null ? "–" : rows[row], column === null ? "–" : columns[column]];
  return html`<p class="picks" aria-hidden="true"><span class="max">${SIGNS.MAX} ${picked[0]}</span
    ><span class="min">${SIGNS.MIN} ${picked[1]}</span></p>`;
}

/** @type {"scene"} */
export const kind = "scene";

/** @param {Props} props */
export function view(props) {
  const { picture, python } = props;
  const { rows, columns, payoffs, chosen, names } = picture;
  // The search sees everything.
  const reveal = props.reveal || props.away;
  const picked = seenChoices(chosen, reveal, python);
  const best = bestResponses(payoffs);
  return frame(
    props,
    "matrix",
    "Payoffs",
    sentence(picture, reveal, python),
    html`
    <div class="scroller"><table>
      <caption class="hidden-text">What ${names.MAX} gets: rows are its moves, columns are those of ${names.MIN}</caption>
      <thead><tr><td class="corner" aria-hidden="true"><span class="max">${SIGNS.MAX}</span
        ><span class="min">${SIGNS.MIN}</span></td>${columns.map((name, index) =>
          head(props, "MIN", name, index, index === picked.column),
        )}</tr></thead>
      <tbody>${rows.map(
        (name, row) =>
          html`<tr>${head(props, "MAX", name, row, row === picked.row)}${columns.map((_, column) => {
            const [inRow, inColumn] = [row === picked.row, column === picked.column];
            return cell(payoffs[row][column], best[row][column], inRow || inColumn, inRow && inColumn);
          })}</tr>`,
      )}</tbody>
    </table></div>
    <p class="legend" aria-hidden="true"><span><span class="best-max"><span class="payoff">5</span></span> best for
      <span class="max">${SIGNS.MAX}</span></span><span><span class="best-min"><span class="payoff">5</span></span> best for
      <span class="min">${SIGNS.MIN}</span></span></p>
    <div class="below">${choices(props, reveal)}${revealSwitch(props, "show the row", hides(picture, python))}</div>`,
  );
}

/**
 * The position after one more choice.
 * @param {MatrixPicture} picture
 * @param {string} move the name of a row, and then of a column
 * @returns {MatrixPicture}
 */
export function after(picture, move) {
  const [row] = picture.chosen;
  return {
    ...picture,
    chosen: row === null ? [picture.rows.indexOf(move), null] : [row, picture.columns.indexOf(move)],
  };
}

/**
 * Paints the matrix, with the chosen row, and where the chosen column meets it.
 * @param {import("./canvas.js").Pen} pen
 * @param {MatrixPicture} picture
 * @param {MatrixPicture} _base
 * @param {number} x @param {number} y @param {number} size
 * @param {import("./canvas.js").Theme} theme
 */
export function paint(pen, { payoffs, chosen: [row, column] }, _base, x, y, size, theme) {
  const { colour } = theme;
  const [rows, columns] = [payoffs.length, payoffs[0].length];
  const side = size / Math.max(rows, columns);
  const left = x + (size - side * columns) / 2;
  const top = y + (size - side * rows) / 2;
  const longest = Math.max(...payoffs.flat().map((payoff) => formatValue(payoff).length));
  const font = Math.min(side * 0.5, (side * 1.5) / longest);
  payoffs.forEach((line, r) =>
    line.forEach((payoff, c) => {
      const lit = r === row || c === column;
      const fill = lit ? colour["now-soft"] : undefined;
      outline(pen, () => pen.rect(left + c * side, top + r * side, side, side), {
        stroke: colour.control,
        fill,
        width: 0.75,
      });
      write(pen, theme, formatValue(payoff), left + (c + 0.5) * side, top + (r + 0.5) * side, font, {
        colour: lit || row === null ? colour.ink : colour.muted,
      });
    }),
  );
  if (row !== null)
    outline(pen, () => pen.rect(left, top + row * side, side * columns, side), {
      stroke: colour.max,
      width: Math.max(1.5, side * 0.08),
    });
  if (column !== null)
    outline(pen, () => pen.rect(left + column * side, top, side, side * rows), {
      stroke: colour.min,
      width: Math.max(1.5, side * 0.08),
    });
}
