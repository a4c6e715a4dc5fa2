// Finds texts and controls that are cut off, squeezed, or lie over one another.
(() => {
  /** So many pixels may be missing, or lie over something: rounding, and the outer edge of a letter. */
  const SLACK = 1.5;
  /** So many ems are left of a text that ends in dots; the whole of it is shown where the mouse or the focus is. */
  const LEAST_SHORT = 4;
  /** What lies over the page on purpose, and hides a part of it until it is closed. */
  const OVER = ":modal, :popover-open, .fields.open, .whole .narration, .confirm, .task, .keys, .panel, .programs";
  /** Controls whose text scrolls inside of them. */
  const CONTROL = "button, input, select, textarea, summary, a[href], [role=button]";
  const SCROLLS = /auto|scroll/;

  /** @typedef {{element: Element, name: string, box: DOMRect, isText: boolean}} Thing */

  /** @param {Element} element */
  const called = (element) =>
    `${element.closest("[class*=view], :is(main, footer, header) > *, dialog")?.localName ?? ""} ${element.localName}.${element.getAttribute("class") ?? ""}`;

  /** Boards and drawings are pictures: what stands in them may lie on its field. @param {Element} element */
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("svg, .board, .cm-editor, .skip, .little-code, [inert]") &&
    [...around(element)].every((each) => getComputedStyle(each).clipPath === "none");

  /** The part of a line of text that has ink: letters do not fill the height of their line. @param {DOMRect} box */
  const ink = ({ x, y, width, height }) => new DOMRect(x, y + 0.22 * height, width, 0.56 * height);

  /** @returns {Thing[]} */
  function things() {
    const found = [];
    const root = document.querySelector("dialog:modal") ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!node.matches(CONTROL) || !isSeen(node) || getComputedStyle(node).opacity === "0") continue;
        const text = node.getAttribute("aria-label") ?? /** @type {any} */ (node).value ?? node.textContent ?? "";
        const name = `${called(node)} “${text.trim().slice(0, 30)}”`;
        for (const box of node.getClientRects()) found.push({ element: node, name, box, isText: false });
        continue;
      }
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!element || !text || element.closest("script, style, noscript, template, option") || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1) found.push({ element, name: `${called(element)} “${text.slice(0, 30)}”`, box: ink(box), isText: true });
    }
    return found;
  }

  /** The elements around one that can clip it. @param {Element} element */
  function* around(element) {
    for (let each = /** @type {Element | null} */ (element); each; each = each.parentElement) {
      yield each;
      if (each.matches(":modal, :popover-open") || getComputedStyle(each).position === "fixed") return;
    }
  }

  /**
   * What can be seen of a thing without scrolling, and what hides the rest of it for good.
   * @param {Thing} thing @returns {{seen: {left: number, top: number, right: number, bottom: number}, lost: string}}
   */
  function seenOf({ element, box, isText }) {
    let { left, top, right, bottom } = box;
    let lost = "";
    let [acrossIsReached, downIsReached] = [false, false];
    /** @type {Element | null} */
    let child = null;
    for (const each of around(element)) {
      const { overflowX, overflowY, position, fontSize } = getComputedStyle(each);
      const isOwn = each === element && !isText;
      /** @type {boolean} */
      const skips = child !== null && getComputedStyle(child).position === "absolute" && position === "static";
      child = skips ? child : each;
      if (isOwn || skips) continue;
      const edge = each.getBoundingClientRect();
      const [x, y] = [edge.left + each.clientLeft, edge.top + each.clientTop];
      const isRoot = each === document.documentElement || each === document.body;
      if (isRoot) continue;
      if (overflowX !== "visible") {
        const hasDots = getComputedStyle(each).textOverflow === "ellipsis";
        const end = x + each.clientWidth - (hasDots ? parseFloat(getComputedStyle(each).paddingRight) : 0);
        if (SCROLLS.test(overflowX)) acrossIsReached ||= true;
        else if (!acrossIsReached && (hasDots ? end - left < Math.min(right - left - SLACK, LEAST_SHORT * parseFloat(fontSize)) : left < x - SLACK || right > end + SLACK) && each.clientWidth > 0) lost ||= `cut at the side by ${called(each)}`;
        [left, right] = [Math.max(left, x), Math.min(right, end)];
      }
      if (overflowY !== "visible") {
        const end = y + each.clientHeight;
        if (SCROLLS.test(overflowY)) downIsReached ||= true;
        else if (!downIsReached && (top < y - SLACK || bottom > end + SLACK) && each.clientHeight > 0) lost ||= `cut above or below by ${called(each)}`;
        [top, bottom] = [Math.max(top, y), Math.min(bottom, end)];
      }
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (!acrossIsReached && (left < -SLACK || right > Math.max(innerWidth, 0) + SLACK)) lost ||= `beyond the side of the window (${scrollWidth})`;
    if (!downIsReached && (top + scrollY < -SLACK || bottom + scrollY > Math.max(innerHeight, scrollHeight) + SLACK)) lost ||= "below the window";
    return { seen: { left, top, right, bottom }, lost };
  }

  /** Whether the text of a control has room in it. @param {Element} element */
  function isTooNarrow(element) {
    if (!(element instanceof HTMLSelectElement || element instanceof HTMLInputElement)) return false;
    const style = getComputedStyle(element);
    const isSelect = element instanceof HTMLSelectElement;
    if (!isSelect && !["text", "number", "search"].includes(element.type)) return false;
    const text = isSelect ? (element.selectedOptions[0]?.text ?? "") : element.value || element.placeholder;
    if (style.opacity === "0" || (!isSelect && text.length > 10)) return false;
    const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    context.font = style.font;
    const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return context.measureText(text).width > room + SLACK;
  }

  /** @param {{left: number, top: number, right: number, bottom: number}} one @param {typeof one} other */
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;

  /** What is wrong on the page now, each in one line. */
  /** @type {any} */ (globalThis).troubles = () => {
    const over = [...document.querySelectorAll(OVER)].filter((each) => isSeen(each));
    const wrong = new Set();
    const seen = [];
    for (const thing of things()) {
      const { element, name, box, isText } = thing;
      const { seen: part, lost } = seenOf(thing);
      if (lost) wrong.add(`${name}: ${lost}`);
      if (!isText && isTooNarrow(element)) wrong.add(`${name}: too narrow for its text`);
      const control = isText && getComputedStyle(element).position !== "absolute" ? element.closest("button, summary") : null;
      const frame = control?.getBoundingClientRect();
      if (frame && (part.left < frame.left - SLACK || part.right > frame.right + SLACK || part.bottom > frame.bottom + SLACK || part.top < frame.top - SLACK))
        wrong.add(`${name}: beyond its button`);
      if (part.right - part.left > SLACK && part.bottom - part.top > SLACK) seen.push({ ...thing, part });
    }
    for (let i = 0; i < seen.length; i++)
      for (let j = i + 1; j < seen.length; j++) {
        const [one, other] = [seen[i], seen[j]];
        if (!meet(one.part, other.part)) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const layers = [one, other].map(({ element }) => over.findLast((each) => each.contains(element)));
        if (layers[0] !== layers[1]) continue;
        wrong.add(`${one.name} and ${other.name}: over one another`);
      }
    return [...wrong];
  };
})();
