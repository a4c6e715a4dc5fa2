/**
 * What follows from the order of events alone, which Python leaves to the page because it is about numbers, and as many
 * of them as a search has steps: when each node was entered and left, and when each local was read.
 *
 * @typedef {object} Times
 * @property {Int32Array} enter  by row: the event that entered the node; −1 if none did
 * @property {Int32Array} leave  by row: the event that left it; −1 if none did
 * @property {Int32Array} assigned_at  for each number that a local held: the event before which it did
 * @property {Uint8Array} assigned_name  the place of the local's name
 * @property {Float64Array} assigned_value  the number
 *
 * @typedef {import("./messages.js").TraceColumns} Sent
 */

const CALL = -1;
const RETURN = -2;
/** Events count from here: a call, a return and a note are below 0, lines above. */
const LOWEST = -3;

/**
 * @template {Sent} Columns
 * @param {Columns} sent
 * @returns {Omit<Columns, "read_event" | "read_name" | "read_value"> & Times}
 */
export function withTimes({ read_event, read_name, read_value, ...columns }) {
  return { ...columns, ...spansOf(columns), ...assignmentsOf(columns.event, { read_event, read_name, read_value }) };
}

/** @param {Pick<Sent, "event" | "parent">} columns */
function spansOf({ event, parent }) {
  const enter = new Int32Array(parent.length).fill(-1);
  const leave = new Int32Array(parent.length).fill(-1);
  let active = -1;
  let entered = 0;
  for (let at = 0; at < event.length; at += 1) {
    if (event[at] === CALL) {
      active = entered;
      enter[active] = at;
      entered += 1;
    } else if (event[at] === RETURN && active >= 0) {
      leave[active] = at;
      active = parent[active];
    }
  }
  return { enter, leave };
}

/**
 * The numbers of all series, each with the event at which it was read.
 * @param {Int16Array} event @param {Pick<Sent, "read_event" | "read_name" | "read_value">} read
 */
function assignmentsOf(event, { read_event, read_name, read_value }) {
  const happened = placesOf(event, new Set(read_event));
  const at = new Int32Array(read_value.length);
  const name = new Uint8Array(read_value.length);
  const value = new Float64Array(read_value.length);
  let from = 0;
  let count = 0;
  for (let series = 0; series < read_event.length; series += 1) {
    const places = happened[read_event[series] - LOWEST];
    for (let i = 0; i < places.length; i += 1) {
      const held = read_value[from + i];
      if (Number.isNaN(held)) continue;
      at[count] = places[i];
      name[count] = read_name[series];
      value[count] = held;
      count += 1;
    }
    from += places.length;
  }
  return {
    assigned_at: at.slice(0, count),
    assigned_name: name.slice(0, count),
    assigned_value: value.slice(0, count),
  };
}

/**
 * Where in the order of events each of these happened, as lists by `event - LOWEST`.
 * @param {Int16Array} event @param {ReadonlySet<number>} kinds
 */
function placesOf(event, kinds) {
  /** @type {number[][]} */
  const places = [];
  for (const each of kinds) places[each - LOWEST] = [];
  for (let at = 0; at < event.length; at += 1) places[event[at] - LOWEST]?.push(at);
  return places;
}
