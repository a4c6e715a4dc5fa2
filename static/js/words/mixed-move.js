// What is said of a move that Python drew at random from its strategy.
import { percentText } from "./fraction.js";

/**
 * How often the strategy makes each move is told only when the game is over: before that, it would give away what Python
 * holds.
 * @param {string} best @param {readonly {name: string, probability: number}[]} mix @param {boolean} isOver @param {boolean} isHidden
 */
export function mixedMoveText(best, mix, isOver, isHidden) {
  if (isHidden)
    return "Python has made its move, which you cannot see yet. It was chosen at random by its average strategy.";
  const text = `Python plays ${best}, chosen at random by its average strategy`;
  if (!isOver) return `${text}.`;
  return `${text}: ${mix.map(({ name, probability }) => `${name} ${oftenText(probability)}`).join(", ")}.`;
}

/** Never all or nothing of what is only nearly that. @param {number} share */
function oftenText(share) {
  if (share > 0 && share < 0.01) return "under 1 %";
  return share < 1 && share > 0.99 ? "over 99 %" : percentText(share);
}
