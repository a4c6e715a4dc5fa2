/** A new seed for each random draw in Python. */
export const freshSeed = () => Math.floor(Math.random() * 2 ** 31);
