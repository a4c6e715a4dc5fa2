/**
 * The tree as a TikZ picture with absolute places: one for a document, or one for Beamer with a slide for each step. Both
 * are the same text; where something changes from step to step, an overlay says on which slides. Pure functions.
 *
 * @typedef {import("./figure.js").Figure} Figure
 * @typedef {import("./figure.js").FigureNode} FigureNode
 * @typedef {import("../tree/theme.js").Theme["colour"]} Colours
 */

import { SLOT } from "../tree/layout.js";
import { isSteady, stylesOn, textOn } from "./overlays.js";
import { hexOf, texComment, texText } from "./tex.js";

/** How far apart nodes and levels are, in centimetres: as far as a page of text allows, within these limits. */
const ACROSS = { page: 13, most: 1.5, least: 0.34 };
const DOWN = { page: 6.6, most: 2.1, least: 1.1 };
/** A node takes this share of its room, and is not larger than `most`. */
const NODE = { share: 0.82, most: 0.8 };
/** What fits into nodes of these sizes. */
const FONTS = [
  { from: 0.6, font: "\\small" },
  { from: 0.42, font: "\\scriptsize" },
  { from: 0, font: "\\tiny" },
];
/** How wide a letter in a box is, about, in centimetres; the longest text of a box decides how far apart boxes are. */
const LETTER = 0.17;
/** The same in the reason of a cut, at an edge, and in a window. */
const REASON_LETTER = 0.125;
const MOVE_LETTER = 0.135;
const WINDOW_LETTER = 0.12;
const NAME_LETTER = 0.145;
/** From the middle of a node to the text beside it, as a share of the node's size. */
const NAME_AT = 0.7;
/** A text beside an edge has this share of the room between two nodes: on its other half, the neighbour may have its own. */
const BESIDE_SHARE = 0.6;
/** What is around the outermost nodes in the bounding box, in centimetres: texts stand there. */
const AROUND = { side: 0.9, above: 0.6, below: 0.85 };
/** How far down its edges a cut crosses them. */
const CUT_AT = 0.36;
/** How far it reaches beyond them, and how much it rises, in centimetres. */
const CUT_REACH = { across: 0.16, up: 0.05 };
/** Where windows stand on their edges; those of neighbours at two heights if there is no room for them side by side. */
const WINDOW_AT = { usual: 0.42, odd: 0.3, even: 0.58 };
/** A larger picture is made smaller to fit on a slide, below the lines of its title. */
const SLIDE = { width: 10.6, height: 6.6, titleLine: 0.6, letters: 38 };

/** @param {number} length in centimetres */
const cm = (length) => String(Math.round(length * 100) / 100 || 0);

/** How large all is. @param {Figure} figure */
function scaleOf({ nodes, width, depth }) {
  const letters = Math.max(0, ...nodes.filter(({ shape }) => shape === "leaf").map(({ value }) => value.length));
  const slots = Math.max(1, width / SLOT);
  const across = Math.max(ACROSS.least, Math.min(ACROSS.most, ACROSS.page / slots), Math.min(1.6, letters * LETTER));
  const down = Math.max(DOWN.least, Math.min(DOWN.most, DOWN.page / Math.max(1, depth)));
  const size = Math.min(NODE.most, NODE.share * across);
  const { font } = FONTS.find(({ from }) => size >= from) ?? FONTS[2];
  return { across: across / SLOT, down, size, font };
}

/** @typedef {ReturnType<typeof scaleOf>} Scale */

/** @param {FigureNode} node @param {Scale} scale */
const placeOf = ({ x, level }, { across, down }) => ({ x: x * across, y: -level * down });

/** @param {{x: number, y: number}} place */
const at = ({ x, y }) => `(${cm(x)},${cm(y)})`;

/**
 * The picture. With several figures, of the same tree at several steps, it is for Beamer.
 * @param {readonly Figure[]} figures @param {Colours} colours
 */
function tikzPicture(figures, colours) {
  const [{ nodes }] = figures;
  const scale = scaleOfAll(figures);
  const index = new Map(nodes.map(({ row }, i) => [row, i]));
  /** What a node is at each step. @param {number} row */
  const steps = (row) => figures.map((figure) => figure.nodes[/** @type {number} */ (index.get(row))]);
  const families = new Map(nodes.map(({ row, children }) => [row, children.flatMap(steps)]));
  /** A node and its siblings, at all steps. @param {number} row */
  const familyOf = (row) => families.get(steps(row)[0].parent) ?? steps(row);
  const lines = [
    ...coloursOf(colours),
    "\\begin{tikzpicture}[",
    ...STYLES(scale).map((style) => `  ${style},`),
    "]",
    `  ${boundingBox(figures, scale)}`,
    "  % The nodes: where they are, and what is written in them.",
    ...nodes.map(({ row, parent }) => `  ${nodeLine(steps(row), familyOf(row), scale, steps(parent)?.[0])}`),
    "  % The edges, with moves and windows.",
    "  \\begin{scope}[on background layer]",
    ...nodes
      .filter(({ parent }) => parent >= 0)
      .map(({ row, parent }) => `    ${edgeLine(steps(row), familyOf(row), steps(parent)[0], scale)}`),
    "  \\end{scope}",
    ...nodes.flatMap(({ row }) => cutLines(steps(row), (each) => steps(each)[0], scale).map((line) => `  ${line}`)),
    "\\end{tikzpicture}",
  ];
  return `${lines.join("\n")}\n`;
}

/** A line that ended without the percent sign would be a space beside the picture. @param {Colours} colours */
const coloursOf = (colours) =>
  Object.entries({
    max: colours.max,
    min: colours.min,
    best: colours.best,
    cut: colours.cut,
    now: colours.now,
    soft: colours["now-soft"],
    ink: colours.ink,
    muted: colours.muted,
    ghost: colours.ghost,
    window: colours.raised,
  }).map(([name, colour]) => `\\definecolor{ply${name}}{HTML}{${hexOf(colour)}}%`);

/** @param {Scale} scale */
const STYLES = ({ size, font }) => [
  "every node/.style={inner sep=0pt}",
  `node shape/.style={draw=plyink, text=plyink, fill=white, line width=0.8pt, minimum size=${cm(size)}cm, font=${font}}`,
  "triangle/.style={node shape, regular polygon, regular polygon sides=3, inner sep=-2pt, " +
    `minimum size=${cm(size * 1.35)}cm}`,
  "max/.style={triangle, draw=plymax, text=plymax}",
  "min/.style={triangle, shape border rotate=180, draw=plymin, text=plymin}",
  "chance/.style={node shape, circle, inner sep=1pt}",
  `leaf/.style={node shape, rectangle, rounded corners=1.5pt, inner sep=2pt, minimum height=${cm(size * 0.75)}cm, minimum width=${cm(size * 0.75)}cm}`,
  "edge/.style={draw=plymuted, line width=0.6pt}",
  "ghost/.style={draw=plyghost, text=plyghost, line width=0.5pt}",
  "skipped/.style={draw=plymuted, text=plymuted, dashed, opacity=0.6}",
  "done/.style={}",
  "best/.style={draw=plybest, line width=1.6pt}",
  "active/.style={draw=plynow, line width=1.2pt}",
  "current/.style={draw=plynow, fill=plysoft, line width=1.6pt}",
  "hidden/.style={opacity=0, text opacity=0, fill opacity=0}",
  "move/.style={font=\\scriptsize, text=plymuted, inner sep=2.5pt}",
  "beside/.style={font=\\scriptsize\\bfseries, text=plymuted, inner sep=2.5pt}",
  "window/.style={font=\\tiny, text=plyink, fill=plywindow, rounded corners=2pt, inner sep=1.5pt}",
  "cut/.style={draw=plycut, line width=1.6pt, line cap=round}",
  "reason/.style={font=\\scriptsize, text=plycut, fill=white, fill opacity=0.85, text opacity=1, inner sep=1pt, anchor=west}",
];

/** Options that hold on some slides only. It stands before the frame, because a frame has no parameters. */
const ONSLIDE = "\\tikzset{onslide/.code args={<#1>#2}{\\only<#1>{\\pgfkeysalso{#2}}}}\n";

/** @param {readonly Figure[]} figures */
const scaleOfAll = (figures) => scaleOf({ ...figures[0], nodes: figures.flatMap((figure) => figure.nodes) });

/** How far the picture goes to the right: as far as the longest reason of a cut at any step. @param {readonly Figure[]} figures @param {Scale} scale */
function rightEnd(figures, scale) {
  const { across } = scale;
  const [{ nodes, width }] = figures;
  const xOf = new Map(nodes.map(({ row, x }) => [row, x]));
  const reasons = figures.flatMap((figure) => figure.nodes.filter(({ cut }) => cut !== ""));
  const ends = reasons.map(({ x, children, cut }) => {
    const last = xOf.get(children[children.length - 1]) ?? x;
    return (x + (last - x) * CUT_AT) * across + CUT_REACH.across + cut.length * REASON_LETTER;
  });
  const beside = nodes
    .filter(({ shape, children }) => shape === "leaf" && children.length > 0)
    .map(({ x, moves: [move] }) => x * across + AROUND.side + move.length * MOVE_LETTER);
  return Math.max(width * across + AROUND.side, ...ends, ...beside, ...nameEnds(figures[0], scale, "right"));
}

/** How far it goes to the left. @param {readonly Figure[]} figures @param {Scale} scale */
const leftEnd = ([figure], scale) => Math.min(-AROUND.side, ...nameEnds(figure, scale, "left"));

/** How far the names on one side of their nodes go. @param {Figure} figure @param {Scale} scale @param {"left" | "right"} side */
function nameEnds({ nodes }, scale, side) {
  const xOf = new Map(nodes.map(({ row, x }) => [row, x]));
  const sign = side === "left" ? -1 : 1;
  return nodes
    .filter((node) => nameSide(node, xOf.get(node.parent)) === side && hasName(node, scale))
    .map(({ x, beside }) => x * scale.across + sign * (scale.size * NAME_AT + beside.length * NAME_LETTER));
}

/** The side away from the edge that comes from above. @param {FigureNode} node @param {number} [parentX] */
const nameSide = ({ x }, parentX = x) => (x < parentX ? "left" : "right");

/** Whether there is room for a text beside a node: half of that to its neighbour. @param {FigureNode} node @param {Scale} scale */
const hasName = ({ beside, gap }, { across, size }) =>
  beside !== "" && size * NAME_AT + beside.length * NAME_LETTER <= (gap * across) / 2;

/** It is the same at all steps, so that slides do not jump. @param {readonly Figure[]} figures @param {Scale} scale */
function boundingBox(figures, scale) {
  const from = { x: leftEnd(figures, scale), y: -figures[0].depth * scale.down - AROUND.below };
  const to = { x: rightEnd(figures, scale), y: AROUND.above };
  return `\\useasboundingbox ${at(from)} rectangle ${at(to)};`;
}

/** @param {readonly FigureNode[]} steps @param {readonly FigureNode[]} family @param {Scale} scale @param {FigureNode} [parent] */
function nodeLine(steps, family, scale, parent) {
  const [node] = steps;
  const isOver = node.children.length > 0;
  const roomOf = (/** @type {FigureNode} */ { gap }) => gap * scale.across - (isOver ? scale.size : 0);
  const leaves = family.filter(({ shape }) => shape === "leaf");
  const label = node.shape === "leaf" ? textOn(movesOf(steps, leaves, roomOf)) : "";
  const folded = node.hidden > 0 ? `label={[move]below:{+${node.hidden}}}` : "";
  const options = [
    node.shape,
    ...stylesOn(steps.map(({ state }) => (state === "done" ? "" : state))),
    // Under a box with nodes below it, a text would lie on the edges.
    hasName(node, scale) && `label={[beside]${nameSide(node, parent?.x)}:{${texText(node.beside)}}}`,
    label && `label={[move]${isOver ? "right" : "below"}:{${label}}}`,
    folded,
  ].filter(Boolean);
  const text = textOn(steps.map(({ value }) => texText(value)));
  return `\\node[${options.join(", ")}] (${node.id}) at ${at(placeOf(node, scale))} {${text}};`;
}

/**
 * What is written at the edge into a node at each step: the fullest text for which there is room at all edges of the
 * family.
 * @param {readonly FigureNode[]} steps @param {readonly FigureNode[]} family  at all steps @param {(node: FigureNode) => number} roomOf
 * @returns {string[]}
 */
function movesOf(steps, family, roomOf) {
  const isFitting = (/** @type {number} */ i) =>
    family.every((each) => each.moves[i].length * MOVE_LETTER <= roomOf(each));
  const fitting = steps[0].moves.findIndex((_, i) => isFitting(i));
  return steps.map(({ moves }) => (fitting < 0 ? "" : texText(moves[fitting])));
}

/** @param {readonly FigureNode[]} steps @param {readonly FigureNode[]} family @param {FigureNode} parent @param {Scale} scale */
function edgeLine(steps, family, parent, scale) {
  const { across } = scale;
  const inner = family.filter(({ shape }) => shape !== "leaf");
  const [node] = steps;
  const states = steps.map(({ state }) => (state === "done" ? "" : state === "current" ? "active" : state));
  const options = ["edge", ...stylesOn(states)];
  const side = node.x < parent.x ? "left" : "right";
  const move = node.shape === "leaf" ? "" : textOn(movesOf(steps, inner, ({ gap }) => gap * across * BESIDE_SHARE));

  const labels = [move && `node[move, pos=0.78, ${side}] {${move}}`, windowLabel(steps, parent, scale)]
    .filter(Boolean)
    .join(" ");
  return `\\draw[${options.join(", ")}] (${parent.id}) -- ${labels ? `${labels} ` : ""}(${node.id});`;
}

/** The window on the edge; there is no room for those of leaves. @param {readonly FigureNode[]} steps @param {FigureNode} parent @param {Scale} scale */
function windowLabel(steps, parent, { across }) {
  const [{ shape, row, gap }] = steps;
  const texts = steps.map(({ window }) => texText(window));
  if (shape === "leaf" || texts.every((text) => text === "")) return "";
  const longest = Math.max(...steps.map(({ window }) => window.length));
  const isTight = longest * WINDOW_LETTER > gap * across * WINDOW_AT.usual && parent.children.length > 1;
  const at = !isTight ? WINDOW_AT.usual : parent.children.indexOf(row) % 2 === 0 ? WINDOW_AT.odd : WINDOW_AT.even;
  const options = ["window", `pos=${at}`, ...stylesOn(texts.map((text) => (text === "" ? "hidden" : "")))];
  return `node[${options.join(", ")}] {${textOn(texts)}}`;
}

/** @param {readonly FigureNode[]} steps @param {(row: number) => FigureNode} nodeOf @param {Scale} scale */
function cutLines(steps, nodeOf, scale) {
  const cuts = steps.map(({ cut }) => cut);
  const reason = cuts.find((cut) => cut !== "");
  const skipped = steps[0].children.map(nodeOf).filter(({ isSkipped }) => isSkipped);
  if (!reason || skipped.length === 0) return [];
  const top = placeOf(steps[0], scale);
  const ends = skipped.map((child) => placeOf(child, scale).x);
  const y = top.y - scale.down * CUT_AT;
  const across = (/** @type {number} */ x) => top.x + (x - top.x) * CUT_AT;
  const from = { x: across(Math.min(...ends)) - CUT_REACH.across, y: y - CUT_REACH.up };
  const to = { x: across(Math.max(...ends)) + CUT_REACH.across, y: y + CUT_REACH.up };
  const styles = isSteady(cuts) ? [] : stylesOn(cuts.map((cut) => (cut === "" ? "hidden" : "")));
  const bar = `\\draw[${["cut", ...styles].join(", ")}] ${at(from)} -- ${at(to)}`;
  return [`${bar} node[${["reason", "xshift=2pt", ...styles].join(", ")}] {${texText(reason)}};`];
}

/** By how much a picture is made smaller for a slide: rounded down, so that it fits. @param {readonly Figure[]} figures @param {string} title */
function shrinkOf(figures, title) {
  const scale = scaleOfAll(figures);
  const width = rightEnd(figures, scale) - leftEnd(figures, scale);
  const height = figures[0].depth * scale.down + AROUND.above + AROUND.below;
  const room = SLIDE.height - SLIDE.titleLine * Math.max(0, Math.ceil(title.length / SLIDE.letters) - 1);
  return Math.floor(1000 * Math.min(1, SLIDE.width / width, room / height)) / 1000;
}

const NEEDS = "This needs \\usepackage{tikz} and \\usetikzlibrary{shapes.geometric,backgrounds}.";

/** For a document: to be pasted, or whole. @param {Figure} figure @param {Colours} colours @param {string} title @param {boolean} whole */
export function tikzText(figure, colours, title, whole) {
  const picture = tikzPicture([figure], colours);
  const about = texComment(title);
  if (!whole) return `${about}${texComment(NEEDS)}${picture}`;
  return `${about}\\documentclass[tikz,border=2mm]{standalone}\n\\usetikzlibrary{shapes.geometric,backgrounds}\n\\begin{document}\n${picture}\\end{document}\n`;
}

/** For Beamer: a frame with a slide for each step. @param {readonly Figure[]} figures @param {Colours} colours @param {string} title @param {boolean} whole */
export function beamerText(figures, colours, title, whole) {
  const picture = tikzPicture(figures, colours);
  const shrink = shrinkOf(figures, title);
  const fitted = shrink < 1 ? `\\scalebox{${shrink}}{%\n${picture.trimEnd()}%\n}\n` : picture;
  const frame = `\\begin{frame}\n\\frametitle{${texText(title)}}\n\\centering\n${fitted}\\end{frame}\n`;
  if (!whole) return `${texComment(NEEDS)}${ONSLIDE}${frame}`;
  return `\\documentclass{beamer}\n\\usepackage{tikz}\n\\usetikzlibrary{shapes.geometric,backgrounds}\n${ONSLIDE}\\begin{document}\n${frame}\\end{document}\n`;
}
