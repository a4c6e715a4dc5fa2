/** Draws SVG into a PNG file, as the browser shows it. */

/** Dots for each unit, so that it is sharp on screens of today. */
const SCALE = 2;

/** @param {string} svg @returns {Promise<Uint8Array<ArrayBuffer>>} rejects if the browser cannot draw it */
export async function pngOf(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: image.naturalWidth * SCALE, height: image.naturalHeight * SCALE });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  /** @type {Blob | null} */
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The browser could not draw a picture.");
  return new Uint8Array(await blob.arrayBuffer());
}
