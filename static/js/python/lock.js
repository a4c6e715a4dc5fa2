/**
 * Closes the ways out of a worker, before any code of the user's runs in it: what such code may reach of JavaScript is
 * then of no use to it. The page's policy would stop most of these as well; the user's files it would not protect.
 */

/** What leads to the network, to other workers, or to what is kept on this device. */
const WAYS_OUT = Object.freeze([
  ...["fetch", "fetchLater", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource"],
  ...["Worker", "SharedWorker", "importScripts", "BroadcastChannel", "FontFace", "fonts", "Notification"],
  ...["indexedDB", "caches", "cookieStore", "webkitRequestFileSystem", "webkitRequestFileSystemSync"],
]);

/** @param {object} [scope]  the global object */
export function closeWaysOut(scope = globalThis) {
  // Some stand on the global object itself, others on what it inherits from.
  for (let owner = scope; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
    for (const name of WAYS_OUT) Reflect.deleteProperty(owner, name);
  }
}

/** Makes the interpreter forget the modules that lead to JavaScript. They are not imported again. */
export const FORGET_JAVASCRIPT = `
import sys

def leads_there(name):
    return name.partition(".")[0] in ("js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core", "micropip")

for name in [*filter(leads_there, sys.modules)]:
    del sys.modules[name]
sys.meta_path[:] = [each for each in sys.meta_path if not leads_there(type(each).__module__)]
`;
