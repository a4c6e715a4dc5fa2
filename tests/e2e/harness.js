// Puts the client of Python where tests can reach it, without the page around it.
import { createPython } from "../../static/js/python/client.js";

/** @type {any} */ (globalThis).createPython = createPython;
