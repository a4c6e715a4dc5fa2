/**
 * What is measured and played beside the search: work by depth, duels, the engine's scores, weights,
 * and the pictures along the way to the cursor.
 *
 * @typedef {import("./controller.js").Controller} Controller
 * @typedef {import("./python/protocol.js").Reply} Reply
 */

import { hidesMoves } from "./boards/index.js";
import { engineNote } from "./engine.js";
import { PlyscopeError } from "./python/errors.js";
import { freshSeed } from "./seed.js";
import { NO_WEIGHTS } from "./state.js";
import { isOfConstraints } from "./trace/constraints.js";
import { currentNode, pathTo } from "./trace/cursor.js";
import { moveId } from "./trace/names.js";
import { viewAt } from "./trace/picture.js";

/** A search is not measured any deeper once it visits more nodes than this. */
const WORK_BUDGET = 30_000;
const DEEPEST_WORK = 12;
/** What is compared in games of two without chance, beside the search that is chosen. */
const COMPARED = ["minimax", "alphabeta", "alphabeta_ordered", "alphabeta_table", "pvs", "mtdf", "iterative_deepening"];
/** From either side. */
const MOST_GAMES = 100;
const TOO_MANY_GAMES = `The number of games from either side is a whole number from 1 to ${MOST_GAMES}.`;
/** Pictures that the page makes itself from the moves on the way. */
const TOLD_BY_MOVES = ["grid", "tree"];
/** Seeds the random openings of duels, so that a duel can be repeated. */
const DUEL_SEED = 1;

/** Whether the engine plays this game. @param {import("./python/protocol.js").Look | null} look */
export const isForEngine = (look) => Boolean(look?.engine);

/** Whether a search of a game of chance stopped at a depth limit: then even averages are estimates. @param {import("./trace/trace.js").Trace} trace */
const isOnlyEstimate = ({ text: { root, depth } }) =>
  typeof depth === "number" && root.methods.includes("expectiminimax");

export class Lab {
  /** @param {Controller} controller */
  constructor(controller) {
    this.controller = controller;
    /** Whether a picture has been asked for and is not there yet. */
    this.looking = false;
  }

  /** @type {Record<string, (intent: any) => unknown>} */
  handlers = {
    "measure-work": () => this.measureWork(),
    "gather-forecast": () => this.gatherForecast(),
    "score-moves": () => this.scoreMoves(),
    "set-engine": ({ on, seconds }) =>
      this.setEngine({ ...(on === undefined ? {} : { on }), ...(seconds === undefined ? {} : { seconds }) }),
    "set-weight": ({ side, index, value }) => this.setWeight(side, index, value),
    "separate-sides": ({ on }) => this.setWeights({ separate: on }),
    "set-side-depth": ({ side, depth }) => this.setSideDepth(side, depth),
    "reset-weights": () => this.setWeights(NO_WEIGHTS),
    "set-options": ({ options }) => this.setOptions(options),
    "show-example": ({ example }) => this.showExample(example),
    duel: ({ contenders, games, plies }) => this.duel(contenders, games, plies),
    "show-game": ({ index }) => this.showGame(index),
  };

  get #state() {
    return this.controller.state;
  }

  get #results() {
    return this.controller.results;
  }

  // Weights

  /** What a side's features weigh, if that was changed; else null. @param {"MAX" | "MIN"} side */
  weightsOf(side) {
    const { weights } = this.#state.get();
    return weights.separate && side === "MIN" ? (weights.MIN ?? weights.MAX) : weights.MAX;
  }

  /** How deep a side looks, if it has a depth of its own; else "". @param {"MAX" | "MIN"} side */
  depthOf(side) {
    const { weights } = this.#state.get();
    return weights.separate && side === "MIN" ? weights.minDepth : "";
  }

  /** @param {"MAX" | "MIN"} side @param {number} index @param {number | string} value */
  setWeight(side, index, value) {
    const { weights } = this.#state.get();
    const features = this.#results.get().look?.features ?? [];
    const own = [...(this.weightsOf(side) ?? features.map((feature) => feature.default))];
    own[index] = value;
    return this.setWeights({ ...weights, [side]: own });
  }

  /** @param {Partial<import("./state.js").Weights>} change */
  setWeights(change) {
    return this.controller.changeRun({ weights: { ...this.#state.get().weights, ...change } });
  }

  /** @param {"MAX" | "MIN"} side @param {string} depth */
  setSideDepth(side, depth) {
    return side === "MAX" ? this.controller.changeRun({ depth }) : this.setWeights({ minDepth: depth });
  }

  // Plots

  measureWork() {
    return this.controller.beside(async (signal) => {
      const { catalogue, look } = this.#results.get();
      const searches = (catalogue?.searches ?? []).filter(
        (each) => each.takesDepth && look?.methods.includes(each.id) && this.#isCompared(each.id),
      );
      this.#results.update({ task: "work", work: [], error: null });
      for (const search of searches) {
        this.#results.update({ measuring: search.name });
        await this.#measureSearch(search, signal);
        if (signal.aborted) return;
      }
    });
  }

  /** Whether a search is measured beside the others: some do what others do. @param {string} id */
  #isCompared(id) {
    const { look } = this.#results.get();
    const others = COMPARED.filter((each) => look?.methods.includes(each));
    return others.length < 2 || id === this.#state.get().search || others.includes(id);
  }

  /** @param {import("./python/protocol.js").SearchInfo} search @param {AbortSignal} signal */
  async #measureSearch({ id, name }, signal) {
    const points = [];
    for (let depth = 1; depth <= DEEPEST_WORK; depth++) {
      const run = { ...this.controller.run(), search: id, searchOptions: {}, depth };
      const { nodes, ended } = await this.controller.ask(
        { op: "work", ...this.controller.setting(), ...run, budget: WORK_BUDGET },
        signal,
      );
      if (signal.aborted) return;
      if (nodes === null) return;
      points.push({ depth, nodes });
      const others = this.#results.get().work.filter((each) => each.search !== id);
      this.#results.update({ work: [...others, { search: id, name, points: [...points] }] });
      if (ended) return;
    }
  }

  /**
   * What belongs to the answer of some searches: the exact one where it is only an estimate, and how
   * mixed strategies came near their equilibrium.
   * @param {AbortSignal} signal
   */
  async afterSearch(signal) {
    const { trace, catalogue } = this.#results.get();
    const info = catalogue?.searches.find(({ id }) => id === trace?.text.method);
    if (!trace || !info || isOfConstraints(trace)) return;
    const { subject: game, options, position } = trace.text.root;
    const searched = { game, options, position };
    if (trace.text.bestBy === "mixture") {
      const asked = { op: "approach", ...searched, search: info.id, searchOptions: trace.text.options };
      const { points, strategies } = await this.controller.ask(asked, signal);
      if (!signal.aborted) this.#results.update({ approach: points, strategies });
    } else if (!info.exact || isOnlyEstimate(trace)) {
      const truth = await this.controller.ask({ op: "exact", ...searched }, signal);
      if (!signal.aborted) this.#results.update({ truth: /** @type {any} */ (truth) });
    }
    if (game === "coins" && !signal.aborted) {
      const coinMap = await this.controller.ask({ op: "coins", ...searched }, signal);
      if (!signal.aborted) this.#results.update({ coinMap: /** @type {any} */ (coinMap) });
    }
  }

  /** Gathers the statistics that ProbCut stands on, and searches with them. */
  async gatherForecast() {
    /** @type {any} */
    let found = null;
    await this.controller.beside(async (signal) => {
      this.#results.update({ task: "forecast" });
      const asked = await this.controller.ask(
        { op: "forecast", ...this.controller.setting(), ...this.controller.run(), search: "probcut" },
        signal,
      );
      if (!signal.aborted) found = asked;
    });
    if (!found) return;
    this.#results.update({ forecast: found });
    await this.controller.changeRun({ searchOptions: { ...this.#state.get().searchOptions, ...found.options } });
  }

  // The engine

  scoreMoves() {
    return this.controller.beside(async (signal) => {
      const scores = await this.#askEngine(true, signal);
      if (!signal.aborted) this.#results.update({ scores });
    });
  }

  /**
   * Asks the engine about the position on the board; the time limit as it was typed, for Python to refuse.
   * @param {boolean} every whether it is to spend its time on every move, not on the best alone
   * @param {AbortSignal} signal
   * @returns {Promise<import("./engine.js").EngineAnswer>}
   */
  async #askEngine(every, signal) {
    this.#results.update({ task: "scores", scores: null, error: null });
    const { seconds } = this.#state.get().engine;
    const limit = seconds.trim() === "" ? NaN : Number(seconds.replace(",", "."));
    const timed =
      this.#results.get().look?.engine === "search" ? { seconds: Number.isFinite(limit) ? limit : seconds } : {};
    return /** @type {any} */ (
      await this.controller.ask({ op: "scores", ...this.controller.setting(), every, ...timed }, signal)
    );
  }

  /** @param {{on?: boolean, seconds?: string}} change */
  setEngine(change) {
    this.#state.update({ engine: { ...this.#state.get().engine, ...change } });
    this.#results.update({ error: null });
    if (change.on !== undefined) return this.controller.pythonPlays(this.#state.get().python);
  }

  /** Whether the engine plays for Python in this game. */
  enginePlays() {
    return this.#state.get().engine.on && isForEngine(this.#results.get().look);
  }

  /** Plays the engine's move on the board. The tree stays the one of the search before. @param {AbortSignal} signal */
  async playByEngine(signal) {
    const found = await this.#askEngine(false, signal);
    if (signal.aborted) return;
    const look = await this.controller.ask({ op: "play", ...this.controller.setting(), action: found.best }, signal);
    if (signal.aborted) return;
    this.controller.moved(/** @type {any} */ (look));
    this.#results.update({ engineMove: `The engine plays ${found.bestName}. ${engineNote(found)}`, confirm: null });
  }

  // Hidden moves

  /** Whether moves have been hidden since the tree began: then there is nothing to search from here. */
  isHidden() {
    const { look, trace } = this.#results.get();
    if (!look || trace?.text.bestBy !== "mixture" || trace.text.root.subject !== look.subject) return false;
    // A matrix that was typed is a game of its own, and begins anew.
    return look.position !== look.start && trace.text.root.position === look.start;
  }

  /** The tree stays that of the whole game. Python draws its move by its average strategy. @param {AbortSignal} signal @param {boolean} isPythons */
  async goOnHidden(signal, isPythons) {
    if (!isPythons) return;
    const asked = { op: "mixed-move", ...this.controller.setting(), ...this.controller.run(), seed: freshSeed() };
    const { best } = await this.controller.ask(asked, signal);
    if (signal.aborted) return;
    const look = await this.controller.ask({ op: "play", ...this.controller.setting(), action: best }, signal);
    if (signal.aborted) return;
    this.controller.moved(/** @type {any} */ (look));
    const said = hidesMoves(/** @type {any} */ (look), this.#state.get().python)
      ? "Python has chosen, unseen by you: its move is"
      : `Python plays ${best},`;
    this.#results.update({ engineMove: `${said} drawn by lot from its average strategy.`, confirm: null });
  }

  // Examples and options

  /** Several options of the game at once. @param {Record<string, number>} options */
  setOptions(options) {
    const { game, options: before } = this.#state.get();
    return this.controller.attempt(async (signal) => {
      const find = () => this.controller.look(game, { ...before, ...options }, "");
      await this.controller.placeNewest(find, (look) => this.controller.begin(look, { game, preset: "" }));
      if (!signal.aborted) await this.controller.begun(signal);
    });
  }

  /** @param {import("./views/explain-view.js").Example} example */
  showExample({
    game,
    position: text = "",
    options = {},
    search,
    depth = "",
    order = "given",
    cut = ">=",
    searchOptions = {},
  }) {
    this.#state.update({ setup: false, stage: "tree", pane: "tree" });
    const chosen = search ?? this.#state.get().search;
    return this.controller.attempt(async (signal) => {
      await this.controller.placeNewest(
        () => this.controller.look(game, options, text),
        (look) => {
          const offered = look.methods.includes(chosen) ? chosen : look.methods[0];
          const change = {
            game,
            preset: this.#presetOf(look),
            python: /** @type {const} */ (""),
            search: offered,
            depth,
            order,
            cut,
            searchOptions,
          };
          this.controller.begin(look, { ...change, weights: NO_WEIGHTS });
        },
      );
      if (signal.aborted) return;
      // Examples are chosen so that they can be searched, though some take a while.
      const { maxNodes } = this.#results.get().catalogue ?? {};
      await this.controller.search(signal, { chooseDepth: depth === "", unasked: maxNodes });
    });
  }

  /** The preset of the constraint room that a problem is; "" where it is none. @param {import("./python/protocol.js").Look} look */
  #presetOf({ subject, kind, position }) {
    if (kind !== "problem") return "";
    const { presets = [] } = this.#results.get().catalogue?.games.find(({ id }) => id === subject) ?? {};
    return presets.find((preset) => preset.position === position)?.id ?? "";
  }

  // Duels

  /** @param {import("./views/duel-view.js").Contender[]} contenders @param {number} games @param {number} plies */
  duel(contenders, games, plies) {
    return this.controller.beside(async (signal) => {
      if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES)
        throw new PlyscopeError({ message: TOO_MANY_GAMES, field: "games" });
      const of = 2 * games;
      this.#results.update({
        task: "duel",
        error: null,
        duel: { contenders, options: this.#state.get().options, of, games: [] },
      });
      const players = contenders.map((contender) => this.#player(contender));
      for (let index = 0; index < of; index++) {
        const max = /** @type {0 | 1} */ (index % 2);
        // Both sides of a pair of games begin with the same random moves.
        const seed = DUEL_SEED + Math.floor(index / 2);
        const asked = {
          op: "duel",
          ...this.controller.setting(),
          max: players[max],
          min: players[1 - max],
          plies,
          seed,
        };
        const { utility, opening, positions, nodes } = await this.controller.ask(asked, signal);
        if (signal.aborted) return;
        const winner = /** @type {0 | 1 | null} */ (utility === 0 ? null : utility > 0 ? max : 1 - max);
        const duel = this.#results.get().duel;
        if (!duel) return;
        const own = max === 0 ? nodes : [nodes[1], nodes[0]];
        this.#results.update({
          duel: { ...duel, games: [...duel.games, { max, winner, opening, positions, nodes: own }] },
        });
      }
    });
  }

  /** How one of the two plays, as a request says it. @param {import("./views/duel-view.js").Contender} contender */
  #player({ search, depth, order, weights, options }) {
    const own = weights === "MAX" || weights === "MIN" ? this.weightsOf(weights) : null;
    return {
      search,
      depth: depth === "" ? null : /^\d+$/.test(depth) ? Number(depth) : depth,
      order,
      searchOptions: options,
      ...(own ? { weights: own } : {}),
    };
  }

  /** Puts a game that was played on the board, to go through it by undo and redo. @param {number} index */
  showGame(index) {
    const { duel } = this.#results.get();
    const game = duel?.games[index];
    if (!duel || !game) return;
    const { game: played } = this.#state.get();
    return this.controller.attempt(async (signal) => {
      await this.controller.placeNewest(
        () => this.controller.look(played, duel.options, game.positions[0]),
        (look) => {
          this.controller.begin(look, { game: played, preset: "", python: "" });
          this.#state.update({ history: game.positions, at: 0, pane: "board" });
        },
      );
      if (!signal.aborted) await this.controller.search(signal, { chooseDepth: true });
    });
  }

  // What stands where the search is

  /** Asks for the picture at the cursor, for a board that cannot be told from the moves alone. */
  async lookAlong() {
    const { trace, pending, task, seen } = this.#results.get();
    if (seen && seen.trace !== trace) this.#results.update({ seen: null });
    if (
      !trace ||
      isOfConstraints(trace) ||
      pending ||
      task !== "" ||
      this.looking ||
      TOLD_BY_MOVES.includes(trace.text.root.picture.kind)
    )
      return;
    const { cursor } = this.#state.get();
    if (cursor === 0 || (seen?.trace === trace && seen.cursor === cursor)) return;
    this.looking = true;
    try {
      const { picture, position } = await this.controller.ask(this.#pictureAt(trace, cursor));
      if (this.#results.get().trace === trace) this.#results.update({ seen: { trace, cursor, picture, position } });
    } catch {
      return; // it was stopped: the board shows the position that was searched
    } finally {
      this.looking = false;
    }
    if (this.#results.get().trace !== trace || this.#state.get().cursor !== cursor) this.lookAlong();
  }

  /** The request for what stands where the search is. @param {import("./trace/trace.js").Trace} trace @param {number} cursor */
  #pictureAt(trace, cursor) {
    const { trace: seen, cursor: at } = viewAt(trace, cursor, this.#state.get().folded);
    const path = pathTo(seen, Math.max(0, currentNode(seen, at)))
      .filter((row) => seen.action[row] >= 0)
      .map((row) => moveId(seen, row));
    const { subject: game, options, position } = trace.text.root;
    return { op: "picture", game, options, position, path };
  }
}
