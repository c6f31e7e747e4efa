/** How lines of Japanese end in a page, for any browser: runs in the page, alone. */
export type LineEnds = {
  /** Phrases of `[data-phrases]` that are parted although they would fit a line. */
  parted: string[];
  /** Headings, buttons and notices of our own words on several lines, whose phrases nobody marked. */
  unmarked: string[];
  /** Of the same, those whose last line has a letter or two. */
  orphans: string[];
};

/** `given`: what people gave, whose phrases nobody knows. It may use nothing from outside of itself. */
export function takeLineEnds(given: readonly string[] = []): LineEnds {
  const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/u;
  const watched = "h1, h2, h3, button, [role=status] p, [role=alert] p, [data-phrases]";

  /** The lines that a node's letters stand on, from above: the text of each. */
  function linesOf(node: Node): string[] {
    const lines: { middle: number; text: string }[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node.nodeType === Node.TEXT_NODE ? [node] : [];
    for (let next = walker.nextNode(); next; next = walker.nextNode()) texts.push(next);
    for (const text of texts) {
      const letters = text.textContent ?? "";
      for (let at = 0; at < letters.length; at++) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const middle = box.top + box.height / 2;
        const line = lines.find((known) => Math.abs(known.middle - middle) < box.height / 2);
        if (line) line.text += letters[at];
        else lines.push({ middle, text: letters[at] ?? "" });
      }
    }
    return lines.map((line) => line.text);
  }

  /** The width of the block that a phrase's lines run in. */
  function roomOf(element: Element): number {
    let block: Element | null = element;
    while (block && getComputedStyle(block).display.startsWith("inline")) block = block.parentElement;
    return block?.getBoundingClientRect().width ?? 0;
  }

  function widthOf(phrase: Text, element: Element): number {
    const probe = document.createElement("span");
    probe.style.cssText = "position:absolute;visibility:hidden;white-space:nowrap";
    probe.textContent = phrase.textContent;
    element.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  }

  const seen = [...document.querySelectorAll<HTMLElement>(watched)].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      japanese.test(element.textContent ?? ""),
  );
  const marked = seen.filter((element) => element.matches("[data-phrases]"));
  const several = seen
    .filter((element) => !element.querySelector("p, ul, dl, div, h1, h2, h3"))
    .map((element) => ({ element, lines: linesOf(element) }))
    .filter(({ lines }) => lines.length > 1);
  /** Beside a bracket or a point a line may end wherever it stands. */
  const wellEnded = (lines: readonly string[]) =>
    lines
      .slice(1)
      .every((line, above) => /^[（「『]/u.test(line) || /[）」』、。・：？…]$/u.test(lines[above] ?? ""));
  const isGiven = (text: string) => given.some((value) => value !== "" && text.includes(value));
  const shown = (lines: readonly string[]) => lines.join("／");

  return {
    parted: marked.flatMap((element) =>
      [...element.childNodes]
        .filter(
          (node): node is Text => node.nodeType === Node.TEXT_NODE && !/\s/.test(node.textContent ?? ""),
        )
        .map((phrase) => ({ phrase, lines: linesOf(phrase) }))
        .filter(({ phrase, lines }) => !wellEnded(lines) && widthOf(phrase, element) <= roomOf(element))
        .map(({ lines }) => `${shown(lines)} in ${element.textContent}`),
    ),
    unmarked: several
      .filter(({ element }) => !element.matches("[data-phrases]") && !element.querySelector("[data-phrases]"))
      .filter(({ element }) => !isGiven(element.textContent ?? ""))
      .map(({ lines }) => shown(lines)),
    orphans: several
      .filter(({ lines }) => (lines.at(-1) ?? "").replace(/[、。？…]/gu, "").length < 3)
      .filter(({ element }) => !isGiven(element.textContent ?? ""))
      .map(({ lines }) => shown(lines)),
  };
}

/** Takes from the page what Chromium alone does for Japanese lines. Runs in the page, alone. */
export function breakAsOthersDo(): void {
  const soften = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ("cssRules" in rule) soften((rule as CSSGroupingRule).cssRules);
      if (!(rule instanceof CSSStyleRule)) continue;
      if (rule.style.wordBreak === "auto-phrase") rule.style.wordBreak = "normal";
      for (const name of ["text-wrap", "text-wrap-style"]) rule.style.removeProperty(name);
    }
  };
  for (const sheet of document.styleSheets) soften(sheet.cssRules);
}
