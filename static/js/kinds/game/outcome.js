import { pick } from "../../support/pick.js";

const FIELDS = /** @type {const} */ ([
  "best",
  "bestAt",
  "variation",
  "nodes",
  "leaves",
  "cuts",
  "alphaCuts",
  "betaCuts",
  "seconds",
]);

/** What a script is told of a search. @param {import("../../python/messages.js").GameSearch} reply */
export function outcome(reply) {
  const { value, strategies } = reply;
  const { players } = reply.text;
  return {
    value: Number(value),
    ...(players ? { values: players.vectors[0] } : {}),
    ...pick(reply, FIELDS),
    ...(strategies ? { strategies } : {}),
  };
}
