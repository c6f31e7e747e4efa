/** Texts divided into phrases, those on several lines, and wrong line ends. */
export type LineEnds = { marked: number; ofSeveralLines: number; wrong: string[] };

/**
 * An expression of the page. In headings, buttons, and wherever a text is divided into phrases, a line of Japanese ends with
 * a phrase, at a space or at a break that is meant. Read from where the letters stand, one by one.
 */
export const lineEnds = `(() => {
  const marked = [...document.querySelectorAll("[data-phrases]")];
  const bold = [...document.querySelectorAll("h1, h2, h3, button, [role=button]")];
  const isSeen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    for (let one = element; one; one = one.parentElement) {
      const { width, height } = one.getBoundingClientRect();
      if (getComputedStyle(one).display !== "contents" && (width <= 1 || height <= 1)) return false;
    }
    return true;
  };
  const linesOf = (element) => {
    const lines = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const range = document.createRange();
    let before = null;
    let mayEnd = true;
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.nodeType === Node.ELEMENT_NODE) {
        const { display } = getComputedStyle(node);
        if (node.matches("wbr, br") || !display.startsWith("inline")) mayEnd = true;
        continue;
      }
      for (let at = 0; at < node.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const [box] = range.getClientRects();
        const letter = node.data[at];
        if (/\\s/.test(letter)) mayEnd = true;
        if (!box || box.width === 0 || /\\s/.test(letter)) continue;
        if (!before || box.top >= before.bottom - 2) lines.push({ text: "", endedWell: mayEnd });
        lines.at(-1).text += letter;
        before = box;
        mayEnd = false;
      }
    }
    return lines;
  };
  const read = (elements) => elements.filter(isSeen).map(linesOf);
  const isJapanese = (lines) => lines.some(({ text }) => /[\\u3040-\\u30ff]/.test(text));
  const several = [...read(marked), ...read(bold)].filter((lines) => lines.length > 1 && isJapanese(lines));
  const wrong = several.filter((lines) => lines.slice(1).some(({ endedWell }) => !endedWell));
  return {
    marked: marked.filter(isSeen).length,
    ofSeveralLines: several.length,
    wrong: [...new Set(wrong.map((lines) => lines.map(({ text }) => text).join("／")))],
  };
})()`;
