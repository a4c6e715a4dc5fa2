/** A card for each game, problem and program: its picture with its name. Pure functions; nothing here needs Python. */

import { kindOf } from "../kinds/index.js";

/**
 * @typedef {import("../python/protocol.js").SubjectInfo} SubjectInfo
 * @typedef {import("../python/messages.js").PresetShown} PresetShown
 * @typedef {import("../state/results.js").Results} Results
 *
 * @typedef {object} SubjectCard
 * @property {string} id  of the game or problem
 * @property {string} name
 * @property {import("../kinds/kind.js").Kind} kind
 * @property {import("lit").TemplateResult | null} picture  as it looks in the middle of a game; null if it has none
 * @property {boolean} isPlayed  whether one can play it against Python
 * @property {{type: "play-python", subject: string} | {type: "choose-subject", subject: string, preset: string}} intent  begins
 *   a game, or else chooses the preset that the picture shows
 */

/**
 * Those that one can play come first, otherwise as they are listed.
 * @param {Results["catalogue"]} catalogue @param {Results["thumbnails"]} thumbnails @returns {readonly SubjectCard[]}
 */
export const subjectCards = (catalogue, thumbnails) =>
  (catalogue?.subjects ?? [])
    .map((entry) => subjectCard(entry, thumbnails))
    .sort((one, other) => Number(other.isPlayed) - Number(one.isPlayed));

/** @param {SubjectInfo} entry @param {Results["thumbnails"]} thumbnails @returns {SubjectCard} */
function subjectCard(entry, thumbnails) {
  const { id, name } = entry;
  const kind = kindOf(entry);
  const preset = entry.presets.find(({ isCover }) => isCover) ?? entry.presets[0];
  const shown = /** @type {any} */ (thumbnails?.[`${id}/${preset.id}`] ?? null);
  const isPlayed = kind.isPlayed?.(/** @type {any} */ ({ picture: shown })) ?? false;
  return {
    id,
    name,
    kind,
    picture: kind.thumbnail?.(shown, entry, preset) ?? null,
    isPlayed,
    intent: isPlayed
      ? { type: "play-python", subject: id }
      : { type: "choose-subject", subject: id, preset: preset.id },
  };
}

/**
 * What a preset is called where its game or problem is not named beside it: "Connect-4, 4 × 4", "Chess: Mate in two".
 * @param {SubjectInfo} entry @param {PresetShown} preset
 */
export function fullName(entry, { name }) {
  const subject = entry.name;
  const saysIt = name.toLowerCase().includes(subject.toLowerCase());
  if (saysIt || subject === kindOf(entry).words.subject) return name;
  return /^\d/.test(name) ? `${subject}, ${name}` : `${subject}: ${name}`;
}
