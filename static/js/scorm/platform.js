/**
 * A learning platform, by the API of SCORM 1.2: an object `API` in a window around this page, or in the one that opened
 * it. Without a platform, nothing is recorded, and everything else works.
 *
 * @typedef {object} Api
 * @property {(text: "") => string} LMSInitialize
 * @property {(text: "") => string} LMSFinish
 * @property {(name: string) => string} LMSGetValue
 * @property {(name: string, value: string) => string} LMSSetValue
 * @property {(text: "") => string} LMSCommit
 *
 * @typedef {object} Platform
 * @property {boolean} isThere
 * @property {string} suspended  what was kept when the student left; "" for nothing
 * @property {(kept: {score: number, isDone: boolean, suspended: string}) => boolean} keep  whether the platform took it
 * @property {(interaction: import("./interaction.js").Interaction, seconds: number) => void} report  an answer
 * @property {() => void} leave
 */

/** So many windows around a page are enough. */
const MOST_WINDOWS = 50;
const NOBODY = Object.freeze({ isThere: false, suspended: "", keep: () => true, report: () => {}, leave: () => {} });

/** The API in this window or one around it. @param {Window | null} from @returns {Api | null} */
function around(from) {
  let win = from;
  for (let i = 0; win && i < MOST_WINDOWS; i++) {
    try {
      const { API } = /** @type {any} */ (win);
      if (API) return API;
    } catch {
      // A window of another site: those around it may be ours again.
    }
    if (win.parent === win) return null;
    win = win.parent;
  }
  return null;
}

/** As SCORM says: first the windows around this one, then those around the one that opened it. @param {Window} win */
export const apiFrom = (win) => around(win) ?? around(win.opener) ?? around(win.top?.opener ?? null);

/** HHHH:MM:SS.SS @param {number} seconds */
export function timeText(seconds) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const whole = Math.floor(seconds);
  const hours = Math.min(Math.floor(whole / 3600), 9999);
  const rest = two(Math.floor((seconds - whole) * 100));
  return `${String(hours).padStart(4, "0")}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${rest}`;
}

/** @param {Api | null} api @param {() => Date} [now] @returns {Platform} */
export function platformOf(api, now = () => new Date()) {
  if (!api || String(api.LMSInitialize("")) !== "true") return NOBODY;
  const begun = now().getTime();
  const set = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    String(api.LMSSetValue(name, String(value))) === "true";
  const status = api.LMSGetValue("cmi.core.lesson_status");
  let wasDone = ["completed", "passed"].includes(status);
  let isLeft = false;
  if (!wasDone) set("cmi.core.lesson_status", "incomplete");
  set("cmi.core.score.min", 0);
  set("cmi.core.score.max", 100);
  set("cmi.core.exit", "suspend");
  api.LMSCommit("");

  return {
    isThere: true,
    suspended: api.LMSGetValue("cmi.suspend_data") || "",
    keep({ score, isDone, suspended }) {
      wasDone ||= isDone;
      const took = [
        set("cmi.core.score.raw", Math.round(score * 100)),
        set("cmi.core.lesson_status", wasDone ? "completed" : "incomplete"),
        set("cmi.suspend_data", suspended),
      ];
      return String(api.LMSCommit("")) === "true" && took.every(Boolean);
    },
    report({ id, type, response, right, result }, seconds) {
      const count = Number(api.LMSGetValue("cmi.interactions._count")) || 0;
      const at = `cmi.interactions.${count}`;
      // Some platforms keep no interactions: then these calls say "false", and nothing is lost but them.
      set(`${at}.id`, id);
      set(`${at}.type`, type);
      set(`${at}.time`, now().toTimeString().slice(0, 8));
      set(`${at}.correct_responses.0.pattern`, right);
      set(`${at}.student_response`, response);
      set(`${at}.result`, result);
      set(`${at}.weighting`, 1);
      set(`${at}.latency`, timeText(seconds));
    },
    leave() {
      if (isLeft) return;
      isLeft = true;
      set("cmi.core.session_time", timeText((now().getTime() - begun) / 1000));
      api.LMSFinish("");
    },
  };
}
