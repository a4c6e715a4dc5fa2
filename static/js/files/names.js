/** The names of programs. Pure functions. */

const LONGEST = 80;
/** Programs and notebooks, and the data that stand beside them. */
export const KINDS = [
  ...["py", "ipynb", "txt", "csv", "tsv", "json", "dat", "xml", "yaml", "yml", "toml", "ini", "cfg", "log"],
  ...["lay", "map", "maze", "pgn", "fen", "epd", "pdn", "sgf", "col"],
];
export const EXTENSION = new RegExp(`\\.(${KINDS.join("|")})$`, "i");
/** What no system allows in the name of a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const FORBIDDEN = /[\u0000-\u001f\\:*?"<>|]/g;

/** What a person typed as the name of a file; "" if nothing of it can be used. @param {string} typed */
export function cleanName(typed) {
  const parts = typed
    .replaceAll(FORBIDDEN, "")
    .split("/")
    .map((part) => part.trim().replace(/^\.+/, ""))
    .filter((part) => part !== "");
  const name = parts.join("/");
  const end = endOf(name) || ".py";
  return name === "" ? "" : withoutEnd(name).slice(0, LONGEST - end.length) + end;
}

/**
 * The name, or the first of name_2, name_3, … that is not taken. Capital and small letters are the same here, as they
 * are on many disks.
 * @param {string} name @param {Iterable<string>} taken
 */
export function uniqueName(name, taken) {
  const lower = new Set([...taken].map((each) => each.toLowerCase()));
  const [stem, end] = [withoutEnd(name), endOf(name)];
  let free = name;
  for (let number = 2; lower.has(free.toLowerCase()); number++) free = `${stem}_${number}${end}`;
  return free;
}

/** The folder of a file, such as "connect4/"; "" for none. @param {string} name */
export const folderOf = (name) => name.slice(0, name.lastIndexOf("/") + 1);

/** @param {string} name */
const endOf = (name) => name.match(EXTENSION)?.[0] ?? "";

/** @param {string} name */
const withoutEnd = (name) => name.slice(0, name.length - endOf(name).length);
