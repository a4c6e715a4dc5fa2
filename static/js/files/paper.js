/**
 * A printable document in a frame. The page's Content-Security-Policy, which its frames share, forbids style sheets in
 * the text: the document gets its own as one that it adopts.
 */

const STYLE = /<style>(.*?)<\/style>/s;

/** Shows a document in a frame; resolves when it is there. @param {HTMLIFrameElement} frame @param {string} html */
export async function showPaper(frame, html) {
  const loaded = new Promise((done) => frame.addEventListener("load", done, { once: true }));
  frame.srcdoc = html.replace(STYLE, "");
  await loaded;
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) return;
  const Sheet = /** @type {Window & typeof globalThis} */ (contentWindow).CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(STYLE.exec(html)?.[1] ?? "");
  contentDocument.adoptedStyleSheets = [sheet];
}

/** Prints a document, without leaving the page. @param {string} html */
export async function printPaper(html) {
  document.querySelector(".paper-frame")?.remove();
  const frame = document.createElement("iframe");
  frame.className = "paper-frame";
  frame.title = "The sheet that is printed";
  const shown = showPaper(frame, html);
  document.body.append(frame);
  await shown;
  const inside = frame.contentWindow;
  inside?.addEventListener("afterprint", () => frame.remove(), { once: true });
  inside?.focus();
  inside?.print();
}
