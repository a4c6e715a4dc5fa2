/** Answers for tests in which it does not matter what Python says, but when, and about which position. */

import { reply } from "./answers.js";

/** Answers whatever it is asked, about the position that it is asked about. @param {ReturnType<typeof import("./page.js").pageOf>} page */
export function answerAll(page) {
  const { instead } = page.python;
  const actual = reply("three left: look");
  /** @param {any} request @param {string} text */
  const lookAt = ({ subject, options = {} }, text) => ({ ...actual, subject, options, position: text, actions: [] });
  instead.look = (request) => {
    if (request.position === "X") throw Object.assign(new Error("1 cell was typed."), { field: "position" });
    return lookAt(request, request.position || ".../.../...");
  };
  instead.play = (request) => lookAt(request, `${request.position}${request.action}`);
  instead.estimate = () => reply("lesson: estimate");
  instead.search = (request) => {
    const answer = reply("lesson");
    return {
      ...answer,
      text: {
        ...answer.text,
        method: request.method,
        root: { ...lookAt(request, request.position), picture: answer.text.root.picture },
      },
    };
  };
  instead.compare = () => reply("lesson: compare");
  instead.values = () => ({ values: [] });
  instead.scores = (request) => ({ moves: [], about: request.position });
}
