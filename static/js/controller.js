/**
 * What happens when a person wants something: each intent changes the state, or asks Python and
 * keeps its answer. Nothing else does either, but `steps.js`, `lab.js` and `room.js`, which it hands some of them to.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./results.js").Results} Results
 * @typedef {import("./trace/trace.js").Trace} Trace
 * @typedef {import("./python/protocol.js").Reply} Reply
 * @typedef {import("./python/protocol.js").Look} Look
 */

import { cellsToText } from "./boards/cells.js";
import { chosenSearch } from "./catalogue.js";
import { Lab } from "./lab.js";
import { choiceOfOrder } from "./orders.js";
import { BESIDE, placeOfError } from "./results.js";
import { Room } from "./room.js";
import { freshSeed } from "./seed.js";
import { NO_WEIGHTS, position } from "./state.js";
import { Steps } from "./steps.js";
import { stoppedText } from "./stopped.js";
import { NO_OTHERS, leave, subjectBeside } from "./subjects.js";
import { orderFor, searchFor, stepFor } from "./taken-along.js";
import { isOfAnother } from "./trace/root.js";
import { makeTrace } from "./trace/trace.js";

/** A search that is expected to visit more nodes than this is not started unasked. */
const UNASKED_NODES = 100_000;
/** A search that is expected to visit more is watched without its lines. */
const NODES_WITH_LINES = 120_000;
const NOT_COUNTED = { minimaxNodes: null, minimaxLeaves: null, fewestLeaves: null };
/** What belongs to one tree, and goes with it. */
const NOTHING_ADDED = Object.freeze({ yardstick: null, truth: null, approach: [], strategies: [] });
const NOTHING_UNDER_WAY = /** @type {const} */ ({ underway: false, task: "", pending: false });
/** What is known of one position, and goes with it. */
const NOTHING_KNOWN = Object.freeze({
  edited: null,
  exact: null,
  error: null,
  scores: null,
  engineMove: "",
  work: [],
  race: [],
  solutions: null,
});
/** What a watched node takes, before anything has been measured here. */
const SECONDS_A_NODE = 2e-5;
/** A tree that minimax would take more nodes for is not counted unasked. */
const MEASURED_UNASKED = 1e7;

/** How long what chance has brought Python stays in sight before it goes on. */
const SEEN_MS = 1000;

export class Controller {
  /**
   * @param {import("./state.js").Store<State>} state
   * @param {import("./state.js").Store<Results>} results
   * @param {{ask: (request: any, how?: {signal?: AbortSignal}) => Promise<Reply>, stop: () => void, restart: () => void}} python
   * @param {(ms: number) => Promise<unknown>} [pause]
   */
  constructor(state, results, python, pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))) {
    this.state = state;
    this.results = results;
    this.python = python;
    this.pause = pause;
    /** What is under way, and can be ended: what takes its place ends it, and its questions to Python with it. */
    this.current = new AbortController();
    /** Settles when the changes of the position that were begun have been made. */
    this.placed = Promise.resolve();
    /** Counts the choices of a game; only the newest is carried out. */
    this.choices = 0;
    /** Counts how often all was stopped: what had been begun before, and waited, is not begun after. */
    this.stops = 0;
    /** @type {Promise<unknown>} settles when what leads to a search has ended, the search itself included */
    this.searched = Promise.resolve();
    /** Whether something is under way that leads to a search, until that has found its tree. */
    this.searching = false;
    /** Whether what belongs to the tree that is shown is still being found out. */
    this.following = false;
    /** What the features weighed in the tree that is shown; null for the game's own weights. @type {readonly (number | string)[] | null} */
    this.weighed = null;
    /** The tree that was counted last, and what minimax would do with it. @type {{key: string, yardstick: any}} */
    this.measured = { key: "", yardstick: null };
    /** Counts what was asked for beside the search and waits for its end; only the newest is begun. */
    this.waiting = 0;
    /** How one moves about in the trace. */
    this.steps = new Steps(this);
    /** What is measured and played beside the search. */
    this.lab = new Lab(this);
    /** What is done in the room of constraint problems beside the search. */
    this.room = new Room(this);
    /** @type {() => Promise<unknown>} what to do again when Python has been brought back */
    this.unfinished = async () => {};
  }

  /** @param {{type: string, [key: string]: any}} intent */
  handle(intent) {
    const handlers = { ...this.#handlers, ...this.steps.handlers, ...this.lab.handlers, ...this.room.handlers };
    const handler = handlers[intent.type];
    if (!handler) throw new Error(`There is no intent ${intent.type}.`);
    handler(intent);
  }

  /** @type {Record<string, (intent: any) => void>} */
  #handlers = {
    "choose-game": ({ game, preset }) => this.chooseGame(game, preset),
    "change-run": ({ change }) => this.changeRun(change),
    "choose-order": ({ order }) => this.changeRun(choiceOfOrder(this.results.get().catalogue, this.state.get(), order)),
    "set-option": ({ option, value }) => this.setOption(option, value),
    "python-plays": ({ side }) => this.pythonPlays(side),
    play: ({ action }) => this.play(action),
    "let-chance": () => this.letChance(),
    undo: () => this.goInHistory(-1),
    redo: () => this.goInHistory(1),
    "new-game": () => this.newGame(),
    setup: ({ on }) => this.setUp(on),
    "edit-cell": ({ cell, to }) => this.editCell(cell, to),
    "position-draft": ({ text }) => {
      this.state.update({ draft: text, drawn: false });
      // A place in the old text means nothing in the new one.
      this.results.update({ error: null });
    },
    "set-position": ({ text }) => this.setPosition(text),
    "value-moves": () => this.valueMoves(),
    count: () => this.countPatiently(),
    "set-search-option": ({ option, value }) => this.setSearchOption(option, value),
    search: () => this.changeRun({}),
    "search-to-depth": ({ depth }) => this.changeRun({ depth: String(depth) }),
    "search-anyway": () => this.searchAnyway(),
    stop: () => this.stop(),
    "retry-boot": () => this.retry(),
    pane: ({ pane }) => this.state.update({ pane }),
    stage: ({ stage }) => this.state.update({ stage }),
    theme: ({ theme }) => this.state.update({ theme }),
  };

  // The game and its position

  /** @param {string} game @param {string} presetId */
  chooseGame(game, presetId) {
    const info = this.results.get().catalogue?.games.find((entry) => entry.id === game);
    const preset = info?.presets.find((entry) => entry.id === presetId) ?? info?.presets[0];
    if (!info || !preset) return;
    this.state.update({ setup: false });
    this.results.update({ choosing: `${game}/${preset.id}` });
    return this.attempt(async (signal) => {
      // What is begun meanwhile is about the game that was chosen, so it waits for it. Only another
      // choice of a game takes its place.
      await this.placeNewest(
        () => this.look(game, preset.options, preset.position),
        (look) => {
          const state = this.state.get();
          const order = orderFor(state, this.results.get().catalogue, look);
          // Python plays no side of it until it is asked to: an exercise is for a person to answer.
          this.begin(look, { game, preset: preset.id, depth: "", order, ...searchFor(state, look), python: "" });
        },
      );
      if (signal.aborted) return;
      // Presets are chosen so that they can be searched; only what cannot be watched is cut short.
      await this.begun(signal, { unasked: this.#maxNodes() });
      if (!signal.aborted) this.state.update({ presetDepth: this.state.get().depth });
    });
  }

  /** @param {string} text @param {boolean} [drawn]  whether it was made in the picture of a problem */
  setPosition(text, drawn = false) {
    const { game: typedFor } = this.state.get();
    const before = this.results.get().look;
    this.state.update({ draft: text, drawn });
    return this.attempt((signal, interrupted) =>
      this.#placing(signal, interrupted, before, async () => {
        const { game, options } = this.state.get();
        if (game !== typedFor) return;
        const look = await this.look(game, options, text);
        // What was typed since then stays.
        const { draft } = this.state.get();
        this.moved(look, { preset: "", first: look.position, draft: draft === text ? null : draft });
      }),
    );
  }

  /** @param {string} option @param {number} value */
  setOption(option, value) {
    const changed = { ...this.state.get().options, [option]: value };
    // The option as typed stays where it was typed, whether or not it makes a board.
    this.state.update({ options: changed });
    return this.attempt(async (signal) => {
      await this.place(async () => {
        const { game, options } = this.state.get();
        // Another game has taken its place, or another option was set as well: that is still to come.
        if (options !== changed) return;
        // Where the position is none under the new rules, an empty board is.
        const kept = await this.look(game, changed, position(this.state.get())).catch(() => null);
        const look = kept ?? (await this.look(game, changed, ""));
        if (this.state.get().options === changed) this.begin(look, { preset: "" });
      });
      if (!signal.aborted) await this.begun(signal);
    });
  }

  newGame() {
    this.state.update({ setup: false });
    return this.attempt(async (signal) => {
      await this.place(async () => {
        const { game, options, first } = this.state.get();
        // Heaps and matrices are never empty: there one begins again.
        const empty = await this.look(game, options, "").catch(() => null);
        this.moved(empty ?? (await this.look(game, options, first)));
      });
      if (!signal.aborted) await this.#answer(signal);
    });
  }

  /** @param {boolean} on */
  setUp(on) {
    const before = this.results.get().look;
    this.state.update({ setup: on });
    this.results.update({ error: null });
    return this.attempt(async (signal, interrupted) => {
      await this.placed;
      this.state.update({ draft: null });
      this.results.update({ edited: null });
      if (signal.aborted) return;
      if (!on || interrupted || this.results.get().look !== before) await this.#answer(signal, interrupted);
      else await this.#finish(signal);
    });
  }

  /** @param {number} cell @param {string} to */
  editCell(cell, to) {
    const { look, edited } = this.results.get();
    if (look?.picture.kind !== "grid") return;
    const cells = [...(edited ?? look.picture.cells)];
    cells[cell] = to;
    const text = cellsToText(cells.join(""), look.picture.columns);
    this.state.update({ draft: text, drawn: true });
    this.results.update({ edited: cells.join("") });
    const { game, options } = this.state.get();
    return this.attempt(async (signal) => {
      await this.place(async () => {
        if (this.state.get().game !== game) return;
        const changed = await this.look(game, options, text);
        // Cells that were set since then stay, whether or not they make a position.
        const { draft } = this.state.get();
        const { edited: since } = this.results.get();
        this.moved(changed, { preset: "", draft: draft === text ? null : draft });
        if (draft !== text) this.results.update({ edited: since });
      });
      if (!signal.aborted) await this.search(signal);
    });
  }

  /**
   * Puts the first position of another game on the board. Undo leads back to what was there, but not into
   * another room.
   * @param {Look} look @param {Partial<State>} change
   */
  begin(look, change) {
    const { options, position: first } = look;
    const [state, before] = [this.state.get(), this.results.get().look];
    const others = before?.kind === look.kind ? leave(state, before, look) : NO_OTHERS;
    const other = look.subject !== state.game ? { weights: NO_WEIGHTS } : {};
    this.#show(look, {
      draft: null,
      ...other,
      ...change,
      ...others,
      options,
      history: [first],
      at: 0,
      first,
      playing: false,
    });
  }

  /** Puts a subject back on the board, as it was left. @param {Look} look @param {import("./subjects.js").Subject & import("./subjects.js").Others} subject */
  restore(look, { cursor, ...settings }) {
    this.#show(look, { ...settings, playing: false });
  }

  /** @param {Look} look @param {Partial<State>} change */
  #show(look, change) {
    if (look.subject !== this.state.get().game) this.results.update({ duel: null, coinMap: null, forecast: null });
    this.state.update(change);
    this.results.update({ look, ...NOTHING_KNOWN });
  }

  /** Puts the next position on the board; the ones before can be gone back to. @param {Look} look @param {Partial<State>} [change] */
  moved(look, change = {}) {
    const { history, at } = this.state.get();
    const kept = history.slice(0, at + 1);
    const next = kept[at] === look.position ? kept : [...kept, look.position];
    this.state.update({ draft: null, ...change, history: next, at: next.length - 1, after: [], playing: false });
    this.results.update({ look, ...NOTHING_KNOWN });
  }

  // Playing

  /** @param {string} action */
  play(action) {
    if (this.#isPythonsTurn()) return;
    const { game, options } = this.state.get();
    const before = this.results.get().look;
    return this.attempt((signal, interrupted) =>
      this.#placing(signal, interrupted, before, async () => {
        const now = this.state.get();
        // Who presses twice has not moved for Python, nor in a game that was chosen meanwhile.
        if (this.#isPythonsTurn() || now.game !== game || now.options !== options) return;
        this.moved(await this.#after({ op: "play", action }));
      }),
    );
  }

  /** Lets chance bring what it will. */
  letChance() {
    return this.attempt(async (signal) => {
      await this.place(async () => {
        // Who presses twice has thrown once.
        if (isChances(this.results.get().look)) this.moved(await this.#after({ op: "draw", seed: freshSeed() }));
      });
      if (!signal.aborted) await this.#answer(signal);
    });
  }

  /** What stands after a move. @param {{op: "play", action: string} | {op: "draw", seed: number, position?: string}} move @returns {Promise<Look>} */
  async #after(move) {
    return /** @type {any} */ (await this.ask({ ...this.setting(), ...move }));
  }

  /**
   * Changes the position, and does what follows. A change that is refused does not hide what had been
   * changed before it, nor end a search that was under way.
   * @param {AbortSignal} signal @param {boolean} interrupted @param {Look | null} before  what was on the board
   * @param {() => Promise<void>} change
   * @param {() => Promise<void>} follow  what follows a change
   */
  async #placing(signal, interrupted, before, change, follow = () => this.#answer(signal)) {
    /** @type {unknown} */
    let refusal = null;
    await this.place(change).catch((error) => (refusal = error));
    if (!signal.aborted) {
      if (this.results.get().look !== before) await follow();
      else if (interrupted) await this.#answer(signal, true);
      else await this.#finish(signal);
    }
    if (refusal) throw refusal;
  }

  /**
   * What follows a change of the position: Python's move, if it is to move; nothing, if it waits, but for
   * the end of a search that was interrupted.
   * @param {AbortSignal} signal @param {boolean} [interrupted]
   */
  async #answer(signal, interrupted = false) {
    const waits = this.state.get().python !== "" && !this.#isPythonsTurn() && !this.results.get().look?.terminal;
    if (waits && !interrupted) {
      this.results.update({ confirm: null });
      await this.#finish(signal);
    } else if (this.#isPythonsTurn() && this.lab.enginePlays()) await this.lab.playByEngine(signal);
    else if (this.lab.isHidden()) await this.lab.goOnHidden(signal, this.#isPythonsTurn());
    else if (this.#isPythonsTurn()) await this.search(signal, this.#howPythonSearches());
    else await this.search(signal);
  }

  /** Finds out what belongs to the tree that is shown, if that was ended too soon. @param {AbortSignal} signal */
  async #finish(signal) {
    if (this.following) await this.#follow(signal);
  }

  /** What follows a new game: the engine's move, if it is to begin; else a search. @param {AbortSignal} signal @param {{unasked?: number, chooseDepth?: boolean, cursor?: number}} [how] */
  async begun(signal, how = {}) {
    if (this.#isPythonsTurn() && this.lab.enginePlays()) await this.lab.playByEngine(signal);
    else await this.search(signal, { chooseDepth: true, ...how });
  }

  /** What follows when a subject is back on the board: its search, at the step where it was left. @param {AbortSignal} signal @param {number} cursor */
  begunAgain(signal, cursor) {
    return this.begun(signal, { chooseDepth: false, unasked: this.#maxNodes(), cursor });
  }

  /** To play, it takes its time, and falls back to a depth of its own only where none was chosen. */
  #howPythonSearches() {
    return { chooseDepth: this.state.get().depth === "", unasked: this.#maxNodes() };
  }

  /** How many nodes can be watched. */
  #maxNodes() {
    return this.results.get().catalogue?.maxNodes ?? UNASKED_NODES;
  }

  #isPythonsTurn() {
    const { look } = this.results.get();
    const { python, setup } = this.state.get();
    return look !== null && !look.terminal && !setup && python !== "" && look.toMove === python;
  }

  /**
   * Plays the best move that the search found. What chance does then is not waited for: it is drawn,
   * and left in sight for a moment.
   * @param {AbortSignal} signal
   * @returns {Promise<boolean>} whether chance has given it another turn
   */
  async #playBest(signal) {
    const { reply, trace } = this.results.get();
    const best = reply?.best;
    if (!best) {
      // Where moves are hidden none is the best, but a mixture of them.
      if (trace?.text.bestBy === "mixture") await this.lab.goOnHidden(signal, true);
      return false;
    }
    const look = await this.#after({ op: "play", action: best });
    const drawn = isChances(look)
      ? await this.#after({ op: "draw", seed: freshSeed(), position: look.position })
      : null;
    if (signal.aborted) return false;
    this.moved(look);
    if (drawn) this.moved(drawn);
    this.steps.goToEnd();
    const again = this.#isPythonsTurn();
    if (again) {
      this.results.update({ task: "search" });
      await this.pause(SEEN_MS);
    }
    return again;
  }

  /** @param {"" | "MAX" | "MIN"} side */
  pythonPlays(side) {
    this.state.update({ python: side });
    return this.attempt(async (signal, interrupted) => {
      await this.placed;
      if (!signal.aborted) await this.#answer(signal, interrupted);
    });
  }

  /** @param {1 | -1} direction */
  goInHistory(direction) {
    const before = this.results.get().look;
    /** @type {number | null} the step at which another subject was left */
    let cursor = null;
    const change = async () => void (cursor = await this.#goTo(direction));
    return this.attempt((signal, interrupted) =>
      this.#placing(signal, interrupted, before, change, () =>
        cursor === null ? this.#answer(signal) : this.begunAgain(signal, cursor),
      ),
    );
  }

  /**
   * Goes to the next position, or to the next subject.
   * @param {1 | -1} direction
   * @returns {Promise<number | null>} the step at which another subject was left; null in the same
   */
  async #goTo(direction) {
    const { history, at, python, game, options, draft } = this.state.get();
    if (direction < 0 && draft !== null && draft !== history[at] && this.results.get().look?.kind === "problem") {
      // What was refused, or is not in use yet, never came into the history: it is the first to go.
      this.state.update({ draft: null });
      this.results.update({ error: null });
      return null;
    }
    let next = at + direction;
    if (history[next] === undefined) return this.#goToSubject(direction);
    let look = await this.look(game, options, history[next]);
    // Against Python, a person takes back their own move, and with it what chance and Python did then.
    const isOwn = () => look.terminal || (look.toMove !== python && look.toMove !== "CHANCE");
    while (python && !isOwn() && history[next + direction] !== undefined) {
      next += direction;
      look = await this.look(game, options, history[next]);
    }
    this.state.update({ at: next, draft: null });
    this.results.update({ look, ...NOTHING_KNOWN });
    return null;
  }

  /** @param {1 | -1} direction */
  async #goToSubject(direction) {
    const { look: before } = this.results.get();
    const subject = before && subjectBeside(this.state.get(), before, direction);
    if (!subject) return null;
    const { game, options, history, at } = subject;
    this.restore(await this.look(game, options, history[at]), subject);
    return subject.cursor;
  }

  /**
   * Changes the position after all changes that were begun before, so that none is lost when a
   * person is quicker than Python. What still waits when all is stopped is not done.
   * @param {() => Promise<void>} change
   */
  place(change) {
    const { stops } = this;
    const placed = this.placed.then(async () => {
      if (this.stops === stops) await change();
    });
    this.placed = placed.catch(() => {});
    return placed;
  }

  /**
   * Puts another game on the board, or a game from the duels or the examples: of several that were
   * chosen, the newest alone.
   * @param {() => Promise<Look>} find @param {(look: Look) => void} put
   */
  placeNewest(find, put) {
    const choice = ++this.choices;
    const isNewest = () => this.choices === choice;
    const placed = this.place(async () => {
      if (!isNewest()) return;
      const look = await find();
      if (isNewest()) put(look);
    });
    const done = () => {
      if (isNewest()) this.results.update({ choosing: "" });
    };
    placed.then(done, done);
    return placed;
  }

  // Searching

  /** @param {Partial<State>} change */
  changeRun(change) {
    // Another search has options of its own.
    const other = change.search !== undefined && change.search !== this.state.get().search;
    this.state.update(other ? { searchOptions: {}, ...change } : change);
    return this.attempt(async (signal) => {
      // It is on its way, also while the position is still to come.
      this.results.update({ task: "search", pending: true });
      await this.placed;
      if (signal.aborted) return;
      if (this.#isPythonsTurn() && this.lab.enginePlays()) await this.lab.playByEngine(signal);
      else await this.search(signal);
    });
  }

  /** What was typed stays where it was typed, whether or not Python takes it. @param {string} option @param {any} value */
  setSearchOption(option, value) {
    return this.changeRun({ searchOptions: { ...this.state.get().searchOptions, [option]: value } });
  }

  /** Searches the position on the board, however large the search is. */
  searchAnyway() {
    return this.attempt(async (signal) => {
      await this.placed;
      if (!signal.aborted) await this.search(signal, { asked: true });
    });
  }

  /**
   * Searches the position on the board under watch, as the settings say; when it is Python's turn,
   * plays the move that was found.
   *
   * @param {AbortSignal} signal
   * @param {object} [how]
   * @param {boolean} [how.asked]  start even when it is expected to be large
   * @param {number} [how.unasked]  how many nodes it may be expected to visit without being asked
   * @param {number} [how.cursor]  the step to begin at
   * @param {boolean} [how.chooseDepth]  where the whole tree is too large, choose a depth that is not
   */
  async search(signal, { asked = false, chooseDepth = false, unasked = UNASKED_NODES, cursor = 0 } = {}) {
    const look = this.results.get().look;
    if (!look) return;
    const { trace } = this.results.get();
    const isNew = trace === null || isOfAnother(trace, look);
    // What is known of the last tree stays with it: if the search is stopped, that is the one to be seen.
    this.results.update({
      exact: null,
      error: null,
      confirm: null,
      minimaxEstimate: NaN,
      ...(isNew ? NOTHING_ADDED : {}),
    });
    if (look.terminal && look.picture.kind !== "tree") {
      this.#clearTrace();
      return;
    }
    // The last trace stays in sight, dimmed, until the new one is there, so that nothing flickers.
    this.state.update({ playing: false });
    this.results.update({ task: "search", pending: true });
    let size = await this.#estimate(signal);
    if (signal.aborted) return;
    if (chooseDepth && !asked && size.nodes > unasked && size.suggestedDepth > 0) {
      this.state.update({ depth: String(size.suggestedDepth) });
      size = await this.#estimate(signal);
      if (signal.aborted) return;
    }
    this.results.update({ minimaxEstimate: size.minimaxNodes ?? NaN });
    if (!asked && size.nodes > unasked) {
      this.#clearTrace();
      this.#confirm(size);
      return;
    }
    const lines = !(size.nodes > NODES_WITH_LINES);
    const run = this.run();
    const reply = await this.ask({ op: "search", ...this.setting(), ...run, lines }, signal);
    if (signal.aborted) return;
    this.showSearch(reply, run.weights);
    if (cursor > 0) this.steps.goTo(cursor);
    const again = this.#isPythonsTurn() && (await this.#playBest(signal));
    if (signal.aborted) return;
    if (again) return this.#answer(signal);
    await this.#follow(signal);
  }

  /** What belongs to the tree that was found, and takes another question. @param {AbortSignal} signal */
  async #follow(signal) {
    this.searching = false;
    this.following = true;
    await this.lab.afterSearch(signal);
    await this.room.afterSearch(signal);
    if (signal.aborted) return;
    if (this.results.get().minimaxEstimate < MEASURED_UNASKED) await this.#measure(signal, false);
    else this.results.update({ yardstick: NOT_COUNTED });
    if (!signal.aborted) this.following = false;
  }

  /** @param {AbortSignal} signal */
  #estimate(signal) {
    return this.ask({ op: "estimate", ...this.setting(), ...this.run() }, signal);
  }

  /** Asks before what is expected to be large. @param {Reply} size */
  #confirm({ nodes, suggestedDepth, maxNodes }) {
    const { reply } = this.results.get();
    const known = reply && reply.nodes > 1000 ? reply.seconds / reply.nodes : SECONDS_A_NODE;
    this.results.update({ confirm: { nodes, seconds: nodes * known, suggestedDepth, tooMany: nodes > maxNodes } });
  }

  #clearTrace() {
    this.state.update({ cursor: 0, playing: false, collapsed: [] });
    this.results.update({ trace: null, pending: false, ...NOTHING_ADDED });
    this.following = false;
  }

  /** @param {Reply} reply @param {readonly (number | string)[] | null} [weights]  of the search, where they are not the game's own */
  showSearch(reply, weights = null) {
    this.weighed = weights;
    const { columns, ...rest } = reply;
    const trace = makeTrace(rest.text, /** @type {any} */ (columns));
    const { granularity } = this.state.get();
    this.state.update({
      subject: rest.text.root.position,
      cursor: 0,
      playing: false,
      collapsed: [],
      granularity: stepFor(rest.text, granularity),
    });
    const found = { trace, reply: /** @type {any} */ (rest), task: /** @type {const} */ (""), pending: false };
    this.results.update({ ...found, ...NOTHING_ADDED, confirm: null, error: null });
    this.following = false;
  }

  /** What minimax would do with the searched tree. @param {AbortSignal} signal @param {boolean} patient */
  async #measure(signal, patient) {
    const { trace } = this.results.get();
    if (!trace) return;
    const { root, method: search, order, cut, depth, options } = trace.text;
    const searched = { game: root.subject, options: root.options, position: root.position };
    const weights = this.weighed ? { weights: this.weighed } : {};
    const tree = { ...searched, depth: typeof depth === "number" ? depth : null, ...weights };
    const run = { search, order, cut, ...(Object.keys(options).length > 0 ? { searchOptions: options } : {}) };
    const key = JSON.stringify(tree);
    // Another search of the same tree, or another order, changes nothing of what minimax would do.
    const isKnown = !patient && this.measured.key === key;
    const yardstick = isKnown
      ? this.measured.yardstick
      : await this.ask({ op: "compare", ...tree, ...run, patient }, signal);
    this.measured = { key, yardstick };
    if (!signal.aborted) this.results.update({ yardstick: /** @type {any} */ (yardstick) });
  }

  countPatiently() {
    return this.beside(async (signal) => {
      this.results.update({ task: "count" });
      await this.#measure(signal, true);
    });
  }

  valueMoves() {
    return this.beside(async (signal) => {
      this.results.update({ task: "values" });
      const size = await this.#estimate(signal);
      if (signal.aborted) return;
      if (size.nodes > size.maxNodes) {
        this.#confirm(size);
        return;
      }
      const { values } = await this.ask({ op: "values", ...this.setting(), ...this.run() }, signal);
      if (signal.aborted) return;
      const exact = Object.fromEntries(values.map((/** @type {any} */ move) => [move.id, Number(move.value)]));
      this.results.update({ exact });
    });
  }

  stop() {
    const { task } = this.results.get();
    const search = chosenSearch(this.state.get(), this.results.get());
    this.#endCurrent();
    this.stops++;
    this.searching = false;
    this.following = false;
    this.unfinished = async () => {};
    this.python.stop();
    this.results.update({
      ...NOTHING_UNDER_WAY,
      choosing: "",
      error: task ? { message: stoppedText(task, search), field: placeOfError(task, "search") } : null,
    });
  }

  retry() {
    this.python.restart();
    return this.unfinished();
  }

  // Asking Python

  /** The game and the position on the board, as a request names them. */
  setting() {
    const state = this.state.get();
    return { game: state.game, options: state.options, position: position(state) };
  }

  /** The search as the settings say. Its depth, if it is no number, is for Python to refuse. @returns {Record<string, any>} */
  run() {
    const { search, depth, order, cut, searchOptions } = this.state.get();
    const own = Object.keys(searchOptions).length > 0 ? { searchOptions } : {};
    if (this.results.get().look?.kind === "problem") return { search, ...own };
    const side = this.results.get().look?.toMove === "MIN" ? "MIN" : "MAX";
    const typed = this.lab.depthOf(side) || depth;
    const plies = typed === "" ? null : /^-?\d+$/.test(typed) ? Number(typed) : typed;
    const weights = this.lab.weightsOf(side);
    return {
      search,
      depth: plies,
      order,
      cut,
      ...own,
      ...(weights ? { weights } : {}),
    };
  }

  /**
   * @param {any} request
   * @param {AbortSignal} [signal]  ends the question, and what Python does for it; left out, for what must not be lost
   * @returns {Promise<Reply>}
   */
  ask(request, signal) {
    return this.python.ask(request, { signal });
  }

  /** @param {string} game @param {Record<string, number>} options @param {string} text @returns {Promise<Look>} */
  async look(game, options, text) {
    return /** @type {any} */ (await this.ask({ op: "look", game, options, position: text }));
  }

  /**
   * Does what takes several questions to Python. When something else is begun meanwhile, `signal` is
   * aborted: the questions that were asked with it end, and what is left of the work must not be shown.
   * `interrupted` says whether this has ended something that would have led to a search.
   * @param {(signal: AbortSignal, interrupted: boolean) => Promise<void>} work
   */
  attempt(work) {
    const interrupted = this.searching;
    this.searching = true;
    const attempted = this.#attempt((signal) => work(signal, interrupted));
    this.searched = attempted;
    return attempted;
  }

  /**
   * Does what is done beside the search: it ends what else is done beside it, but waits for a search
   * that is under way, and for what leads to one.
   * @param {(signal: AbortSignal) => Promise<void>} work
   */
  async beside(work) {
    const { signal } = this.current;
    const place = ++this.waiting;
    this.results.update({ queued: true });
    await this.searched;
    if (this.waiting !== place) return;
    this.results.update({ queued: false });
    if (signal.aborted) return;
    // What was wrong beside the search is done once more, or something else is in its stead.
    if (BESIDE.includes(this.results.get().error?.field ?? "")) this.results.update({ error: null });
    await this.#attempt(work);
  }

  /** Ends what is under way. @returns {AbortSignal} that of what takes its place */
  #endCurrent() {
    this.current.abort();
    this.current = new AbortController();
    return this.current.signal;
  }

  /** @param {(signal: AbortSignal) => Promise<void>} work */
  async #attempt(work) {
    const signal = this.#endCurrent();
    const again = () => this.attempt(work);
    this.unfinished = again;
    this.results.update({ underway: true, task: "" });
    try {
      await work(signal);
      if (this.unfinished === again) this.unfinished = async () => {};
    } catch (error) {
      if (signal.aborted || !(error instanceof Error) || error.name === "Stopped") return;
      const { message, field = "", at = null } = /** @type {any} */ (error);
      const place = placeOfError(this.results.get().task, field);
      this.results.update({ error: { message, field: place, at: place === field ? at : null } });
    } finally {
      if (!signal.aborted) {
        this.searching = false;
        this.results.update(NOTHING_UNDER_WAY);
        this.lab.lookAlong();
      }
    }
  }
}

/** Whether it is chance that moves. @param {Look | null} look */
const isChances = (look) => look !== null && !look.terminal && look.toMove === "CHANCE";
