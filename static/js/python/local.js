/** Python's files for a page that was opened from a disk, where `fetch` and workers from files are refused. */

import { FILES, WORKER } from "./assets.js";
import { bytesFromBase64 } from "./columns.js";

/** @typedef {{worker: string, bytes: Record<string, Uint8Array>}} LocalFiles */

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
  return { worker: `data:text/javascript;base64,${worker}`, bytes };
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
