/** How each picture is made. @typedef {import("./formats.js").Page} Page @typedef {import("./wish.js").Wish} Wish */

import { beamerText, tikzText } from "./tikz.js";
import { dotText } from "./dot.js";
import { figureOf } from "./figure.js";
import { forestText } from "./forest.js";
import { gifOf, nextTask } from "./gif.js";
import { outlineOf } from "./outline.js";
import { positionOf, titleOf, treeAt, treesOf } from "./shown.js";
import { traceText } from "./trace-json.js";
import { drawnTree, paintTree, treeSvg } from "./tree-picture.js";
import { svgFile } from "./xml.js";
import { Extent } from "./box.js";
import { WrongPicture } from "./wrong.js";

/** @param {Wish} wish @returns {"light" | "dark"} */
const schemeOf = ({ look }) => (look === "dark" ? "dark" : "light");

/** How the tree is drawn: as on the screen, or all of it in a view of another size. @param {Wish} wish @param {Page} page */
function lookOf(wish, { screen }) {
  const theme = screen.theme(schemeOf(wish));
  const bare = wish.look === "transparent";
  const { width, height, view } = wish;
  if (view === "screen" && width === undefined && height === undefined) return { theme, bare, ...screen.view() };
  const size = { width: width ?? screen.view().size.width, height: height ?? screen.view().size.height };
  return { theme, bare, size, camera: null };
}

/** @param {Wish} wish @param {Page} page */
async function svg(wish, page) {
  const { state, results, screen } = page;
  const title = titleOf(state, results);
  if (wish.what === "tree") return treeSvg(treeAt(state, results), lookOf(wish, page), title, screen.measure);
  const { content, width, height } = await screen.part(wish.what, schemeOf(wish));
  const ground = wish.look === "transparent" ? "" : screen.theme(schemeOf(wish)).colour.surface;
  return svgFile({ x: -8, y: -8, width: width + 16, height: height + 16 }, title, content, ground);
}

/** @param {Wish} wish @param {Page} page */
async function png(wish, page) {
  const { state, results, screen } = page;
  if (wish.what !== "tree") return screen.pngOfSvg(await svg(wish, page), wish.scale);
  const shown = treeAt(state, results);
  const look = lookOf(wish, page);
  const box = drawnTree(shown, look, screen.measure).extent.within(look.size);
  const canvas = screen.canvas(look.size, wish.scale);
  paintTree(canvas.context, shown, look, { pixelRatio: wish.scale });
  return canvas.png(box);
}

/** @param {Wish} wish @param {Page} page */
async function gif(wish, page) {
  const { state, results, screen, signal, onProgress } = page;
  const trees = treesOf(state, results, wish);
  const look = { ...lookOf(wish, page), bare: false };
  const canvas = screen.canvas(look.size, wish.scale);
  /** @type {import("../tree/prepared.js").Prepared | null} */
  let prepared = null;
  // Every frame has room for what any of them shows.
  const extent = new Extent();
  for (const shown of someOf(trees)) {
    await nextTask();
    signal?.throwIfAborted();
    extent.join(drawnTree(shown, look, screen.measure).extent);
  }
  const box = extent.within(look.size);
  const bytes = await gifOf({
    count: trees.length,
    seconds: wish.seconds,
    frame(i) {
      prepared = paintTree(canvas.context, trees[i], look, { prepared, pixelRatio: wish.scale });
      return canvas.pixels(box);
    },
    signal,
    onProgress,
  });
  return new Blob([/** @type {BlobPart} */ (bytes)], { type: "image/gif" });
}

/** How many frames are measured. */
const MEASURED = 40;

/** Some of a long list, with the first and the last. @template T @param {readonly T[]} list @returns {T[]} */
function someOf(list) {
  const every = Math.max(1, Math.ceil(list.length / MEASURED));
  return list.filter((_, i) => i % every === 0 || i === list.length - 1);
}

/** @param {Page} page */
const figureNow = ({ state, results }) => figureOf(treeAt(state, results));

/** @param {Wish} wish @param {Page} page */
const tikz = (wish, page) =>
  tikzText(figureNow(page), page.screen.theme("light").colour, titleOf(page.state, page.results), wish.whole);

/** More slides than this take TeX minutes. */
const MOST_SLIDES = 150;

/** @param {Wish} wish @param {Page} page */
function beamer(wish, { state, results, screen }) {
  const trees = treesOf(state, results, wish);
  if (trees.length > MOST_SLIDES) {
    throw new WrongPicture(
      `These are ${trees.length} steps, and a frame has at most ${MOST_SLIDES}. Choose a shorter stretch.`,
    );
  }
  const other = trees.findIndex(({ trace }) => trace.count !== trees[0].trace.count);
  if (other >= 0) {
    const [last, next] = [wish.from + other - 1, wish.from + other];
    throw new WrongPicture(`Step ${next} shows another tree than step ${last}. Choose a stretch that ends before it.`);
  }
  /** @type {ReturnType<typeof figureOf>[]} */
  const figures = [];
  for (const shown of trees) figures.push(figureOf(shown, figures.at(-1)?.prepared));
  return beamerText(figures, screen.theme("light").colour, titleOf(state, results), wish.whole);
}

/** @param {Wish} wish @param {Page} page */
const forest = (wish, page) => forestText(figureNow(page), titleOf(page.state, page.results), wish.whole);

/** @param {Wish} _wish @param {Page} page */
const dot = (_wish, page) => dotText(figureNow(page), titleOf(page.state, page.results));

/** @param {Wish} _wish @param {Page} page */
const outline = (_wish, page) => outlineOf(figureNow(page));

/** @param {Wish} _wish @param {Page} page */
function json(_wish, { state, results }) {
  const { trace } = results.run;
  if (!trace) throw new WrongPicture("There is no search yet: search this position first.");
  return traceText(trace, { subject: state.subject, position: positionOf(state) });
}

export const MAKERS = Object.freeze({ svg, png, gif, tikz, beamer, forest, dot, outline, json });
