/** The cards of the gallery, and how they are found. Pure functions. */

import { KINDS, kindOf } from "../../kinds/index.js";
import { fullName, subjectCards } from "../../view-models/subject-cards.js";
import { findable, isFoundBy } from "../../words/find.js";
import { levelName } from "../../words/level.js";

/**
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 *
 * What choosing a card does.
 * @typedef {{type: "choose-subject", subject: string, preset: string}
 *   | {type: "change-run", change: {method: string}}} Choice
 *
 * @typedef {object} Card
 * @property {string} id
 * @property {string} name  with that of its game or problem
 * @property {string} sentence  what to look for in it, or what it does
 * @property {string} goodFor  when to choose it; "" if that is all said
 * @property {string} level  "" if it has none
 * @property {readonly string[]} ideas
 * @property {string} words  all that it is found by
 * @property {import("lit").TemplateResult | null} picture
 * @property {boolean} isChosen
 * @property {Choice} intent
 *
 * @typedef {{id: string, name: string, cards: readonly Card[]}} Group
 *
 * @typedef {object} Gallery
 * @property {State["gallery"]} about
 * @property {string} heading
 * @property {readonly import("../../view-models/subject-cards.js").SubjectCard[]} covers  of the groups of this room, to go there
 * @property {readonly Group[]} groups
 * @property {readonly string[]} ideas  the most usual ones, to press
 * @property {string} others  what cannot be chosen here, and why; "" if all can
 */

/** @type {Readonly<Gallery>} */
const CLOSED = Object.freeze({ about: "", heading: "", covers: [], groups: [], ideas: [], others: "" });
/** So many ideas are offered. */
const IDEAS = 12;

/** @param {State} state @param {Results} results @returns {Gallery} */
export function galleryProps(state, results) {
  const { gallery } = state;
  if (gallery === "" || !results.catalogue) return CLOSED;
  const shown = gallery === "subject" ? subjectsShown(state, results) : methodsShown(state, results);
  return { about: gallery, ...shown, ideas: usual(shown.groups) };
}

/** The groups with the cards that a query finds; all of them if nothing is asked. @param {readonly Group[]} groups @param {string} query */
export const foundIn = (groups, query) =>
  groups
    .map((group) => ({ ...group, cards: group.cards.filter(({ words }) => isFoundBy(words, query)) }))
    .filter(({ cards }) => cards.length > 0);

/** All games, problems and programs; those of the present room first, and of these the ones that one can play. @param {State} state @param {Results} results */
function subjectsShown(state, { catalogue, subject, thumbnails }) {
  const here = kindOf(subject.look).id;
  const kinds = [...KINDS].sort((one, other) => Number(other.id === here) - Number(one.id === here));
  const covers = subjectCards(catalogue, thumbnails);
  const groups = kinds.flatMap((kind) => covers.filter((cover) => cover.kind === kind).map(group));
  const inRoom = covers.filter(({ kind }) => kind.id === here);
  return { heading: "Games, problems and programs", covers: inRoom.length > 1 ? inRoom : [], groups, others: "" };

  /** @param {import("../../view-models/subject-cards.js").SubjectCard} cover @returns {Group} */
  function group({ id, name, kind }) {
    const entry = /** @type {any} */ (catalogue?.subjects.find((each) => each.id === id));
    return { id, name, cards: entry.presets.map((/** @type {any} */ preset) => card(kind, entry, preset)) };
  }

  /**
   * @param {import("../../kinds/kind.js").Kind} kind
   * @param {import("../../python/protocol.js").SubjectInfo} entry @param {import("../../python/messages.js").PresetShown} preset
   * @returns {Card}
   */
  function card(kind, entry, preset) {
    const id = `${entry.id}/${preset.id}`;
    const { note, ideas = [] } = preset;
    const name = fullName(entry, preset);
    const level = levelName(preset.level ?? "");
    return {
      id,
      name,
      sentence: note,
      goodFor: "",
      level,
      ideas,
      words: findable([entry.name, kind.room.name, name, note, level, ...ideas]),
      picture: kind.thumbnail?.(thumbnails?.[id] ?? null, entry, preset) ?? null,
      isChosen: state.subject === entry.id && state.preset === preset.id,
      intent: { type: "choose-subject", subject: entry.id, preset: preset.id },
    };
  }
}

/** The methods for what is on the board. @param {State} state @param {Results} results */
function methodsShown(state, { catalogue, subject: { look } }) {
  const kind = kindOf(look);
  const all = (catalogue?.methods ?? []).filter((entry) => entry.kind === kind.id);
  const fits = (/** @type {{id: string}} */ { id }) => !look || look.methods.includes(id);
  const cards = all.filter(fits).map((entry) => ({
    id: entry.id,
    name: entry.name,
    sentence: entry.note,
    goodFor: entry.goodFor ?? "",
    level: "",
    ideas: entry.ideas ?? [],
    words: findable([entry.name, entry.note, entry.goodFor ?? "", ...(entry.ideas ?? [])]),
    picture: null,
    isChosen: entry.id === state.method,
    intent: /** @type {Choice} */ ({ type: "change-run", change: { method: entry.id } }),
  }));
  const others = all.filter((entry) => !fits(entry)).map(({ name }) => name);
  const what = kind.words.subject.toLowerCase();
  return {
    heading: `${kind.words.method === "Search" ? "Searches" : "Methods"} for this ${what}`,
    covers: [],
    groups: [{ id: "methods", name: "", cards }],
    others: others.length > 0 ? `Not for this ${what}: ${others.join(", ")}.` : "",
  };
}

/** The ideas that most cards have, the most usual first. @param {readonly Group[]} groups */
function usual(groups) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { cards } of groups)
    for (const { ideas } of cards) for (const idea of ideas) counts.set(idea, (counts.get(idea) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, one], [, other]) => other - one)
    .slice(0, IDEAS)
    .map(([idea]) => idea);
}
