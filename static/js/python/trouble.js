/** What to tell a person if Python cannot start, or has ended: what happened, and what to do. */

/** The smallest possible WebAssembly module. */
const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

export const TOO_LITTLE_MEMORY =
  "This browser has too little memory left for Python: close other tabs and programs, and try again.";

/**
 * Why Python cannot run on this page at all.
 *
 * @param {typeof globalThis.WebAssembly | undefined} [assembly]
 * @returns {string} a sentence; "" if there is no reason
 */
export function obstacle(assembly = globalThis.WebAssembly) {
  if (!assembly?.Module) {
    return (
      "WebAssembly, which Python needs, is switched off in this browser: " +
      "switch it on (a lockdown or high-security mode switches it off), or use another browser."
    );
  }
  try {
    new assembly.Module(EMPTY_MODULE);
    return "";
  } catch {
    return (
      "The site that shows this page forbids WebAssembly, which Python needs: whoever runs the site can " +
      "allow it with 'wasm-unsafe-eval' in the script-src of its Content-Security-Policy."
    );
  }
}

/**
 * One or two sentences about an error of the browser or of Pyodide.
 *
 * @param {unknown} error
 */
export function explain(error) {
  const message = messageOf(error);
  if (isOfMemory(error, message)) return TOO_LITTLE_MEMORY;
  const name = error instanceof Error ? error.name : "";
  if (name === "CompileError" || name === "LinkError") {
    return `The file pyodide.asm.wasm is damaged, or does not fit this browser: copy the whole folder again, or use a newer browser. (${message})`;
  }
  return message;
}

/** What ended Python, by the explanation of it. @param {string} why @returns {import("./errors.js").Cause} */
export function causeOf(why) {
  if (why === TOO_LITTLE_MEMORY) return "memory";
  return /call stack|too much recursion/i.test(why) ? "depth" : "broken";
}

/** @param {unknown} error @param {string} message */
function isOfMemory(error, message) {
  if (/out of memory|could not allocate|cannot enlarge memory|memory size|MemoryError|initial memory/i.test(message))
    return true;
  return error instanceof RangeError && /memory|allocat|array buffer|invalid array length/i.test(message);
}

/** The text of an error of any kind: Emscripten throws plain objects. @param {unknown} error */
export function messageOf(error) {
  if (error instanceof Error) return error.message;
  if (typeof error !== "object" || error === null) return String(error);
  const { message, name, errno } = /** @type {Record<string, unknown>} */ (error);
  if (typeof message === "string" && message) return message;
  return [name ?? "Error", ...(errno === undefined ? [] : [errno])].join(" ");
}
