// <help-view>: what the pictures mean, what the keys do, and what is counted.
import { html } from "lit";
import { helpPicture } from "./help-picture.js";
import { View } from "./view.js";

const KEYS = [
  ["Space", "watch and pause"],
  ["← →", "step back and forward"],
  ["Shift ← →", "to the previous and next cut"],
  ["Home, End", "to the start and the end"],
  ["L, N, K", "step by line, by node, by cut; in a constraint problem by line, by value, by backtrack"],
  ["P", "presenter mode, full screen: everything has a key there, and ? shows them all"],
  ["In a menu, on a slider", "↑ and ↓ choose; so do ← and → if you got there by Tab"],
  [
    "In the tree",
    "arrows go from node to node, Enter goes to its step, C collapses it, G finds a node by its moves, O lights a position wherever it occurs, + − 0 zoom and fit, Shift with arrows moves the picture",
  ],
  ["In a typed tree", "E edits it: each tool shows its key; Enter types the number of a leaf, ↑ and ↓ change it"],
  ["On a board", "arrows move, Enter plays, the number of a square or column plays it directly"],
  ["In a Sudoku", "arrows move, a digit fills the cell, 0 or Backspace empties it"],
  ["In a tree, on a board", "Ctrl C (⌘ C) copies it, as text and as a picture, if nothing is selected"],
  ["On the line beside a column", "← and → change its width, Enter hides it and brings it back; or drag the line"],
];

export class HelpView extends View {
  static properties = { signs: { attribute: false } };

  constructor() {
    super();
    /** The signs in the trees on the page. @type {readonly (readonly [sign: string, css: string, text: string])[]} */
    this.signs = [];
  }

  render() {
    return html`
      <button aria-haspopup="dialog" @click=${() => this.#dialog().showModal()}>Help</button>
      <dialog aria-labelledby="help-title" @click=${(/** @type {MouseEvent} */ event) => event.target === this.#dialog() && this.#dialog().close()}>
        <div class="help">
          <form method="dialog"><button class="icon" aria-label="Close the help">✕</button></form>
          <h2 id="help-title">How to read this page</h2>
          ${helpPicture}
          <h3>Signs in the trees</h3>
          <dl class="signs">
            ${this.signs.map(([sign, kind, text]) => html`<div><dt class=${kind}>${sign}</dt><dd>${text}</dd></div>`)}
          </dl>
          <h3>Keys</h3>
          <dl>${KEYS.map(([key, text]) => html`<div><dt>${key}</dt><dd>${text}</dd></div>`)}</dl>
          <h3>In words</h3>
          <p>
            Choose a game and a search: both open a gallery, where you can look for an idea such as “chance”. The Python you see is the code that runs; a watcher outside it records each step.
            Step through it: board, tree, Python and sentence always show the same moment. Play on the board, alone or
            against Python, and search any position you like. <em>What is this?</em> explains the chosen game and search,
            with examples. Some searches go over a position several times: step them by pass, by
            iteration or by round. Drop a file on the page, such as a game in PGN, a maze, a graph or a Sudoku: it opens where
            its text belongs, and Undo brings back what was there. <em>Plots</em> show how a search found its answer, and compare all searches; in
            a <em>duel</em>, two settings play whole games against each other; where chance is the only opponent, there are <em>trials</em> instead: two settings play the same games, and a table shows who wins more often. <em>More</em> chooses whether the tree has one panel beside it or board and Python in columns, and which view is the largest. <em>Side by side</em> runs a second search of the same position, with settings of its own. A node that both visit is one step; where one cuts, the other goes on alone. Where their orders differ, the first move of one
            is paired with the first move of the other.
          </p>
          <p>
            Under <em>Constraints</em>, choose a problem and a method: a Sudoku, a map or a graph to colour, queens, a
            cryptarithm, a timetable. You can edit the picture or type the problem as text. Small marks show which values
            each variable can still have. Step by value, by arc (a variable checked against a constraint) or by
            backtrack. <em>Methods</em> runs several methods on the problem, all with the same rule for the next variable.
          </p>
          <p>
            Under <em>Your code</em>, write, paste or drop a Python program in which a function calls itself, and run it
            with Ctrl+Enter; or press <em>Edit</em> above the Python of any search or method. Its calls are on the tree;
            if they are the search of a game, the page says where they first differ from the textbook, or what was
            compared and is the same, or why nothing can be compared; <em>Beside the textbook</em> shows both trees in step. What you type is kept on this device, with earlier versions. A program
            that you open never runs by itself, and none reaches the page or the network. <em>Stop</em> ends any program.
            If a module is missing, the page offers to install its package; only that button uses the network. If the
            program defines a game, <em>Play and search it</em> opens it under <em>Watch</em>; <em>Edit</em> beside a board
            opens the rules of that game, and <em>Write one</em> under <em>Evaluation</em> an evaluation of your own.
          </p>
          <p>
            <em>Lessons</em> stand beside the tree: read, touch anything, and come back to the step; or write one. <em>Practise</em>, in
            the same list, gives exercises and tests: cross out branches and values, drag nodes, type numbers; Python grades
            the answer, explains the first mistake, and names the misconception that leads to exactly this answer.
            For the teacher, <em>Worksheets and quizzes</em> there makes exams in several versions, with keys.
            <em>Ask me</em> stops before steps that you can predict, and asks what comes next. Click the answer in the tree or the
            problem's picture, or press its button; you can always skip a question.
            <em>Share</em> gives a link to this very moment: whoever opens it has the same position, search and step.
            Everything is in the link, and nothing is sent anywhere. The same dialog saves or copies a picture of the tree,
            the board or the plots: as SVG or PNG, a GIF of some steps, or for LaTeX with a slide for each step. The page also remembers on this device where you are:
            a reload or a closed tab loses nothing, and the browser's Back and Forward go through what you visited. A
            program that comes with a link waits until you open it.
          </p>
          <h3>What is counted</h3>
          <p>
            A node is one call of the search's recursive functions; the root counts too. A leaf is the end of a game or
            the depth limit. “Positions” counts equal positions once. Values are from MAX's side; in board games MAX is X.
            “Minimax” is the number of leaves that minimax would visit in the same tree. “Minimum with perfect order” is
            the smallest number of leaves that alpha-beta needs, with the moves in the best order. The time
            includes the recording of steps.
          </p>
          <p>
            Squares, rows and columns are counted from 1, starting at the top left, in sentences, on the boards and in what
            you type; inside the Python, an index starts at 0.
          </p>
          <p>
            In a constraint problem, an assignment gives a value to a variable. A rejected value is one that a constraint
            forbids right away. A check tests one constraint once. An arc is a variable checked against a
            constraint.
          </p>
          <h3>For scripts</h3>
          <p>
            <code>await plyscope.search({ game: "tictactoe", search: "alphabeta" })</code> in the console runs a search
            without changing the page; <code>plyscope.catalogue()</code> lists everything there is.
          </p>
        </div>
      </dialog>
    `;
  }

  #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }
}
