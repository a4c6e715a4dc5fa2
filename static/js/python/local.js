/** Python's files for a page that was opened from a disk, where `fetch` and workers from files are refused. */

import { FILES, WORKER } from "./assets.js";
import { bytesFromBase64 } from "./columns.js";

/** @typedef {{worker: string, bytes: Record<string, Uint8Array>}} LocalFiles */

/**
 * The source of a worker that becomes the module it is sent, in base64, and then says "" or what went wrong.
 *
 * A page from a disk may start a worker from a `data:` address and from no other. Python's own code is not
 * put there: every error would then carry that address, a megabyte long, and Python start a second later
 * for it. A worker so started may itself import a `blob:`, whose address is short; WebKit refuses even
 * that, and gets the long address after all.
 */
const LOADER = `onmessage = async ({ data }) => {
  onmessage = null;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: "text/javascript" }));
  const module = import(address).catch(() => import("data:text/javascript;base64," + data));
  postMessage(await module.then(() => "", String));
};`;

/**
 * Each file stands beside the page once more as a classic script, the one kind of file that a page from a
 * disk may load. The script leaves its bytes as base64 text in `globalThis.plyscopeAssets`.
 *
 * @param {string} base address of the `python` folder
 * @param {(share: number) => void} onProgress
 * @returns {Promise<LocalFiles>}
 */
export async function loadLocalFiles(base, onProgress) {
  let loaded = 0;
  const names = [WORKER, ...FILES];
  const texts = await Promise.all(
    names.map(async (name) => {
      const text = await loadText(base, name);
      loaded += 1;
      onProgress(loaded / names.length);
      return text;
    }),
  );
  const [worker, ...files] = texts;
  const bytes = Object.fromEntries(FILES.map((name, i) => [name, bytesFromBase64(files[i])]));
  return { worker, bytes };
}

/**
 * Starts a worker without a file. It is the module `source` once `loaded` resolves.
 *
 * @param {string} source in base64
 * @param {string} name
 * @returns {{worker: Worker, loaded: Promise<void>}}
 */
export function startLocalWorker(source, name) {
  const address = `data:text/javascript,${encodeURIComponent(LOADER)}`;
  const worker = new Worker(address, { type: "module", name });
  /** @type {Promise<void>} */
  const loaded = new Promise((resolve, reject) => {
    /** @param {MessageEvent<string>} event */
    const hear = ({ data }) => (data ? reject(new Error(data)) : resolve());
    worker.addEventListener("message", hear, { once: true });
  });
  worker.postMessage(source);
  return { worker, loaded };
}

/**
 * @param {string} base
 * @param {string} name
 * @returns {Promise<string>} base64
 */
async function loadText(base, name) {
  await loadScript(new URL(`${name}.js`, base).href, name);
  const assets = /** @type {{plyscopeAssets?: Record<string, string>}} */ (globalThis).plyscopeAssets;
  const text = assets?.[name];
  if (!assets || !text) throw new Error(`The file python/${name}.js beside the page is damaged.`);
  delete assets[name];
  return text;
}

/**
 * @param {string} address
 * @param {string} name
 * @returns {Promise<void>}
 */
function loadScript(address, name) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The file python/${name}.js beside the page is missing.`));
    document.head.append(script);
    script.remove();
  });
}
