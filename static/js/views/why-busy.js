// Why a button cannot be pressed while Python works. The notice with the Stop button is on the page at the same time.
import { nothing } from "lit";

/** The title of such a button. @param {boolean} busy */
export const whyBusy = (busy) => (busy ? "Python is busy. Wait until it has finished, or press Stop." : nothing);
