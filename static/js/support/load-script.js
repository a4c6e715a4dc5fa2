/**
 * Loads a classic script beside the page: the only kind of file that a page from a disk may load.
 * @param {string} address @param {string} missing  the sentence if it is not there, or not what it should be
 * @param {string} [integrity]  its sum; a page from a disk cannot check it
 * @returns {Promise<void>}
 */
export function loadScript(address, missing, integrity = "") {
  const script = document.createElement("script");
  script.src = address;
  if (location.protocol !== "file:") script.integrity = integrity;
  const loading = loaded(script, missing);
  // It stays in the page until then: WebKit silently drops a loading script that is not in the page.
  document.head.append(script);
  return loading;
}

/**
 * Waits for a script that is still loading, and takes it out of the page then.
 * @param {HTMLScriptElement} script @param {string} missing  as above
 * @returns {Promise<void>}
 */
export function loaded(script, missing) {
  return new Promise((resolve, reject) => {
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(missing));
    };
  });
}
