/** A menu in a `details` element closes when the reader does something else, as a popover would: but it can hold dialogs. */

/** @param {HTMLDetailsElement} menu */
export function closeWhenLeft(menu) {
  const close = () => menu.removeAttribute("open");
  menu.ownerDocument.addEventListener("pointerdown", ({ target }) => {
    if (!menu.contains(/** @type {Node} */ (target))) close();
  });
  menu.addEventListener("change", close);
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open || menu.querySelector("dialog[open]")) return;
    event.stopPropagation();
    close();
    menu.querySelector("summary")?.focus();
  });
}
