/**
 * What the page does with a person and with Python, which the first picture does not need: it is loaded right after that,
 * and before Python's files.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 */

import { createApp } from "../../app/app.js";
import { thisDevice } from "../../files/device.js";
import { kindOf } from "../../kinds/index.js";
import { withKind } from "../../python/requests.js";
import { PUBLIC_ADDRESS } from "../../python/built.js";
import { createPython } from "../../python/client.js";
import { hasRoomForTwo } from "../../python/room-for-two.js";
import "../../views/rest.js";
import { addressOf, createArriving } from "../arriving.js";
import { loadCatalogue } from "../catalogue.js";
import { createEmbedding } from "../embedding.js";
import { makeUpForLesson } from "../lesson.js";
import { lessonSourceOf } from "../lesson-files.js";
import { openDroppedFiles } from "../link-files.js";
import { whenTouched } from "../touched.js";

/**
 * @param {object} page
 * @param {import("../../state/state.js").Store<State>} page.state
 * @param {import("../../state/state.js").Store<Results>} page.results
 * @param {import("../../app/features.js").Features} page.features
 * @param {import("../../export/screen.js").Screen} page.screen
 * @param {import("../../words/embed.js").EmbedOptions | null} page.embed  what a frame shows
 * @param {() => boolean} page.showFirstLesson
 * @param {(shown: {waits: string, href: string, starting: boolean}) => void} page.showEmbed
 * @param {() => void} page.isReady  called when Python answers
 * @param {(error: Error) => void} page.hasFailed
 */
export async function begin({
  state,
  results,
  features,
  screen,
  embed,
  showFirstLesson,
  showEmbed,
  isReady,
  hasFailed,
}) {
  const { dataset } = document.documentElement;
  /** Whether there may be a second Python; an attribute decides it for measurements. */
  const mayHoldTwo = dataset.standBy ? dataset.standBy === "yes" : hasRoomForTwo();
  /** Where this page is for others. */
  const address = () => addressOf(location, PUBLIC_ADDRESS);

  await loadCatalogue(results);
  const python = createPython({
    ...(embed && { waits: whenTouched(document) }),
    mayHoldTwo,
    onStatus(status) {
      results.update({ status });
      if (status.phase === "ready") makeUpForLesson(results, python, app).then(isReady, hasFailed);
      if (status.phase === "failed") hasFailed(new Error(status.message));
    },
    onBusy: (occupied) => results.update({ occupied }),
  });
  const ask = withKind(
    (request, how) => python.ask(request, how),
    () => results.get().catalogue,
    (request, why) => kindOf(/** @type {{kind?: string}} */ (request)).afterEnd?.(request, why) ?? null,
  );
  const device = thisDevice();
  const app = createApp({
    state,
    results,
    address,
    python: {
      ask,
      stop: () => python.stop(),
      halt: () => python.halt(),
      restart: () => python.restart(),
      install: (name, signal) => python.install(name, signal),
      apart: { boot: () => python.apart(), viewer: () => python.viewer() },
    },
    device,
    screen,
    lessons: lessonSourceOf(location),
    showFirstLesson,
    startEmbedded: () => embedding?.start(),
    comingFeatures: features,
  });

  /** A program that may hang has another Python stand by. */
  function standBy() {
    const shown = results.get().run.reply;
    if (shown && kindOf(shown).mayHang && mayHoldTwo) python.standBy();
  }
  results.subscribe(standBy);

  openDroppedFiles(document, app.handle);
  const embedding =
    embed &&
    createEmbedding({
      options: embed,
      state,
      results,
      handle: app.handle,
      link: app.link,
      address,
      show: showEmbed,
      window,
    });
  const arriving = createArriving({
    state,
    isBusy: () => results.get().doing.choosing !== "",
    onChange: (listener) => [state, results].forEach((store) => void store.subscribe(listener)),
    handle: app.handle,
    onLeaving: device.onLeaving,
    window,
  });
  if (embedding) embedding.begin();
  else arriving.arrive();
  return { ...app, ask };
}
