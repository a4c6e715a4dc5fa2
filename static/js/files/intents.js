/**
 * The intents about a person's own programs. Types only.
 *
 * A program is named by its `id`, a version by its own.
 * @typedef {{
 *   "edit-program": {text: string},
 *   "run-program": {},
 *   "new-program": {},
 *   "paste-program": {text: string},
 *   "open-program": {id: string},
 *   "rename-program": {id: string, name: string},
 *   "duplicate-program": {id: string},
 *   "remove-program": {id: string},
 *   "restore-program": {id: string},
 *   "download-program": {id: string},
 *   "download-programs": {},
 *   "drop-files": import("./dropped.js").DroppedFiles,
 *   "go-back": {id: string, version: string},
 *   "back-to-original": {id: string},
 *   "show-changes": {shown: boolean},
 *   "show-files": {shown: FilesShown},
 * }} ProgramIntents
 *
 * @typedef {{[Type in keyof ProgramIntents]: {type: Type} & ProgramIntents[Type]}[keyof ProgramIntents]} ProgramIntent
 *
 * Which part of the list of files is shown; "" if it is closed.
 * @typedef {"" | "list" | "versions"} FilesShown
 */

export {};
