/**
 * The user's own programs: what is typed is kept on the device at once. An example becomes a program of the user's own
 * when it is changed. Opening a program only shows it: nothing runs by itself.
 *
 * @typedef {import("../../files/library.js").Library} Library
 */

import { createLibrary } from "../../files/library.js";
import { calledItself, definesEvaluation, hasMuchOf } from "../../files/defines.js";
import { folderOf } from "../../files/names.js";
import { updateResults } from "../../state/results.js";
import { position } from "../../state/state.js";
import { NO_RUN } from "../memory.js";
import { ID, SUBJECT } from "./id.js";

/** What `plyscope watch` and `run.save` write. */
const SAVED = /\.plyscope\.json$/i;
const NOTEBOOK = /\.ipynb$/i;

/** A program is named after what it does. @param {string} text */
const nameFor = (text) => `${calledItself(text) || "my-program"}.py`;

/** @param {Pick<import("../kind.js").KindContext, "state" | "results" | "ask" | "device" | "openPlain">} on */
export function createFiles({ state, results, ask, device, openPlain }) {
  /** @type {Library | null} */
  let begun = null;
  /** The user's programs. They are read when the page first shows a program. */
  const library = () => (begun ??= begin());
  const files = () => library().files.get();
  const opened = () => files().programs.find(({ id }) => id === files().open);

  let hasEntered = false;
  state.subscribe(() => {
    const { subject, depth, stage, file } = state.get();
    // A search to a depth, a duel and trials can use an evaluation of the user's own.
    if (depth !== "" || stage === "duel" || stage === "trials") library();
    begun?.attend(subject === SUBJECT ? file : "");
    if (subject !== SUBJECT || hasEntered) return;
    hasEntered = true;
    void library().ready.then(goOn);
  });

  function begin() {
    const all = createLibrary({ storage: device.storage(), channel: device.channel(), lastWords: device.lastWords });
    device.onLeaving(all.hurry);
    all.files.subscribe(() => follow(all));
    return all;
  }

  /** After a reload, the program that the user worked on last is in the editor again. It does not run by itself. */
  function goOn() {
    const { subject, file, draft } = state.get();
    if (subject === SUBJECT && file === "" && draft === null) show({});
  }

  /** What is known of the files has changed: here, by a version, or in another tab. @param {Library} all */
  function follow(all) {
    const { programs } = all.files.get();
    updateResults(results, "device", { files: all.files.get() });
    announceEvaluations(programs);
    const { subject, file, draft } = state.get();
    // In another room, the draft is of what is on the page there.
    if (subject !== SUBJECT) return;
    const program = programs.find(({ id }) => id === file);
    if (program && program.text !== draft) state.update({ draft: program.text });
    if (file !== "" && !program) state.update({ file: "", draft: null });
  }

  /** Keeps the evaluations among the programs up to date. @param {readonly import("../../files/program.js").Program[]} programs */
  function announceEvaluations(programs) {
    const evaluations = programs
      .filter(({ text }) => definesEvaluation(text))
      .map(({ id, name, text }) => ({ id, name, text }));
    if (JSON.stringify(evaluations) !== JSON.stringify(state.get().evaluations)) state.update({ evaluations });
  }

  /** Shows the open program in the editor. @param {Partial<import("../../state/state.js").State>} [change] */
  function show(change = { pane: "code", filesShown: "" }) {
    const program = opened();
    if (!program) return;
    // No program stands beside the tree of another one.
    if (program.id !== state.get().file) results.update({ run: NO_RUN });
    // The example that was there before is no longer what the page is about.
    state.update({ file: program.id, draft: program.text, preset: "", drawn: false, ...change });
    results.update({ error: null });
  }

  /** Keeps what was typed, in a new file if it is the first change of an example. @param {string} text */
  function edit(text) {
    const { file, preset } = state.get();
    if (file === "") {
      const original = position(state.get());
      const name = hasMuchOf(text, original) ? `${preset || "program"}.py` : nameFor(text);
      const id = library().create({ name, text: original, origin: preset });
      state.update({ file: id, draft: text, drawn: false });
    } else {
      // Opening reads its versions, which is not for every keystroke.
      if (files().open !== file) library().open(file);
      // What is pasted into a new program names it.
      if (opened()?.text.trim() === "" && calledItself(text)) library().rename(file, nameFor(text));
      state.update({ draft: text, drawn: false });
    }
    library().edit(text);
    // The place of an error in the old text means nothing in the new one.
    results.update({ error: null });
  }

  /** @param {() => unknown} change  opens a program */
  const showing = (change) => () => {
    change();
    show();
  };

  /** @param {import("../../files/dropped.js").DroppedFiles} dropped */
  async function take({ files: given, skipped }) {
    // Who has gone elsewhere meanwhile does not want them any more.
    if (state.get().subject !== SUBJECT) return;
    /** @type {Record<string, string>} */
    const taken = {};
    const left = [...skipped];
    let there = "";
    for (const [name, text] of Object.entries(given)) {
      if (SAVED.test(name)) {
        const { source, files: others, link } = savedIn(text);
        there = link || there;
        if (link) continue;
        if (source) {
          const own = name.replace(SAVED, ".py");
          taken[own] = source;
          for (const other of Object.keys(others)) taken[folderOf(own) + other] = String(others[other]);
        } else left.push(`${name}: not a program that Plyscope has saved`);
      } else if (!NOTEBOOK.test(name)) taken[name] = text;
      else {
        const cells = await cellsOf(text);
        if (cells.source) taken[name.replace(NOTEBOOK, ".py")] = cells.source;
        else left.push(`${name}: ${cells.wrong}`);
      }
    }
    updateResults(results, "device", { skipped: left });
    if (Object.keys(taken).length > 0) showing(() => library().add(taken))();
    if (left.length > 0) state.update({ filesShown: "list" });
    if (there) await openPlain(there);
  }

  /**
   * The program in a saved file and its other files, or the link to what the page has itself; "" if there is none.
   * @param {string} text @returns {{source: string, files: Record<string, unknown>, link: string}}
   */
  function savedIn(text) {
    try {
      const { request, link } = JSON.parse(text);
      return { source: String(request?.source ?? ""), files: request?.files ?? {}, link: String(link ?? "") };
    } catch {
      return { source: "", files: {}, link: "" };
    }
  }

  /** The code cells of a notebook as one program. @param {string} text @returns {Promise<{source?: string, wrong?: string}>} */
  async function cellsOf(text) {
    try {
      return await ask({ op: "notebook", kind: ID, text }, new AbortController().signal);
    } catch (error) {
      return { wrong: error instanceof Error ? error.message : String(error) };
    }
  }

  /** @param {string} id */
  function save(id) {
    const program = files().programs.find((each) => each.id === id);
    // An example is not kept, but can be saved as it is shown.
    device.download(program?.name ?? "program.py", program?.text ?? state.get().draft ?? position(state.get()));
  }

  /** @param {string} id @returns {string}  the same program; an example becomes one of the user's own */
  function own(id) {
    if (files().programs.some((program) => program.id === id)) return id;
    edit(state.get().draft ?? position(state.get()));
    return state.get().file;
  }

  /** @satisfies {Partial<import("../../state/intents.js").Handlers<import("./intents.js").ProgramIntents>>} */
  const intents = {
    "edit-program": ({ text }) => edit(text),
    "new-program": showing(() => library().create({ name: "program.py", text: "", original: "" })),
    "paste-program": ({ text }) => showing(() => library().create({ name: nameFor(text), text, original: "" }))(),
    "open-program": ({ id }) => showing(() => library().open(id))(),
    "rename-program": ({ id, name }) => library().rename(own(id), name),
    "duplicate-program": ({ id }) => showing(() => library().duplicate(own(id)))(),
    "remove-program": ({ id }) => library().remove(id),
    "restore-program": ({ id }) => library().restore(id),
    "download-program": ({ id }) => save(id),
    "download-programs": async () => {
      const { zipOf } = await import("../../files/archive/part.js");
      device.download("programs.zip", zipOf(files().programs));
    },
    "drop-files": take,
    "go-back": ({ id, version }) => showing(() => library().goBack(id, version))(),
    "back-to-original": ({ id }) => library().backToOriginal(id),
    "show-changes": ({ shown }) => state.update({ changesShown: shown }),
    "show-files": ({ shown }) => state.update({ filesShown: shown }),
  };

  /** The user's copy of a source of the page: the one that there is, or a new one. @param {{origin: string, name: string, text: string}} source */
  function openCopy(source) {
    library().openCopy(source);
    show();
  }

  /** The id of the program in the editor; an example becomes one of the user's own. */
  const ownOne = () => own(state.get().file);

  /** Shows a program of the user's. @param {string} id */
  function openKnown(id) {
    library().open(id);
    show();
  }

  /** The same id, if there is a program of the user's with it; else "". @param {string} id */
  const known = (id) => (files().programs.some((program) => program.id === id) ? id : "");

  /** @param {string} id */
  const textOf = (id) => files().programs.find((program) => program.id === id)?.text ?? "";

  /** The user's copy of a source of the page, or a new program if it has no origin. @param {{origin?: string, name: string, text: string}} source */
  const copyOf = ({ origin = "", ...source }) =>
    origin === "" ? library().create(source) : library().openCopy({ origin, ...source });

  /** The other files in the folder of the open program. */
  const beside = () => (state.get().file === "" ? {} : library().beside(state.get().file));

  /** Keeps what is run as a version, if it is the user's own. */
  function ran() {
    const { file } = state.get();
    if (file === "") return;
    if (files().open !== file) library().open(file);
    library().ran();
  }

  /** Resolves when the user's programs are known. */
  const ready = () => library().ready;

  return { intents, ready, openCopy, openKnown, known, textOf, copyOf, ownOne, beside, ran };
}
