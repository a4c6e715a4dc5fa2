// The picture of a timetable: the week with the lessons that have a period, and below it the periods that are still
// possible for each lesson.
import { html, nothing } from "lit";
import { domainRows } from "./domain-rows.js";
import { largeValue, stateClasses, UNKNOWN } from "./marks.js";
import { byPeriod, groupsOf, shortName } from "./week.js";

/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("./week.js").Lesson} Lesson */
/**
 * @typedef {{kind: "timetable", periods: readonly string[], rooms: number, lessons: readonly Lesson[]}} TimetablePicture
 */
/** @typedef {import("./marks.js").PictureProps<TimetablePicture>} Props */

/** @param {TimetablePicture} picture */
export const variables = ({ lessons }) => lessons.map(({ id, teacher }) => ({ id, name: `${id}, ${teacher}` }));

/** @param {Props} props */
export function view({ picture, mark, arcs }) {
  const { periods, lessons, rooms } = picture;
  const markOf = (/** @type {string} */ id) => mark(id) ?? UNKNOWN;
  const groups = groupsOf(lessons);
  const placed = byPeriod(periods, lessons, (id) => largeValue(markOf(id)));
  const rows = lessons.map((lesson) => ({
    id: lesson.id,
    name: shortName(lesson),
    notes: [lesson.group, lesson.teacher],
  }));
  return html`<div class="drawing timetable" aria-hidden="true">
    <div class="week" .style="--columns: ${groups.length}">
      <span></span>${groups.map((group) => html`<span class="head">${group}</span>`)}<span class="head">Rooms</span>
      ${periods.map((period) => {
        const there = placed.get(period) ?? [];
        const certain = there.filter(({ id }) => markOf(id).refused === null).length;
        return html`<span class="period">${period}</span
          >${groups.map((group) =>
            cell(
              there.filter((lesson) => lesson.group === group),
              markOf,
            ),
          )}${roomsTaken(certain, rooms)}`;
      })}
    </div>
    ${domainRows({ rows, columns: periods.map((value) => ({ value, label: value })), mark, arcs, lettered: false })}
  </div>`;
}

/**
 * What a group has in a period: a lesson and its teacher; or several lessons, which is a conflict.
 * @param {readonly Lesson[]} lessons @param {(id: string) => Mark} markOf
 */
function cell(lessons, markOf) {
  const states = lessons.map(({ id }) => stateClasses(markOf(id)));
  const teacher = lessons.length === 1 ? html`<small>${lessons[0].teacher}</small>` : nothing;
  return html`<span class="cell ${states.join(" ")} ${lessons.length > 1 ? "clash" : ""}"
    >${lessons.map((lesson, i) => html`<b class=${states[i]}>${shortName(lesson)}</b>`)}${teacher}</span>`;
}

/** A square for each room, filled if it is taken. @param {number} taken @param {number} rooms */
function roomsTaken(taken, rooms) {
  const squares = Array.from({ length: rooms }, (_, i) => html`<i class=${i < taken ? "full" : ""}></i>`);
  return html`<span class="rooms">${squares}${taken > rooms ? html`<em>+${taken - rooms}</em>` : nothing}</span>`;
}
