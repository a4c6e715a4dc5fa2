/**
 * What happens when a person wants something: each intent changes the state, or asks Python and
 * keeps its answer. This is the only place that does either.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./results.js").Results} Results
 * @typedef {import("./python/protocol.js").Reply} Reply
 * @typedef {import("./python/protocol.js").Look} Look
 */

import { cellsToText } from "./boards/cells.js";
import { position } from "./state.js";
import { clampCursor, cursorOf, lastCursor, step, stops } from "./trace/cursor.js";
import { makeTrace } from "./trace/trace.js";

/** A search that is expected to visit more nodes than this is not started unasked. */
const UNASKED_NODES = 60_000;
/** A search that is expected to visit more is watched without its lines. */
const NODES_WITH_LINES = 120_000;
/** A tree that minimax would take more nodes for is not counted unasked. */
const MEASURED_UNASKED = 1e7;

export class Controller {
  /**
   * @param {import("./state.js").Store<State>} state
   * @param {import("./state.js").Store<Results>} results
   * @param {{ask: (request: any) => Promise<Reply>, stop: () => void, restart: () => void}} python
   */
  constructor(state, results, python) {
    this.state = state;
    this.results = results;
    this.python = python;
    /** Counts the questions whose answer is still wanted; an answer to an older one is dropped. */
    this.turn = 0;
    /** @type {() => Promise<unknown>} what to do again when Python has been brought back */
    this.unfinished = async () => {};
  }

  /** @param {{type: string, [key: string]: any}} intent */
  handle(intent) {
    const handler = this.#handlers[intent.type];
    if (!handler) throw new Error(`There is no intent ${intent.type}.`);
    handler(intent);
  }

  /** @type {Record<string, (intent: any) => void>} */
  #handlers = {
    "choose-game": ({ game, preset }) => this.chooseGame(game, preset),
    "change-run": ({ change }) => this.changeRun(change),
    "set-option": ({ option, value }) => this.setOption(option, value),
    "python-plays": ({ side }) => this.pythonPlays(side),
    play: ({ action }) => this.play(action),
    undo: () => this.goInHistory(-1),
    redo: () => this.goInHistory(1),
    "new-game": () => this.newGame(),
    setup: ({ on }) => this.setUp(on),
    "edit-cell": ({ cell, to }) => this.editCell(cell, to),
    "position-draft": ({ text }) => this.state.update({ draft: text }),
    "set-position": ({ text }) => this.setPosition(text),
    "leave-search": () => this.goTo(this.#lastCursor()),
    "value-moves": () => this.valueMoves(),
    count: () => this.countPatiently(),
    search: () => this.analyse({ asked: true }),
    "search-to-depth": ({ depth }) => this.changeRun({ depth: String(depth) }),
    "search-anyway": () => this.analyse({ asked: true }),
    stop: () => this.stop(),
    "retry-boot": () => this.retry(),
    "goto-node": ({ row }) => this.goToNode(row),
    "toggle-collapse": ({ row }) => this.toggleCollapse(row),
    step: ({ direction }) => this.step(direction),
    "step-cut": ({ direction }) => this.step(direction, "cut"),
    "goto-start": () => this.goTo(0),
    "goto-end": () => this.goTo(this.#lastCursor()),
    scrub: ({ step: index }) => this.scrub(index),
    "play-pause": () => this.playPause(),
    granularity: ({ granularity }) => this.state.update({ granularity }),
    speed: ({ speed }) => this.state.update({ speed }),
    pane: ({ pane }) => this.state.update({ pane }),
    theme: ({ theme }) => this.state.update({ theme }),
  };

  // The game and its position

  /** @param {string} game @param {string} presetId */
  async chooseGame(game, presetId) {
    const info = this.results.get().catalogue?.games.find((entry) => entry.id === game);
    const preset = info?.presets.find((entry) => entry.id === presetId) ?? info?.presets[0];
    if (!info || !preset) return;
    await this.#attempt(async (wanted) => {
      const look = await this.#look(game, preset.options, preset.position);
      if (!wanted()) return;
      this.#begin({ game, options: { ...preset.options }, preset: preset.id, depth: "", order: this.#orderFor(game) }, look);
      await this.analyse({ chooseDepth: true });
    });
  }

  /** The order of moves, if the game offers it; else as given. @param {string} game */
  #orderFor(game) {
    const { order } = this.state.get();
    const entry = this.results.get().catalogue?.orders.find(({ id }) => id === order);
    return entry?.games.includes(game) ? order : "given";
  }

  /** @param {string} text */
  async setPosition(text) {
    const { game, options } = this.state.get();
    this.state.update({ draft: text });
    await this.#attempt(async (wanted) => {
      const look = await this.#look(game, options, text);
      if (!wanted()) return;
      this.#begin({ preset: "" }, look);
      await this.#afterMove();
    });
  }

  /** @param {string} option @param {number} value */
  async setOption(option, value) {
    const { game, options } = this.state.get();
    const changed = { ...options, [option]: value };
    // The option as typed stays where it was typed, whether or not it makes a board.
    this.state.update({ options: changed });
    await this.#attempt(async (wanted) => {
      const look = await this.#look(game, changed, option === "sooner" ? position(this.state.get()) : "");
      if (!wanted()) return;
      this.#begin({ preset: "" }, look);
      await this.analyse({ chooseDepth: true });
    });
  }

  newGame() {
    const { game, options } = this.state.get();
    return this.#attempt(async (wanted) => {
      const look = await this.#look(game, options, "");
      if (!wanted()) return;
      this.#begin({}, look);
      await this.#afterMove();
    });
  }

  /** @param {boolean} on */
  setUp(on) {
    this.state.update({ setup: on, draft: null });
    this.results.update({ edited: null, error: null });
    if (!on) this.#afterMove();
  }

  /** @param {number} cell @param {string} to */
  async editCell(cell, to) {
    const { look, edited } = this.results.get();
    if (look?.picture.kind !== "grid") return;
    const cells = [...(edited ?? look.picture.cells)];
    cells[cell] = to;
    const text = cellsToText(cells.join(""), look.picture.columns);
    this.state.update({ draft: text });
    this.results.update({ edited: cells.join("") });
    const { game, options } = this.state.get();
    await this.#attempt(async (wanted) => {
      const changed = await this.#look(game, options, text);
      if (!wanted()) return;
      this.#begin({ preset: "", setup: true }, changed);
      await this.analyse();
    });
  }

  /** Puts a position on the board as the first of a new game. @param {Partial<State>} change @param {Look} look */
  #begin(change, look) {
    this.state.update({
      setup: false,
      draft: null,
      ...change,
      options: look.options,
      history: [look.position],
      at: 0,
      playing: false,
    });
    this.results.update({ look, edited: null, exact: null, error: null });
  }

  // Playing

  /** @param {string} action */
  async play(action) {
    await this.#attempt(async (wanted) => {
      const look = await this.#ask({ op: "play", ...this.#setting(), action });
      if (!wanted()) return;
      this.#moved(/** @type {any} */ (look));
      await this.#afterMove();
    });
  }

  /** @param {Look} look */
  #moved(look) {
    const { history, at } = this.state.get();
    this.state.update({ history: [...history.slice(0, at + 1), look.position], at: at + 1, draft: null });
    this.results.update({ look, exact: null, error: null });
  }

  async #afterMove() {
    const { look } = this.results.get();
    if (look && !look.terminal && look.toMove === this.state.get().python) await this.#pythonMoves();
    else if (!this.state.get().python) await this.analyse();
  }

  /** Python searches the position as the settings say, under watch, and plays what it found. */
  async #pythonMoves() {
    await this.analyse({ chooseDepth: true, measure: false });
    const { reply, confirm, look, error } = this.results.get();
    if (confirm || error || !reply?.best || this.state.get().subject !== look?.position) return;
    if (look.toMove !== this.state.get().python) return;
    await this.#attempt(async (wanted) => {
      const next = await this.#ask({ op: "play", ...this.#setting(), action: reply.best });
      if (!wanted()) return;
      this.#moved(/** @type {any} */ (next));
      this.goTo(this.#lastCursor());
      await this.#measure(wanted, false);
    });
  }

  /** @param {"" | "MAX" | "MIN"} side */
  pythonPlays(side) {
    this.state.update({ python: side });
    return this.#afterMove();
  }

  /** @param {1 | -1} direction */
  async goInHistory(direction) {
    const { history, at, python, game, options } = this.state.get();
    await this.#attempt(async (wanted) => {
      let next = at + direction;
      if (history[next] === undefined) return;
      let look = await this.#look(game, options, history[next]);
      // Against Python, a person takes back their own move, and Python's answer with it.
      while (python && !look.terminal && look.toMove === python && history[next + direction] !== undefined) {
        next += direction;
        look = await this.#look(game, options, history[next]);
      }
      if (!wanted()) return;
      this.state.update({ at: next, draft: null, setup: false });
      this.results.update({ look, edited: null, exact: null, error: null });
      await this.#afterMove();
    });
  }

  // Searching

  /** @param {Partial<State>} change */
  changeRun(change) {
    this.state.update(change);
    return this.analyse();
  }

  /**
   * Searches the position on the board under watch, as the settings say.
   *
   * @param {object} [how]
   * @param {boolean} [how.asked]  start even when it is expected to be large
   * @param {boolean} [how.chooseDepth]  where the whole tree is too large, choose a depth that is not
   * @param {boolean} [how.measure]  afterwards, see what minimax would do with the same tree
   */
  async analyse({ asked = false, chooseDepth = false, measure = true } = {}) {
    const look = this.results.get().look;
    if (!look) return;
    this.results.update({ yardstick: null, exact: null, error: null, confirm: null, minimaxEstimate: NaN });
    if (look.terminal && look.picture.kind === "grid") {
      this.#clearTrace();
      return;
    }
    await this.#attempt(async (wanted) => {
      // The last trace stays in sight until the new one is there, so that nothing flickers.
      this.results.update({ task: "search" });
      let run = this.#run();
      let size = await this.#ask({ op: "estimate", ...this.#setting(), ...run });
      if (!wanted()) return;
      if (chooseDepth && !asked && size.nodes > UNASKED_NODES) {
        this.state.update({ depth: String(size.suggestedDepth) });
        run = this.#run();
        size = await this.#ask({ op: "estimate", ...this.#setting(), ...run });
        if (!wanted()) return;
      }
      this.results.update({ minimaxEstimate: size.minimaxNodes });
      if (!asked && size.nodes > UNASKED_NODES) {
        const { nodes, suggestedDepth, maxNodes } = size;
        this.#clearTrace();
        this.results.update({ confirm: { nodes, suggestedDepth, tooMany: nodes > maxNodes } });
        return;
      }
      const reply = await this.#ask({ op: "search", ...this.#setting(), ...run, lines: size.nodes <= NODES_WITH_LINES });
      if (!wanted()) return;
      this.showSearch(reply);
      if (measure) await this.#measure(wanted, false);
    });
  }

  #clearTrace() {
    this.state.update({ cursor: 0, playing: false, collapsed: [] });
    this.results.update({ trace: null, reply: null });
  }

  /** @param {Reply} reply */
  showSearch(reply) {
    const { columns, ...rest } = reply;
    const trace = makeTrace(rest.text, /** @type {any} */ (columns));
    const { granularity } = this.state.get();
    this.state.update({
      subject: rest.text.root.position,
      cursor: 0,
      playing: false,
      collapsed: [],
      granularity: granularity === "line" && !rest.text.lines ? "node" : granularity,
    });
    this.results.update({ trace, reply: /** @type {any} */ (rest), task: "", confirm: null, error: null });
  }

  /** What minimax would do with the searched tree. @param {() => boolean} wanted @param {boolean} patient */
  async #measure(wanted, patient) {
    const { minimaxEstimate } = this.results.get();
    if (!patient && minimaxEstimate > MEASURED_UNASKED) return;
    const yardstick = await this.#ask({ op: "compare", ...this.#searched(), patient });
    if (wanted()) this.results.update({ yardstick: /** @type {any} */ (yardstick) });
  }

  countPatiently() {
    return this.#attempt(async (wanted) => {
      this.results.update({ task: "count" });
      await this.#measure(wanted, true);
    });
  }

  async valueMoves() {
    await this.#attempt(async (wanted) => {
      const run = this.#run();
      const size = await this.#ask({ op: "estimate", ...this.#setting(), ...run });
      if (!wanted()) return;
      if (size.nodes > size.maxNodes) {
        this.results.update({ confirm: { nodes: size.nodes, suggestedDepth: size.suggestedDepth, tooMany: true } });
        return;
      }
      this.results.update({ task: "values" });
      const { values } = await this.#ask({ op: "values", ...this.#setting(), ...run });
      if (!wanted()) return;
      const exact = Object.fromEntries(values.map((/** @type {any} */ move) => [move.id, Number(move.value)]));
      this.results.update({ exact });
    });
  }

  stop() {
    const { task } = this.results.get();
    this.turn++;
    this.python.stop();
    this.results.update({ task: "", error: task ? { message: STOPPED[task], field: "search" } : null });
  }

  retry() {
    this.python.restart();
    return this.unfinished();
  }

  // Moving about in the trace

  /** @param {number} cursor */
  goTo(cursor) {
    const { trace } = this.results.get();
    if (!trace) return;
    this.state.update({ cursor: clampCursor(trace, cursor), playing: false });
  }

  /** @param {number} row */
  goToNode(row) {
    const { trace } = this.results.get();
    if (trace) this.goTo(cursorOf(trace, row));
  }

  /** @param {1 | -1} direction @param {import("./trace/cursor.js").Granularity} [granularity] */
  step(direction, granularity = this.state.get().granularity) {
    const { trace } = this.results.get();
    if (trace) this.goTo(step(trace, this.state.get().cursor, granularity, direction));
  }

  /** @param {number} index */
  scrub(index) {
    const { trace } = this.results.get();
    if (trace) this.goTo(index <= 0 ? 0 : stops(trace, this.state.get().granularity)[index - 1]);
  }

  playPause() {
    const { trace } = this.results.get();
    const { playing, cursor } = this.state.get();
    if (!trace) return;
    const from = !playing && cursor >= lastCursor(trace) ? 0 : cursor;
    this.state.update({ playing: !playing, cursor: from });
  }

  /** Plays `count` steps on; stops at the end. @param {number} count */
  playOn(count) {
    const { trace } = this.results.get();
    const { cursor, granularity } = this.state.get();
    if (!trace) return;
    let at = cursor;
    for (let i = 0; i < count && at < lastCursor(trace); i++) at = step(trace, at, granularity, 1);
    this.state.update({ cursor: at, playing: at < lastCursor(trace) });
  }

  /** @param {number} row */
  toggleCollapse(row) {
    const { collapsed } = this.state.get();
    const folded = collapsed.includes(row);
    this.state.update({ collapsed: folded ? collapsed.filter((other) => other !== row) : [...collapsed, row] });
  }

  #lastCursor() {
    const { trace } = this.results.get();
    return trace ? lastCursor(trace) : 0;
  }

  // Asking Python

  /** The game and the position on the board, as a request names them. */
  #setting() {
    const state = this.state.get();
    return { game: state.game, options: state.options, position: position(state) };
  }

  /** The search as the settings say. Its depth, if it is no number, is for Python to refuse. */
  #run() {
    const { search, depth, order, cut } = this.state.get();
    const plies = depth === "" ? null : /^-?\d+$/.test(depth) ? Number(depth) : depth;
    return { search, depth: plies, order, cut };
  }

  /** The search whose trace is shown, whatever has been changed since. */
  #searched() {
    const { game, options, subject } = this.state.get();
    return { game, options, position: subject, ...this.#run() };
  }

  /** @param {any} request @returns {Promise<Reply>} */
  #ask(request) {
    return this.python.ask(request);
  }

  /** @param {string} game @param {Record<string, number>} options @param {string} text @returns {Promise<Look>} */
  async #look(game, options, text) {
    return /** @type {any} */ (await this.#ask({ op: "look", game, options, position: text }));
  }

  /**
   * Does what takes several questions to Python. When something else is begun meanwhile,
   * `wanted()` turns false and what is left of it must not be shown.
   * @param {(wanted: () => boolean) => Promise<void>} work
   */
  async #attempt(work) {
    const turn = ++this.turn;
    const wanted = () => this.turn === turn;
    this.unfinished = () => this.#attempt(work);
    try {
      await work(wanted);
      this.unfinished = async () => {};
    } catch (error) {
      if (!wanted() || !(error instanceof Error) || error.name === "Stopped") return;
      const { message, field = "", at = null } = /** @type {any} */ (error);
      this.results.update({ error: { message, field, at }, task: "" });
    } finally {
      if (wanted()) this.results.update({ task: "" });
    }
  }
}

const STOPPED = {
  search: "The search was stopped. Choose a smaller depth, or search again.",
  values: "Valuing the moves was stopped.",
  count: "Counting was stopped.",
  move: "Python was stopped before it moved.",
};
