import type { Page } from "@playwright/test";

/** What a reader's own settings do to a page. A constructed sheet, since the policy of the page refuses a written one. */
const sheets = {
  /** The spacing of WCAG 1.4.12. */
  spaced: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`,
  /** Letters twice as large as the browser's own (1.4.4). */
  doubled: "html { font-size: 200% !important; }",
} as const;

export type Strain = keyof typeof sheets;

/** Puts a strain on the page until the returned function takes it off. */
export async function strain(page: Page, kind: Strain): Promise<() => Promise<void>> {
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

/** Every text 40 % longer, as a translation may be. There is no way back. */
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
