/**
 * The part of Python's library that Plyscope does not import. On a page from a server it comes when an import asks for
 * it, and Python waits for it there.
 */

import { LIBRARY } from "./install.js";
import { EMPTY_SUM, sumOf } from "./sum.js";

/** @typedef {import("./protocol.js").Rest} Rest */

/** Completes the library when one of the modules is imported that it does not have. */
const FINDER = `
import importlib, sys

class Rest:
    def __init__(self, library, complete):
        self.library = library
        self.complete = complete
        self.names = None

    def find_spec(self, name, path=None, target=None):
        if self.names is None:  # the library may have come after this finder
            importer = sys.path_importer_cache[self.library]
            try:
                listed = importer.get_data(self.library + "/rest.txt")
            except OSError:  # it is whole already, and this finder was put back after a program
                return None
            self.names = frozenset(listed.decode().split())
        if name not in self.names or self not in sys.meta_path:
            return None
        if not self.complete():
            raise ImportError(f"{name} is in a part of Python's library that could not be loaded: "
                              "check the connection and try again", name=name)
        sys.meta_path.remove(self)
        importlib.invalidate_caches()
        found = (finder.find_spec(name, path, target) for finder in sys.meta_path)
        return next((spec for spec in found if spec), None)

sys.meta_path.append(Rest(library, complete))
`;

/** @param {import("pyodide").PyodideAPI} pyodide @param {Rest} rest */
export function offerRest(pyodide, rest) {
  const library = pyodide.runPython(LIBRARY);
  const load = loaderOf(rest);
  const complete = () => {
    const bytes = load();
    if (bytes) pyodide.FS.writeFile(library, bytes);
    return bytes !== null;
  };
  const globals = pyodide.toPy({ library, complete });
  pyodide.runPython(FINDER, { globals });
  globals.destroy();
}

/**
 * Loads the file at once. The class is kept, because it is taken away before any program of the user's runs.
 * @param {Rest} rest @returns {() => Uint8Array | null} null if there is no connection, or another file
 */
function loaderOf({ address, size, sum }) {
  const Request = globalThis.XMLHttpRequest;
  /** @param {string} from */
  const load = (from) => {
    const request = new Request();
    request.open("GET", from, false);
    request.responseType = "arraybuffer";
    try {
      request.send();
    } catch {
      return null;
    }
    if (request.status !== 200) return null;
    const bytes = new Uint8Array(request.response);
    const isRight = size === undefined || (bytes.length === size && sumOf(EMPTY_SUM, bytes) === sum);
    return isRight ? bytes : null;
  };
  // What the browser has kept may be of another build: no answer is kept for an address that was never asked for.
  return () => load(address) ?? load(`${address}?again=${Math.random()}`);
}
