/** Python's files for a page that was opened from a disk, where `fetch` and workers from files are refused. */

import { FILES, WORKER } from "./assets.js";
import { bytesFromBase64 } from "./columns.js";

/** @typedef {{worker: string, gzipped: Record<string, Uint8Array>}} LocalFiles */

/**
 * Each file stands beside the page once more as a classic script, the one kind of file that a page from a
 * disk may load. The script leaves its bytes as base64 text in `globalThis.plyscopeAssets`.
 *
 * @param {string} base address of the `python` folder
 * @param {(share: number) => void} onProgress
 * @returns {Promise<LocalFiles>}
 */
export async function loadLocalFiles(base, onProgress) {
  /** @type {Record<string, Uint8Array>} */
  const gzipped = {};
  let loaded = 0;
  for (const name of FILES) {
    gzipped[name] = bytesFromBase64(await loadText(base, name));
    loaded += 1;
    onProgress(loaded / (FILES.length + 1));
  }
  const worker = `data:text/javascript;base64,${await loadText(base, WORKER)}`;
  return { worker, gzipped };
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
