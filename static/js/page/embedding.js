/**
 * A page in a frame, without the bar and the panes around what is shown. It tells the page around it how high it is and
 * what happens, and it runs no Python until somebody touches it: a link waits behind a button until then.
 */

import { lessonIn, stateOfPlace } from "../app/place.js";
import { readCode, written } from "../files/link-code.js";
import { isPlainLink, readPlainLink } from "../lessons/plain-link.js";
import { noticeAfter } from "../state/carried-over.js";
import { countOf } from "../lessons/questions.js";
import { transportProps } from "../view-models/transport.js";
import { linkIn } from "./arriving.js";
import { whenTouched } from "./touched.js";
import { withLesson } from "../words/embed.js";

/** The address of the link is written again when there has been no change for a moment. */
const WAIT_MS = 500;

/**
 * @param {object} on
 * @param {import("../words/embed.js").EmbedOptions} on.options
 * @param {import("../state/state.js").Store<import("../state/state.js").State>} on.state
 * @param {import("../state/state.js").Store<import("../state/results.js").Results>} on.results
 * @param {(intent: any) => unknown} on.handle
 * @param {() => Promise<string>} on.link
 * @param {() => string} on.address  where this page is for others
 * @param {(shown: {waits: string, href: string, starting: boolean}) => void} on.show  what stands in the frame besides the views
 * @param {Window} on.window
 */
export function createEmbedding({ options, state, results, handle, link, address, show, window }) {
  const { document, parent } = window;
  const root = document.documentElement;
  /** The link that waits for a touch. */
  let waiting = "";
  /** What is said of it. */
  let offered = "";
  let href = address();
  let sent = { step: "", score: "", height: 0 };

  /** @param {string} type @param {object} data */
  const post = (type, data) => parent !== window && parent.postMessage({ type: `plyscope:${type}`, ...data }, "*");

  /** What waits to be started; "" for nothing, and the views are there. @param {string} waits */
  function lay(waits, starting = false) {
    root.dataset.embedWaits = String(waits !== "");
    offered = waits;
    show({ waits, href, starting });
  }

  /** @param {readonly string[]} views */
  const choose = (views) => {
    root.dataset.embed = views.join(" ");
  };

  /** Says what a link will bring, and waits. What is wrong with it is told at once. @param {string} code */
  async function offer(code) {
    waiting = code;
    try {
      const name = isPlainLink(code) ? nameOfPlain(code) : nameOf(await readCode(code));
      href = `${address()}#${code}`;
      state.update({ notice: noticeAfter(state.get()) });
      lay(name);
    } catch {
      waiting = "";
      lay("");
      await handle({ type: "open-link", code });
    }
  }

  /** In one line. @param {unknown} data */
  function nameOf(data) {
    const lesson = lessonIn(data);
    if (lesson !== "") {
      choose(withLesson(options));
      return /^\s*title\s*:\s*(?<title>.+)$/im.exec(lesson)?.groups?.title ?? "A lesson";
    }
    const { subject, method } = stateOfPlace(data);
    return named(subject, method);
  }

  /** Throws what is wrong with it, if that is known without Python. @param {string} code */
  function nameOfPlain(code) {
    const { catalogue } = results.get();
    const { subject = "", method = "" } = catalogue ? readPlainLink(code, catalogue).workspace : {};
    return named(subject, method);
  }

  /** @param {string | undefined} subject @param {string | undefined} method */
  function named(subject, method) {
    const { subjects = [], methods = [] } = results.get().catalogue ?? {};
    const names = [subjects.find(({ id }) => id === subject), methods.find(({ id }) => id === method)];
    return names.flatMap((each) => (each ? [each.name] : [])).join(" · ") || "A search";
  }

  /** Opens what waits. */
  async function start() {
    const code = waiting;
    waiting = "";
    lay(offered, true);
    if (code !== "") await handle({ type: "open-link", code });
    // Meanwhile, something else may have been offered.
    if (waiting !== "") return;
    lay("");
    postChanges();
  }

  /** Shows what the page around the frame wants to be shown, or waits with it. @param {string} code */
  async function take(code) {
    await offer(code);
    if (isTouched && waiting === code) await start();
  }

  /** What setState takes. It says where the reader is in a lesson, too. */
  async function stateNow() {
    if (waiting !== "") return waiting;
    const { lesson } = state.get();
    if (lesson && lesson.text !== "") return written({ lesson: lesson.text, step: lesson.step });
    return (await link()).split("#")[1];
  }

  /** @param {MessageEvent} message */
  async function receive({ source, data }) {
    if (source !== parent || parent === window) return;
    const { type, id, state: code } = Object(data);
    if (type === "plyscope:get-state") post("state", { id, state: await stateNow() });
    else if (type === "plyscope:set-state" && typeof code === "string") await take(code);
  }

  /** The bar, which says it otherwise, is not there. */
  function postFailure() {
    const { status } = results.get();
    if (status.phase !== "failed" || status.message === failure) return;
    failure = status.message;
    lay("");
    handle({ type: "notice", message: failure, stays: true });
  }

  function postSteps() {
    const { step, steps } = transportProps(state.get(), results.get());
    const now = `${step} ${steps}`;
    if (steps > 0 && now !== sent.step && offered === "") {
      sent = { ...sent, step: now };
      post("step", { step, steps });
    }
  }

  function postScore() {
    const { lesson, predicted } = state.get();
    const { open } = results.get().lesson;
    const { right, total } =
      lesson && open ? countOf(open.lesson, lesson.answers) : { right: predicted.right, total: predicted.of };
    const now = `${right} ${total}`;
    const isGiven = lesson ? Object.keys(lesson.answers).length > 0 : predicted.of > 0;
    if (isGiven && now !== sent.score) {
      sent = { ...sent, score: now };
      post("score", { right, of: total });
    }
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  function postChanges() {
    postFailure();
    postSteps();
    postScore();
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (offered !== "") return;
      const now = await link();
      if (now === href || offered !== "") return;
      href = now;
      lay("");
    }, WAIT_MS);
  }

  let isTouched = false;
  let failure = "";

  function begin() {
    choose(options.views);
    lay("");
    whenTouched(document).then(() => {
      isTouched = true;
    });
    const height = () => Math.ceil(document.body.getBoundingClientRect().height);
    new ResizeObserver(() => {
      if (height() === sent.height) return;
      sent = { ...sent, height: height() };
      post("height", { height: height() });
    }).observe(document.body);
    window.addEventListener("message", receive);
    state.subscribe(postChanges);
    results.subscribe(postChanges);
    if (options.fault !== "") handle({ type: "notice", message: options.fault, stays: true });
    const code = linkIn(window.location.hash);
    if (code !== "") offer(code);
    post("ready", {});
    postChanges();
  }

  return { begin, start };
}
