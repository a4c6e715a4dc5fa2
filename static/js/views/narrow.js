/** On a phone, a tree with three children a node would not fit. */
const NARROW = "(width <= 38.75em)";

/** Whether the screen is that of a phone; without a screen, it is not. */
export const isNarrow = () => globalThis.matchMedia?.(NARROW).matches ?? false;
