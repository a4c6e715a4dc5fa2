/**
 * Gives back the memory of bytes that nobody needs any more, at once: a page or a worker at rest may not collect it for
 * minutes. What still shows a part of them is empty then. They are sent to nobody: detached in another way, they would
 * stay where a part of the browser has seen them.
 * @param {ArrayBufferView} bytes
 */
export function letGo(bytes) {
  const buffer = /** @type {ArrayBuffer} */ (bytes.buffer);
  if (buffer.byteLength === 0) return;
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [buffer]);
  port1.close();
}
