/** What a person can choose to look at: it changes nothing but what the page shows. */

/** @param {import("../state/stores.js").Stores} on */
export function createLooking({ state }) {
  /** @satisfies {Partial<import("../state/intents.js").Handlers<import("../state/intents.js").PageIntents>>} */
  const intents = {
    pane: ({ pane }) => state.update({ pane }),
    centre: ({ centre }) => state.update({ centre }),
    layout: ({ layout }) => state.update({ layout }),
    tab: ({ tab }) => state.update({ tab }),
    theme: ({ theme }) => state.update({ theme }),
    "text-size": ({ size }) => state.update({ textSize: size }),
  };
  return { intents };
}
