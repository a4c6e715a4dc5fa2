/** How each picture is made. @typedef {import("./formats.js").Page} Page @typedef {import("./picture-request.js").PictureRequest} PictureRequest */

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

/** @param {PictureRequest} request @returns {"light" | "dark"} */
const schemeOf = ({ look }) => (look === "dark" ? "dark" : "light");

/** How the tree is drawn: as on the screen, or all of it in a view of another size. @param {PictureRequest} request @param {Page} page */
function lookOf(request, { screen }) {
  const theme = screen.theme(schemeOf(request));
  const bare = request.look === "transparent";
  const { width, height, view } = request;
  if (view === "screen" && width === undefined && height === undefined) return { theme, bare, ...screen.view() };
  const size = { width: width ?? screen.view().size.width, height: height ?? screen.view().size.height };
  return { theme, bare, size, camera: null };
}

/** @param {PictureRequest} request @param {Page} page */
async function svg(request, page) {
  const { state, results, screen } = page;
  const title = titleOf(state, results);
  if (request.what === "tree") return treeSvg(treeAt(state, results), lookOf(request, page), title, screen.measure);
  const { content, width, height } = await screen.part(request.what, schemeOf(request));
  const ground = request.look === "transparent" ? "" : screen.theme(schemeOf(request)).colour.surface;
  return svgFile({ x: -8, y: -8, width: width + 16, height: height + 16 }, title, content, ground);
}

/** @param {PictureRequest} request @param {Page} page */
async function png(request, page) {
  const { state, results, screen } = page;
  if (request.what !== "tree") return screen.pngOfSvg(await svg(request, page), request.scale);
  const shown = treeAt(state, results);
  const look = lookOf(request, page);
  const box = drawnTree(shown, look, screen.measure).extent.within(look.size);
  const canvas = screen.canvas(look.size, request.scale);
  paintTree(canvas.context, shown, look, { pixelRatio: request.scale });
  return canvas.png(box);
}

/** @param {PictureRequest} request @param {Page} page */
async function gif(request, page) {
  const { state, results, screen, signal, onProgress } = page;
  const trees = treesOf(state, results, request);
  const look = { ...lookOf(request, page), bare: false };
  const canvas = screen.canvas(look.size, request.scale);
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
    seconds: request.seconds,
    frame(i) {
      prepared = paintTree(canvas.context, trees[i], look, { prepared, pixelRatio: request.scale });
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

/** @param {PictureRequest} request @param {Page} page */
const tikz = (request, page) =>
  tikzText(figureNow(page), page.screen.theme("light").colour, titleOf(page.state, page.results), request.whole);

/** More slides than this take TeX minutes. */
const MOST_SLIDES = 150;

/** @param {PictureRequest} request @param {Page} page */
function beamer(request, { state, results, screen }) {
  const trees = treesOf(state, results, request);
  if (trees.length > MOST_SLIDES) {
    throw new WrongPicture(
      `These are ${trees.length} steps, and a frame has at most ${MOST_SLIDES}. Choose a shorter stretch.`,
    );
  }
  const other = trees.findIndex(({ trace }) => trace.count !== trees[0].trace.count);
  if (other >= 0) {
    const [last, next] = [request.from + other - 1, request.from + other];
    throw new WrongPicture(`Step ${next} shows another tree than step ${last}. Choose a stretch that ends before it.`);
  }
  /** @type {ReturnType<typeof figureOf>[]} */
  const figures = [];
  for (const shown of trees) figures.push(figureOf(shown, figures.at(-1)?.prepared));
  return beamerText(figures, screen.theme("light").colour, titleOf(state, results), request.whole);
}

/** @param {PictureRequest} request @param {Page} page */
const forest = (request, page) => forestText(figureNow(page), titleOf(page.state, page.results), request.whole);

/** @param {PictureRequest} _request @param {Page} page */
const dot = (_request, page) => dotText(figureNow(page), titleOf(page.state, page.results));

/** @param {PictureRequest} _request @param {Page} page */
const outline = (_request, page) => outlineOf(figureNow(page));

/** @param {PictureRequest} _request @param {Page} page */
function json(_request, { state, results }) {
  const { trace } = results.run;
  if (!trace) throw new WrongPicture("There is no search yet: search this position first.");
  return traceText(trace, { subject: state.subject, position: positionOf(state) });
}

export const MAKERS = Object.freeze({ svg, png, gif, tikz, beamer, forest, dot, outline, json });
