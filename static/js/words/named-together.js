/** A method and the one setting that tells its run from the other: "Alpha-beta (move order: perfect)". */
const WITH_SETTING = /^(?<method>.+) \((?<setting>.+): (?<value>.+)\)$/u;

/**
 * What two runs are called together: "Alpha-beta and Minimax", or "Alpha-beta (move order: perfect beside worst)".
 * @param {string} first @param {string} second
 */
export function namedTogether(first, second) {
  const [own, its] = [first, second].map((name) => WITH_SETTING.exec(name)?.groups);
  if (own && its && own.method === its.method && own.setting === its.setting)
    return `${own.method} (${own.setting}: ${own.value} beside ${its.value})`;
  return `${first} and ${second}`;
}
