/**
 * Whether this page may neither fetch nor start a worker from the address of a file: it was opened from a disk, or is in
 * a frame without an origin of its own (`<iframe sandbox="allow-scripts">`).
 */
export const isWithoutOrigin = () => location.protocol === "file:" || globalThis.origin === "null";
