import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "../support/test.ts";

type Options = {
  /** A clock that is once set going is going in all of a context. */
  clock: "fixed" | "going";
};

/** Of this worker. */
const kept = new Map<Options["clock"], { context: BrowserContext; page: Page }>();

/**
 * One page of the worker for one test after the other: its process runs, and the site's files and their compiled code are
 * there, from the second test on. What a scene leaves in it is the stage's work.
 */
export const test = base.extend<Options>({
  clock: ["fixed", { option: true }],
  context: async ({ browser, clock, extraHTTPHeaders }, use) => {
    const context = kept.get(clock)?.context ?? (await browser.newContext());
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
  },
  page: async ({ context, clock }, use) => {
    const page = kept.get(clock)?.page ?? (await context.newPage());
    kept.set(clock, { context, page });
    await use(page);
    for (const event of ["console", "pageerror"]) page.removeAllListeners(event);
  },
});
