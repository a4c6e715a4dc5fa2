/**
 * Makes the modules of this folder and gives each what it needs; none of them makes another. What the user wants
 * arrives as an intent: it changes the state, or asks Python and stores the answer.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../state/kinds.js").KindIntents} KindIntents
 * @typedef {import("../state/features.js").FeatureIntents} FeatureIntents
 */

import "../kinds/whole.js";
import { KINDS } from "../kinds/index.js";
import { LANES, createAttempts, doingOf } from "./attempts.js";
import { createPredictions } from "./predictions.js";
import { workspaceNow } from "./workspace-now.js";
import { createBoard } from "./board.js";
import { createFeatures } from "./features.js";
import { createFollowing } from "./following.js";
import { createHistory } from "./history.js";
import { createLooking } from "./looking.js";
import { readChecked } from "./lesson-faults.js";
import { createOpening } from "./opening.js";
import { createBoardPicture } from "./board-picture.js";
import { keptIn } from "./place.js";
import { createPlaces } from "./places.js";
import { NO_SCREEN } from "../export/no-screen.js";
import { NO_LESSONS } from "../lessons/lesson-source.js";
import { createPlainLinks } from "./plain.js";
import { createPosition } from "./position.js";
import { createSearch } from "./search.js";
import { createSecondRun } from "./second-run.js";
import { createSettings } from "./settings.js";
import { createSteps } from "./steps.js";
import { createSubject } from "./subject.js";
import { Tasks } from "./tasks.js";
import { createWorkspaceSetter } from "./workspace-set.js";

/** @typedef {ReturnType<typeof createApp>} App */

/**
 * @param {object} on
 * @param {import("../state/state.js").Store<State>} on.state
 * @param {import("../state/state.js").Store<Results>} on.results
 * @param {{ask: (request: any, how: import("../python/requests.js").How) => Promise<any>, stop: () => void, halt: () => boolean, restart: () => void,
 *   install: (name: string, signal: AbortSignal) => Promise<void>,
 *   apart: import("../features/feature.js").OfPage["apart"]}} on.python
 * @param {import("../files/device.js").Device} on.device
 * @param {import("../export/screen.js").Screen} [on.screen]  what pictures are made of
 * @param {import("../lessons/lesson-source.js").LessonSource} [on.lessons]
 * @param {() => boolean} [on.showFirstLesson]  shows what the first lesson begins with, if that is known without Python
 * @param {() => string} [on.address]  where this page is for others
 * @param {() => unknown} [on.startEmbedded]  opens what a frame waits with
 * @param {(ms: number) => Promise<unknown>} [on.pause]
 * @param {import("./features.js").Parts} [on.parts]  of features, that are there already
 * @param {import("./features.js").Features} [on.comingFeatures]  those that the page has begun with
 */
export function createApp({
  state,
  results,
  python,
  device,
  screen = NO_SCREEN,
  lessons = NO_LESSONS,
  showFirstLesson = () => false,
  address = () => "",
  startEmbedded = () => {},
  pause = (ms) => new Promise((done) => setTimeout(done, ms)),
  parts = {},
  comingFeatures,
}) {
  const tasks = new Tasks(LANES, () => results.update({ doing: doingOf(tasks) }));

  /**
   * Asks Python. An answer is also dropped if its task was ended just after it came.
   * @param {any} request @param {AbortSignal} signal @param {(batch: import("../python/protocol.js").Batch) => void} [onBatch]
   */
  async function ask(request, signal, onBatch) {
    const reply = await python.ask(request, onBatch ? { signal, onBatch } : { signal });
    signal.throwIfAborted();
    return reply;
  }

  const stores = { state, results };
  const picture = createBoardPicture({ ...stores, ask, tasks });
  const steps = createSteps({ ...stores, moved: picture.follow });
  const attempts = createAttempts({ ...stores, tasks, python, atRest: picture.follow });
  const board = createBoard({ ...stores, ask });
  const searching = createSearch({ ...stores, ask, goTo: steps.goTo });

  const moving = { ...stores, ask, pause, move: board.move, goToEnd: steps.goToEnd };
  const turns = new Map(KINDS.map((kind) => [kind.id, kind.turns(moving)]));
  const following = createFollowing({ ...stores, ...attempts, ...searching, turns });

  const position = createPosition({ ...stores, ...attempts, ...board, ...following });
  const history = createHistory({ ...stores, ...attempts, ...board, ...following });
  const subject = createSubject({ ...stores, ...attempts, ...board, ...following, finish: searching.finish });
  const settings = createSettings({ ...stores, ...attempts, ...following });

  const secondRun = createSecondRun({ ...stores, ask, ...attempts, ...settings, goTo: steps.goTo });

  /** Of a link. @param {string} text @param {number} step */
  async function openLesson(text, step) {
    await handle({ type: "open-lesson-text", name: "", text });
    if (step > 0) await handle({ type: "lesson-step", step });
  }
  /** @param {import("../state/intents.js").Intent} intent @returns {unknown} */
  const later = (intent) => handle(intent);
  const workspaceSetter = createWorkspaceSetter({ ...stores, handle: later });
  const plain = createPlainLinks({ ...stores, handle: later, workspaceSetter, address });
  const places = createPlaces({
    ...stores,
    ask,
    ...attempts,
    ...board,
    ...searching,
    ...following,
    address,
    openLesson,
    openPlain: plain.open,
  });

  const { setPosition } = position;
  const { changeRun, changeOptions } = settings;
  const { chooseRoom } = subject;
  const openPlain = plain.open;
  const acting = { ...stores, ask, device, openPlain, ...attempts, ...board, ...searching, ...following };
  const actions = KINDS.map(
    (kind) =>
      kind.actions({ ...acting, setPosition, changeRun, changeOptions, chooseRoom, install: python.install }).intents,
  );

  const workspace = {
    address,
    link: places.link,
    placeNow: places.placeNow,
    plainLink: plain.write,
    showFirstLesson,
    workspaceSetter,
    workspaceNow: () => workspaceNow(state.get(), results.get()),
    readLesson: (/** @type {string} */ text, asText = false) => readChecked(text, results.get().catalogue, asText),
    keptIn,
  };
  const doing = {
    ...stores,
    ask,
    beside: attempts.beside,
    handle,
    device,
    apart: python.apart,
    screen,
    lessonSource: lessons,
    ...workspace,
  };

  /** @param {string} message */
  const say = (message) => handle(message ? { type: "notice", message } : { type: "dismiss-notice" });
  const features = comingFeatures ?? createFeatures({ say, parts });
  features.serve(doing);

  /** @type {import("../state/intents.js").Handlers<import("../state/intents.js").Intents>} */
  const intents = {
    ...createLooking(stores).intents,
    ...attempts.intents,
    ...steps.intents,
    ...createPredictions({ ...stores, go: steps.go, toNode: steps.goToNode, pause }).intents,
    ...position.intents,
    ...history.intents,
    ...subject.intents,
    ...createOpening({ ...stores, ask, handle }).intents,
    ...settings.intents,
    ...secondRun.intents,
    ...places.intents,
    "start-embedded": startEmbedded,
    // Each kind handles its own intents, and so does each feature.
    .../** @type {import("../state/intents.js").Handlers<KindIntents & FeatureIntents>} */ (
      Object.assign({}, ...actions, features.intents)
    ),
  };

  /** Does what the user wants; what it returns may resolve when that is done. @param {import("../state/intents.js").Intent} intent */
  function handle(intent) {
    const handler = /** @type {(intent: any) => unknown} */ (intents[intent.type]);
    if (!handler) throw new Error(`There is no intent ${intent.type}.`);
    return handler(intent);
  }

  return {
    handle,
    features,
    link: places.link,
    tasks,
    show: searching.show,
    chooseSubject: subject.chooseSubject,
    goTo: steps.goTo,
    playOn: steps.playOn,
  };
}
