/** What a script gets from a search. @param {import("../../python/messages.js").GameSearch} reply */
export function outcome(reply) {
  const { value, best, bestAt, variation, nodes, leaves, cuts, alphaCuts, betaCuts, seconds, strategies } = reply;
  const { players } = reply.text;
  const shares = players ? { values: players.vectors[0] } : {};
  return {
    value: Number(value),
    ...shares,
    best,
    bestAt,
    variation,
    nodes,
    leaves,
    cuts,
    alphaCuts,
    betaCuts,
    seconds,
    ...(strategies ? { strategies } : {}),
  };
}
