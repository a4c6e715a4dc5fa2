/**
 * The page of the benchmark of the tree: lays out and paints tic-tac-toe's alpha-beta tree, then
 * zooms from the whole tree to its little boards and pans, one painted frame at a time. Each frame
 * ends with a read of a pixel, so that the rasteriser's work is counted with it.
 */
import { paint } from "../../../static/js/boards/tictactoe.js";
import { TreeView } from "../../../static/js/views/tree/tree-view.js";
import { bringIntoView, centreOn, fitCamera, panBy, zoomAbout } from "../../../static/js/tree/camera.js";
import { randomTrace } from "./random-trace.js";
import { ticTacToeTrace } from "./tictactoe-trace.js";

const ZOOM_FRAMES = 120;
const PANS = 40;
const BOARD_THEME = {
  control: "#888888",
  surface: "#ffffff",
  max: "#0b66c8",
  min: "#b93c08",
  felt: "#b5cdbd",
  wood: "#e0c48f",
  "piece-light": "#ffffff",
  "piece-dark": "#23272f",
};

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/** @param {Trace} trace @returns {import("../../../static/js/tree/painter.js").DrawBoard} */
function boardPainter(trace) {
  return (ctx, row, x, y, size) => {
    const cells = Array(9).fill(".");
    for (let at = row; trace.parent[at] >= 0; at = trace.parent[at]) {
      cells[trace.cell[at]] = trace.kind[trace.parent[at]] === 0 ? "X" : "O";
    }
    paint(ctx, cells.join(""), 3, 3, x, y, size, BOARD_THEME);
  };
}

/** Paints and waits until the picture is there; in ms. @param {TreeView} view */
function paintedIn({ stage }) {
  const start = performance.now();
  stage?.paintNow();
  stage?.context?.getImageData(0, 0, 1, 1);
  return performance.now() - start;
}

/** @param {Trace} trace @param {boolean} boards */
async function measure(trace, boards) {
  const view = new TreeView();
  view.style.cssText = "width: 100vw; height: 100vh";
  document.body.replaceChildren(view);
  await view.updateComplete;
  paintedIn(view);

  const start = performance.now();
  view.trace = trace;
  view.drawBoard = boards ? boardPainter(trace) : null;
  view.cursor = trace.leave[Math.floor(trace.visited * 0.7)];
  await view.updateComplete;
  paintedIn(view);
  const first = performance.now() - start;

  const { stage, prepared } = view;
  if (!stage || !prepared) throw new Error("Nothing was laid out.");
  const { layout } = prepared;
  const frame = stage.frame();
  const near = Math.floor(trace.visited * 0.35);
  /** @type {number[]} */
  const frames = [];
  stage.mover.camera = fitCamera(frame);
  const growth = (2.4 / stage.camera.k) ** (1 / ZOOM_FRAMES);
  for (let i = 0; i < ZOOM_FRAMES; i += 1) {
    const towards = i === 0 ? centreOn(stage.camera, frame, layout.x[near], layout.level[near]) : stage.camera;
    const kept = bringIntoView(towards, frame, layout.x[near], layout.level[near]);
    stage.mover.camera = zoomAbout(kept, frame, growth, frame.width / 2, frame.height / 2);
    frames.push(paintedIn(view));
    if (i % 24 !== 12) continue;
    for (let pan = 0; pan < PANS; pan += 1) {
      stage.mover.camera = panBy(stage.camera, frame, pan < PANS / 2 ? 23 : -23, 0);
      frames.push(paintedIn(view));
    }
  }
  frames.sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => frames[Math.min(frames.length - 1, Math.floor(share * frames.length))];
  return { rows: trace.count, visited: trace.visited, first, frames: frames.length, median: at(0.5), p95: at(0.95), worst: at(1) };
}

Object.assign(globalThis, {
  /** @param {boolean} prunes whether tic-tac-toe is searched by alpha-beta; else by minimax */
  measureTicTacToe: (prunes) => measure(ticTacToeTrace(Infinity, prunes), true),
  /** @param {number} nodes */
  measureMadeUp: (nodes) => measure(randomTrace(nodes), false),
});
