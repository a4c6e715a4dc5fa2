/**
 * What is done in the constraint room beside the search: going there and back, changing the problem by
 * hand, counting solutions, and comparing methods.
 *
 * @typedef {import("./controller.js").Controller} Controller
 * @typedef {import("./state.js").Contestant} Contestant
 * @typedef {import("./subjects.js").Subject & import("./subjects.js").Others} Left
 */

import { isInRoom, roomOf } from "./present-constraints.js";
import { PlyscopeError } from "./python/errors.js";
import { kept } from "./subjects.js";

/** What each room begins with. */
const FIRST = Object.freeze({ games: "tree", constraints: "australia" });
/** Solutions are counted unasked only as long as it takes no longer than so many checks. */
const CHECKS_UNASKED = 200_000;
const CHECKS_ASKED = 20_000_000;
const MOST_COUNTED = 10_000;
/**
 * Methods that are compared have so many checks each, and those that need more are begun once more with the
 * second number: who is quick does not wait for who is slow. What takes more still is broken off.
 */
const CHECKS_RACED = [200_000, 5_000_000];

export class Room {
  /** @param {Controller} controller */
  constructor(controller) {
    this.controller = controller;
    /** @type {Partial<Record<"games" | "constraints", Left>>} what stood in each room when it was left */
    this.left = {};
  }

  /** @type {Record<string, (intent: any) => unknown>} */
  handlers = {
    "choose-room": ({ room }) => this.choose(room),
    "edit-problem": ({ text }) => this.controller.setPosition(text, true),
    "count-solutions": () => this.countSolutions(),
    "add-contestant": () => this.addContestant(),
    "remove-contestant": ({ index }) => this.#setContestants(this.#entered().filter((_, i) => i !== index)),
    "reset-contestants": () => this.#setContestants(null),
    "share-option": ({ option, value }) => this.#share(option, value),
    race: () => this.race(),
  };

  get #state() {
    return this.controller.state;
  }

  get #results() {
    return this.controller.results;
  }

  /** Goes to a room, to what was left there, or to what it begins with. @param {"games" | "constraints"} room */
  choose(room) {
    const { look } = this.#results.get();
    const first = this.#info(FIRST[room]);
    if (!first || this.#heading() === room) return;
    if (look && roomOf(look) !== room) this.left[roomOf(look)] = this.#leave(look);
    // Where only one pane has room, a problem is seen before its tree.
    this.#state.update({ pane: room === "constraints" ? "board" : "tree" });
    const left = this.left[room];
    return left ? this.#goBack(left) : this.controller.chooseGame(first.id, first.presets[0].id);
  }

  /** @param {string} id */
  #info(id) {
    return this.#results.get().catalogue?.games.find((entry) => entry.id === id);
  }

  /** The room that the page is on its way to, or else the one that it is in. */
  #heading() {
    const { choosing, look } = this.#results.get();
    const heading = choosing ? this.#info(choosing.split("/")[0]) : look;
    return heading && roomOf(heading);
  }

  /** What is in the room, with the subjects to which Undo leads there. @param {import("./python/protocol.js").Look} look @returns {Left} */
  #leave(look) {
    const state = this.#state.get();
    return { ...kept(state, look), before: state.before, after: state.after };
  }

  /** @param {Left} left */
  #goBack(left) {
    const { game, options, preset, history, at, cursor } = left;
    this.#state.update({ setup: false });
    this.#results.update({ choosing: `${game}/${preset}` });
    return this.controller.attempt(async (signal) => {
      const find = () => this.controller.look(game, options, history[at]);
      await this.controller.placeNewest(find, (look) => this.controller.restore(look, left));
      if (!signal.aborted) await this.controller.begunAgain(signal, cursor);
    });
  }

  // Solutions

  /** What is asked once of every problem: whether it has one solution, or more, as long as that is quick. @param {AbortSignal} signal */
  async afterSearch(signal) {
    if (!isInRoom(this.#results.get()) || this.#results.get().solutions) return;
    const counted = await this.controller.ask(
      { op: "solutions", ...this.controller.setting(), limit: 2, checks: CHECKS_UNASKED },
      signal,
    );
    if (!signal.aborted) this.#results.update({ solutions: /** @type {any} */ (counted) });
  }

  countSolutions() {
    return this.controller.beside(async (signal) => {
      this.#results.update({ task: "solutions" });
      const counted = await this.controller.ask(
        { op: "solutions", ...this.controller.setting(), limit: MOST_COUNTED, checks: CHECKS_ASKED },
        signal,
      );
      if (!signal.aborted) this.#results.update({ solutions: /** @type {any} */ (counted) });
    });
  }

  // Comparing methods

  /** The methods to compare, with all that they are set to: unlike settings would compare more than the methods. @returns {readonly Contestant[]} */
  contestants() {
    const { shared } = this.#state.get();
    return this.#entered().map(({ search, searchOptions }) => ({
      search,
      searchOptions: {
        ...Object.fromEntries(this.#optionsOf(search).flatMap(({ id }) => (id in shared ? [[id, shared[id]]] : []))),
        ...searchOptions,
      },
    }));
  }

  /** Those that were chosen, else each that the problem offers. @returns {readonly Contestant[]} */
  #entered() {
    const { contestants } = this.#state.get();
    const offered = this.#results.get().look?.methods ?? [];
    if (contestants === null) return offered.map((search) => ({ search, searchOptions: {} }));
    return contestants.filter(({ search }) => offered.includes(search));
  }

  /** @param {string} id */
  #optionsOf(id) {
    return this.#results.get().catalogue?.searches.find((entry) => entry.id === id)?.options ?? [];
  }

  /** The method as it is set now takes part too, and stays so set. */
  addContestant() {
    const { search, searchOptions } = this.#state.get();
    const usual = Object.fromEntries(this.#optionsOf(search).map((option) => [option.id, option.default]));
    this.#setContestants([...this.#entered(), { search, searchOptions: { ...usual, ...searchOptions } }]);
  }

  /** What all methods share that were not added as they were set. @param {string} option @param {number} value */
  #share(option, value) {
    this.#state.update({ shared: { ...this.#state.get().shared, [option]: value } });
    this.#results.update({ race: [] });
  }

  /** @param {readonly Contestant[] | null} contestants */
  #setContestants(contestants) {
    this.#state.update({ contestants });
    this.#results.update({ race: [] });
  }

  race() {
    return this.controller.beside(async (signal) => {
      const contestants = this.contestants();
      this.#results.update({ task: "race", race: contestants.map(() => null), error: null });
      for (const checks of CHECKS_RACED) {
        for (const [racing, contestant] of contestants.entries()) {
          const before = this.#results.get().race[racing];
          if (before?.finished || before?.wrong) continue;
          this.#results.update({ racing });
          const run = await this.#run(contestant, checks, signal);
          if (signal.aborted) return;
          this.#results.update({ race: this.#results.get().race.with(racing, run) });
        }
      }
    });
  }

  /** What a method takes on the problem, or why it cannot run as it was set. @param {Contestant} contestant @param {number} checks @param {AbortSignal} signal */
  async #run({ search, searchOptions }, checks, signal) {
    const options = Object.keys(searchOptions).length > 0 ? { searchOptions } : {};
    try {
      return await this.controller.ask(
        { op: "race", ...this.controller.setting(), search, ...options, checks },
        signal,
      );
    } catch (error) {
      // What is wrong with one method is no reason to leave the others out.
      if (error instanceof PlyscopeError && error.field !== "") return { finished: false, wrong: error.message };
      throw error;
    }
  }
}
