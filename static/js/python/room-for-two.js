/** Whether this device has memory for a second Python that stands by. */

/** In GB. A Python has 45 MB at first, but its compiled program and the page come on top of that. */
const ENOUGH_MEMORY = 4;
/** Where the browser does not tell the memory, a device with so many processors and a mouse has enough of it. */
const ENOUGH_PROCESSORS = 4;

/**
 * @param {{deviceMemory?: number, hardwareConcurrency?: number}} [device]
 * @param {() => boolean} [hasMouse]
 */
export function hasRoomForTwo(device = navigator, hasMouse = () => matchMedia("(any-pointer: fine)").matches) {
  const { deviceMemory, hardwareConcurrency = 1 } = device;
  if (deviceMemory !== undefined) return deviceMemory >= ENOUGH_MEMORY;
  return hardwareConcurrency >= ENOUGH_PROCESSORS && hasMouse();
}
