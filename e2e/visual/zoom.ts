import type { Page } from "@playwright/test";

/** What a user's own settings do to a page. A constructed stylesheet, since the CSP refuses an inline one. */
const sheets = {
  /** The spacing of WCAG 1.4.12. */
  spaced: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`,
  /** Text at 200 % (1.4.4). */
  doubled: "html { font-size: 200% !important; }",
} as const;

export type Zoom = keyof typeof sheets;

/** Until the returned function is called. */
export async function zoom(page: Page, kind: Zoom): Promise<() => Promise<void>> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, sheets[kind]);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}

/** Every text 40 % longer, as a translation may be. Not undone. */
export async function lengthen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? "";
      if (text.trim() !== "")
        walker.currentNode.textContent = `${text} ${text.slice(0, Math.ceil(text.length * 0.4))}`;
    }
  });
}
