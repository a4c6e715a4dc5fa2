// Which lessons are when in a week. Pure functions, no DOM.

/** @typedef {{id: string, subject: string, teacher: string, group: string}} Lesson */

/** The groups, in the order of their first lessons. @param {readonly Lesson[]} lessons */
export const groupsOf = (lessons) => [...new Set(lessons.map(({ group }) => group))];

/**
 * The lessons in each period; those without a period are left out.
 * @param {readonly string[]} periods
 * @param {readonly Lesson[]} lessons
 * @param {(id: string) => string | null} periodOf
 * @returns {Map<string, Lesson[]>} by period
 */
export function byPeriod(periods, lessons, periodOf) {
  /** @type {Map<string, Lesson[]>} */
  const found = new Map(periods.map((period) => [period, []]));
  for (const lesson of lessons) found.get(periodOf(lesson.id) ?? "")?.push(lesson);
  return found;
}

/**
 * What a lesson is called among those of its group: its id without the group, because the group is written above or
 * beside it.
 * @param {Lesson} lesson
 */
export function shortName({ id, subject, group }) {
  const number = id.slice(`${subject} ${group}`.length).trim();
  return number === "" ? subject : `${subject} ${number}`;
}
