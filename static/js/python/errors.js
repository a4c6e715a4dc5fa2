/** The errors with which a question to Python can be rejected. */

/** Python understood the question, but will not answer it; the message is one sentence for a person. */
export class PlyscopeError extends Error {
  /** @param {import("./protocol.js").Refusal} refusal */
  constructor({ message, field = "", at = null, choices = [] }) {
    super(message);
    this.name = "PlyscopeError";
    /** Which input it is about ("position", "depth", ...), or "" if none. */
    this.field = field;
    /** Where in that input's text, as an index from 0, or null. */
    this.at = at;
    /** If that text has several subjects: those of which one can be given, each with its name and its own text. */
    this.choices = choices;
  }
}

/** What ended Python. @typedef {"seconds" | "memory" | "depth" | "broken"} Cause */

/** Python itself came to an end during the question, or had to be ended; a new one can say what that means. */
export class Ended extends PlyscopeError {
  /** @param {import("./protocol.js").Refusal} refusal @param {Cause} cause */
  constructor(refusal, cause) {
    super(refusal);
    this.name = "Ended";
    /** @type {Cause} */
    this.why = cause;
  }
}

/** The question was dropped because the person pressed Stop. */
export class Stopped extends Error {
  constructor() {
    super("Stopped.");
    this.name = "Stopped";
  }
}
