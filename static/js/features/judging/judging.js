/** What a teacher wants when a class is judged: begin, stop, save what came of it. */

import { hasRoomForTwo } from "../../python/room-for-two.js";
import { BadClass, judgeClass, writeClass } from "./class-run.js";

/** @typedef {import("./types.js").Judging} Judging */
/** @typedef {import("./class-run.js").ClassInput} ClassInput */

/** @type {Judging} */
const NOTHING = Object.freeze({ doing: "", count: 0, rows: [], message: "", wrong: null });
const STUDENTS = /^students\//;

/** @param {import("../feature.js").FeatureContext} on @returns {import("../feature.js").Handling} */
export function createJudging({ state, results, device, apart }) {
  /** @type {AbortController | null} of what is being done */
  let running = null;
  /** What was judged last. @type {ClassInput | null} */
  let given = null;
  /** What came of each submission. @type {{row: import("./types.js").Row, verdict: Uint8Array}[]} */
  let judged = [];
  /** Of those that have been judged, in their order. */
  const there = () => judged.filter(Boolean);

  const now = () => results.get().judging ?? NOTHING;
  /** @param {Partial<Judging>} change */
  const update = (change) => results.update({ judging: Object.freeze({ ...now(), ...change }) });

  /** Does one thing at a time, and tells what goes wrong. @param {Judging["doing"]} doing @param {(signal: AbortSignal) => Promise<string>} work */
  async function does(doing, work) {
    if (running) return;
    const own = new AbortController();
    running = own;
    update({ doing, message: "", wrong: null });
    try {
      const message = await work(own.signal);
      update({ message });
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      if (error instanceof BadClass) update({ wrong: error.wrong });
      else if (own.signal.aborted) update({ message: stopped(doing, now()) });
      else update({ wrong: { message, of: "", line: null } });
    } finally {
      running = null;
      update({ doing: "" });
    }
  }

  /** @param {readonly File[]} files @param {import("./types.js").TaskGiven} task */
  function check(files, { pack, text, beside }) {
    return does("reading", async (signal) => {
      judged = [];
      update({ count: 0, rows: [] });
      const data = await Promise.all(
        [...beside, ...files].map(async (file) => new Uint8Array(await file.arrayBuffer())),
      );
      const named = { beside: beside.map(({ name }) => name), files: files.map(({ name }) => name) };
      given = { request: { pack, text, ...named }, data };
      await judgeClass(apart.boot, hasRoomForTwo() ? 2 : 1, given, {
        signal,
        onBegun: ({ length }) => update({ doing: "judging", count: length }),
        onVerdict(number, row, verdict) {
          judged[number] = { row, verdict };
          update({ rows: there().map((each) => each.row) });
        },
      });
      return now().count === 1 ? "The submission has been judged." : `All ${now().count} submissions have been judged.`;
    });
  }

  /** @param {"html" | "csv" | "students"} format */
  function save(format) {
    return does("writing", async (signal) => {
      const viewer = format === "csv" ? new Uint8Array() : await apart.viewer();
      const fileFormat = format === "csv" ? "csv" : "html";
      const verdicts = there().map(({ verdict }) => verdict);
      const files = await writeClass(
        apart.boot,
        /** @type {ClassInput} */ (given),
        fileFormat,
        viewer,
        verdicts,
        signal,
      );
      const [[name, content]] = Object.entries(files);
      const pages = Object.entries(files).filter(([path]) => STUDENTS.test(path));
      const [as, bytes] = format === "students" ? ["students.zip", await zipped(pages)] : [name, content];
      device.download(as, bytes);
      return `Saved as ${as}.`;
    });
  }

  return {
    "open-class": () => state.update({ classOpen: true }),
    "leave-class": () => state.update({ classOpen: false }),
    "check-class": ({ files, task }) => check(files, task),
    "stop-class": () => running?.abort(new Error("Stopped.")),
    "save-class": ({ format }) => save(format),
  };
}

/** A zip of pages, by their paths. @param {readonly [string, Uint8Array][]} pages */
async function zipped(pages) {
  const { zipOf } = await import("../../files/archive/part.js");
  const [changed, reader] = [Date.now(), new TextDecoder()];
  return zipOf(pages.map(([path, page]) => ({ name: path.replace(STUDENTS, ""), text: reader.decode(page), changed })));
}

/** @param {Judging["doing"]} doing @param {Judging} judging */
function stopped(doing, { rows, count }) {
  if (doing === "writing" || rows.length === 0) return "Stopped.";
  return `Stopped: ${rows.length} of ${count} have been judged.`;
}
