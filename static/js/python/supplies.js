/**
 * What the page hands over piece by piece, so that a worker can begin with the first piece while the others are still on
 * their way.
 */

/** @typedef {import("./protocol.js").Files} Files */
/** @typedef {{[Name in keyof Files]: Promise<Files[Name]>}} Supplies */

/** @returns {{files: Supplies, supply: import("./protocol.js").PythonWorker["supply"]}} */
export function createSupplies() {
  /** @type {Record<string, (file: any) => void>} */
  const given = {};
  /** @param {keyof Files} name @returns {Promise<any>} */
  const awaited = (name) =>
    new Promise((resolve) => {
      given[name] = resolve;
    });
  const files = { wasm: awaited("wasm"), image: awaited("image") };
  return { files, supply: (name, file) => given[name](file) };
}
