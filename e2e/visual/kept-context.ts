import type { BrowserContext } from "@playwright/test";
import { test as base } from "../support/test.ts";

type Options = {
  /** For what changes a context for good, such as a clock that runs. */
  wantsOwnContext: boolean;
};

/** Of this worker. */
let kept: BrowserContext | undefined;

/**
 * A page of its own for each test, in one context of the worker: the site's files, and their compiled code, are there from the
 * second page on. Cookies and storage are the stage's work.
 */
export const test = base.extend<Options>({
  wantsOwnContext: [false, { option: true }],
  context: async ({ browser, wantsOwnContext, extraHTTPHeaders }, use) => {
    const context = wantsOwnContext || !kept ? await browser.newContext() : kept;
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    if (wantsOwnContext) await context.close();
    else kept = context;
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});
