/** A seed for what Python is to draw by lot, and not to draw again. */
export const freshSeed = () => Math.floor(Math.random() * 2 ** 31);
