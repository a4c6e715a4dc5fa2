/**
 * How Python hears the page while it runs. Where the browser can let WebAssembly wait (JSPI), a search that has told the
 * page something waits for a moment, and whatever the page has said by then is heard. Elsewhere Python hears nothing
 * before it is done.
 */

/** Waits, in Python, for what a function of JavaScript promises. */
const WAITING = `
from pyodide.ffi import run_sync
lambda function: lambda *given: run_sync(function(*given))
`;

/**
 * Firefox tells of an error that nobody can catch when a worker is ended in which WebAssembly may be let wait. It is known
 * by a class that only it has.
 */
const isFirefox = () => "InternalError" in globalThis;

/** Whether this browser can let WebAssembly wait, and end it too. */
export const canWait = () => "Suspending" in WebAssembly && "promising" in WebAssembly && !isFirefox();

/**
 * Makes functions for Python of functions that return promises: there they return what was promised. To be called before
 * Python forgets JavaScript.
 * @param {import("pyodide").PyodideAPI} pyodide @returns {(waits: (...given: any[]) => Promise<unknown>) => any}
 */
export const createWaiting = (pyodide) => pyodide.runPython(WAITING, { globals: pyodide.toPy({}) });

/** Resolves when the messages that have come are heard. @returns {Promise<void>} */
export function messagesReceived() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
