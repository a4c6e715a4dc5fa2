/**
 * What is done in the constraint room beside the search: going there and back, changing the problem by
 * hand, counting solutions, and comparing methods.
 *
 * @typedef {import("./controller.js").Controller} Controller
 * @typedef {import("./state.js").Contestant} Contestant
 */

import { isInRoom } from "./present-constraints.js";

/** What each room begins with. */
const FIRST = Object.freeze({ games: "tree", constraints: "australia" });
/** Solutions are counted unasked only as long as it takes no longer than so many checks. */
const CHECKS_UNASKED = 200_000;
const CHECKS_ASKED = 20_000_000;
const MOST_COUNTED = 10_000;

export class Room {
  /** @param {Controller} controller */
  constructor(controller) {
    this.controller = controller;
  }

  /** @type {Record<string, (intent: any) => unknown>} */
  handlers = {
    "choose-room": ({ room }) => this.choose(room),
    "edit-problem": ({ text }) => this.controller.setPosition(text),
    "count-solutions": () => this.countSolutions(),
    "add-contestant": () => this.addContestant(),
    "remove-contestant": ({ index }) => this.#setContestants(this.contestants().filter((_, i) => i !== index)),
    "reset-contestants": () => this.#setContestants(null),
    race: () => this.race(),
  };

  get #state() {
    return this.controller.state;
  }

  get #results() {
    return this.controller.results;
  }

  /** @param {"games" | "constraints"} room */
  choose(room) {
    if (this.#results.get().look?.room === room) return;
    const games = this.#results.get().catalogue?.games ?? [];
    const first = games.find(({ id }) => id === FIRST[room]);
    if (!first) return;
    // Where only one pane has room, a problem is seen before its tree.
    this.#state.update({ pane: room === "constraints" ? "board" : "tree" });
    return this.controller.chooseGame(first.id, first.presets[0].id);
  }

  // Solutions

  /** What is asked of every search's problem: whether it has one solution, or more, as long as that is quick. @param {() => boolean} wanted */
  async afterSearch(wanted) {
    if (!isInRoom(this.#results.get())) return;
    const counted = await this.controller.ask({ op: "solutions", ...this.controller.setting(), limit: 2, checks: CHECKS_UNASKED });
    if (wanted()) this.#results.update({ solutions: /** @type {any} */ (counted) });
  }

  countSolutions() {
    return this.controller.beside(async (wanted) => {
      this.#results.update({ task: "solutions" });
      const counted = await this.controller.ask({ op: "solutions", ...this.controller.setting(), limit: MOST_COUNTED, checks: CHECKS_ASKED });
      if (wanted()) this.#results.update({ solutions: /** @type {any} */ (counted) });
    });
  }

  // Comparing methods

  /** The methods to compare: those that were chosen, else each that the problem offers, as it is. @returns {readonly Contestant[]} */
  contestants() {
    const { contestants } = this.#state.get();
    const offered = this.#results.get().look?.searches ?? [];
    if (contestants === null) return offered.map((search) => ({ search, searchOptions: {} }));
    return contestants.filter(({ search }) => offered.includes(search));
  }

  /** The method as it is set now takes part too. */
  addContestant() {
    const { search, searchOptions } = this.#state.get();
    this.#setContestants([...this.contestants(), { search, searchOptions }]);
  }

  /** @param {readonly Contestant[] | null} contestants */
  #setContestants(contestants) {
    this.#state.update({ contestants });
    this.#results.update({ race: [] });
  }

  race() {
    return this.controller.beside(async (wanted) => {
      this.#results.update({ task: "race", race: [], error: null });
      for (const { search, searchOptions } of this.contestants()) {
        const options = Object.keys(searchOptions).length > 0 ? { searchOptions } : {};
        const run = await this.controller.ask({ op: "race", ...this.controller.setting(), search, ...options });
        if (!wanted()) return;
        this.#results.update({ race: [...this.#results.get().race, /** @type {any} */ (run)] });
      }
    });
  }
}
