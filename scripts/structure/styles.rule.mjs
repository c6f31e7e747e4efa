// Styles: what scrolls is the place of what is taken out of the flow in it.

/** @typedef {import("./source-tree.mjs").Tree} Tree */
/** @typedef {import("./source-tree.mjs").Problem} Problem */

/** A text for screen readers is absolute: in a box that has no position it lengthens the document instead. @param {Tree} tree @returns {Problem[]} */
export function checkScrollers(tree) {
  return [...tree].flatMap(([path, text]) => {
    if (!path.endsWith(".css")) return [];
    const blocks = [...text.matchAll(/([^{};]*)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
      selector: selector.replace(/\/\*[\s\S]*?\*\//g, "").trim(),
      body,
    }));
    const placed = new Set(
      blocks
        .filter(({ body }) => /\bposition: (relative|absolute|fixed|sticky)/.test(body))
        .map((block) => block.selector),
    );
    return blocks
      .filter(({ selector, body }) => /\boverflow(-\w+)?: (auto|scroll)/.test(body) && !placed.has(selector))
      .map(({ selector }) => ({
        path,
        rule: "scroller",
        message: `${selector} scrolls and has no position: what is hidden for screen readers in it makes the page longer than it is. Add "position: relative"`,
      }));
  });
}
