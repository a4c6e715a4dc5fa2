/** What is offered where a program imports a module that is not there. Pure functions. */

import { replyOf } from "./known.js";

/** @typedef {NonNullable<ReturnType<typeof missingProps>>} MissingPackages */

/** The name of a task; errors of it are shown at the button. */
export const INSTALL = "install";

/** Packages that have another name than their modules. @type {Readonly<Record<string, string>>} */
const PACKAGES = Object.freeze({
  attr: "attrs",
  bs4: "beautifulsoup4",
  Crypto: "pycryptodome",
  cv2: "opencv-python",
  dateutil: "python-dateutil",
  docx: "python-docx",
  dotenv: "python-dotenv",
  fitz: "pymupdf",
  PIL: "pillow",
  serial: "pyserial",
  skimage: "scikit-image",
  sklearn: "scikit-learn",
  yaml: "pyyaml",
});

/** The package that a module is probably in. @param {string} module */
export function packageOf(module) {
  const [top] = module.split(".");
  return PACKAGES[top] ?? top;
}

/**
 * The module that was not found by the run that is shown, and how far its installation is; null if all were.
 * @param {import("../kind.js").Results} results
 */
export function missingProps(results) {
  const module = replyOf(results)?.report.missing;
  if (!module) return null;
  return {
    module,
    name: packageOf(module),
    installing: results.doing.task === INSTALL,
  };
}
