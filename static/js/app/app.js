/**
 * Makes the modules of this folder and gives each what it needs; none of them holds another. What a person wants
 * comes in as an intent: it changes the state, or asks Python and keeps its answer.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 */

import { KINDS } from "../kinds/index.js";
import { LANES, createAttempts, doingOf } from "./attempts.js";
import { createBoard } from "./board.js";
import { createHistory } from "./history.js";
import { createLaboratory } from "./laboratory.js";
import { createPicture } from "./picture.js";
import { createPlaying } from "./playing.js";
import { createPosition } from "./position.js";
import { createPythonMoves } from "./python-moves.js";
import { createSearch } from "./search.js";
import { createSettings } from "./settings.js";
import { createSteps } from "./steps.js";
import { createSubject } from "./subject.js";
import { Tasks } from "./tasks.js";

/** @typedef {ReturnType<typeof createApp>} App */

/**
 * @param {object} on
 * @param {import("../state/state.js").Store<State>} on.state
 * @param {import("../state/state.js").Store<Results>} on.results
 * @param {{ask: (request: any, how: {signal: AbortSignal}) => Promise<any>, stop: () => void, restart: () => void}} on.python
 * @param {(ms: number) => Promise<unknown>} [on.pause]
 */
export function createApp({ state, results, python, pause = (ms) => new Promise((done) => setTimeout(done, ms)) }) {
  const tasks = new Tasks(LANES, () => results.update({ doing: doingOf(tasks) }));

  /** An answer that came just before its task was ended is dropped as well. @param {any} request @param {AbortSignal} signal */
  async function ask(request, signal) {
    const reply = await python.ask(request, { signal });
    signal.throwIfAborted();
    return reply;
  }

  const stores = { state, results };
  const picture = createPicture({ ...stores, ask, tasks });
  const steps = createSteps({ ...stores, moved: picture.follow });
  const attempts = createAttempts({ ...stores, tasks, python, atRest: picture.follow });
  const { attempt, beside, change, choose, changed } = attempts;
  const { lookAt, lookAfter, begin, restore, move, put } = createBoard({ ...stores, ask });

  const searching = createSearch({ ...stores, ask, goTo: steps.goTo });
  const { find, follow, finish, estimate, confirm, measure, show } = searching;

  const pythonMoves = createPythonMoves({ ...stores, ask, lookAfter, move, goToEnd: steps.goToEnd, pause });
  const { playBest, playHidden, playByEngine, isHidden, enginePlays, askEngine } = pythonMoves;
  const playing = createPlaying({
    ...stores,
    ...{ attempt, change, changed, lookAfter, move, find, follow, finish },
    ...{ playBest, playHidden, playByEngine, isHidden, enginePlays },
  });
  const { search, answer, searchOrPlay, begun, begunAgain, changeAndAnswer, maxNodes } = playing;

  const position = createPosition({
    ...stores,
    ...{ attempt, change, changed, lookAt, begin, move, finish, search, answer, begun, changeAndAnswer },
  });
  const history = createHistory({
    ...stores,
    ...{ attempt, lookAt, put, restore, answer, begunAgain, changeAndAnswer },
  });
  const subject = createSubject({
    ...stores,
    ...{ attempt, choose, lookAt, begin, restore, search, begun, begunAgain, maxNodes },
  });
  const settings = createSettings({ ...stores, attempt, changed, search, searchOrPlay });
  const { changeOptions } = settings;
  const laboratory = createLaboratory({
    ...stores,
    ...{ ask, beside, estimate, confirm, measure, askEngine, changeOptions },
  });
  const ofKinds = KINDS.map((kind) => kind.beside({ ...stores, ask, beside }).intents);

  /** @type {Record<string, (intent: any) => unknown>} */
  const intents = {
    pane: ({ pane }) => state.update({ pane }),
    stage: ({ stage }) => state.update({ stage }),
    theme: ({ theme }) => state.update({ theme }),
    ...attempts.intents,
    ...steps.intents,
    ...playing.intents,
    ...position.intents,
    ...history.intents,
    ...subject.intents,
    ...settings.intents,
    ...laboratory.intents,
    ...Object.assign({}, ...ofKinds),
  };

  /** Does what a person wants. @param {{type: string, [key: string]: any}} intent */
  function handle(intent) {
    const handler = intents[intent.type];
    if (!handler) throw new Error(`There is no intent ${intent.type}.`);
    handler(intent);
  }

  return { handle, tasks, show, chooseGame: subject.chooseGame, goTo: steps.goTo, playOn: steps.playOn };
}
