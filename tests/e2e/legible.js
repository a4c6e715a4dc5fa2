// Notes the size of every text on the page, on its canvases and in its drawings, in CSS pixels.
(() => {
  /** @type {Map<string, number>} */
  const written = new Map();
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    const { a, b } = this.getTransform();
    const { width } = this.canvas.getBoundingClientRect();
    const size = parseFloat(/([\d.]+)px/.exec(this.font)?.[1] ?? "0");
    // A canvas has more pixels than the page where the screen is sharp.
    if (width > 0) written.set(text, (size * Math.hypot(a, b) * width) / this.canvas.width);
    return fillText.call(this, text, ...place);
  };

  /** @param {Element} element */
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 2 && box.height > 2;
  };

  /** @param {Element} element */
  function sizeOf(element) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  }

  /** The texts smaller than this, each with its size: on canvases since the last call, and in the page now. */
  /** @type {any} */ (globalThis).textsBelow = (/** @type {number} */ least) => {
    /** @type {[string, number][]} */
    const small = [...written].map(([text, size]) => [`canvas: ${text}`, size]);
    written.clear();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      if (element && text && !element.closest("script, style, noscript, template") && isSeen(element))
        small.push([`${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}: ${text}`, sizeOf(element)]);
    }
    // Text of size 0 is there for screen readers alone.
    return small.filter(([, size]) => size > 0 && size < least - 0.05);
  };
})();
