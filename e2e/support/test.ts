import { randomInt } from "node:crypto";
import { type BrowserContext, test as base, type ConsoleMessage, expect } from "@playwright/test";

type Fixtures = {
  quietPage: undefined;
  visitorAddress: string;
  /** For a test that breaks the network, since the browser logs each failed request. */
  networkFails: boolean;
  /** The lines that the page has to log, each as `code address`. */
  logged: readonly string[];
};

/** A page that may neither log nor throw an error, with an IP address of its own. */
export const test = base.extend<Fixtures>({
  networkFails: [false, { option: true }],
  logged: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs out of this pattern.
  visitorAddress: async ({}, use) => {
    await use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`);
  },
  extraHTTPHeaders: async ({ visitorAddress }, use) => {
    await use({ "x-forwarded-for": visitorAddress });
  },
  quietPage: [
    async ({ page, networkFails, logged }, use) => {
      const faults: string[] = [];
      const seen = new Set<string>();
      page.on("pageerror", (error) => faults.push(`threw ${error.message}`));
      page.on("console", (message) => {
        if (message.type() !== "error" || isRefusal(message)) return;
        if (logged.includes(message.text())) return void seen.add(message.text());
        if (!networkFails || !isLostRequest(message)) faults.push(`logged ${message.text()}`);
      });
      await use(undefined);
      expect(faults, "errors of the page").toEqual([]);
      expect([...seen].toSorted(), "failures that are logged").toEqual([...logged].toSorted());
    },
    { auto: true },
  ],
});

/** No proxy from here on: `/dev` answers only direct requests. */
export function comeDirectly(context: BrowserContext): Promise<void> {
  return context.setExtraHTTPHeaders({});
}

/** The browser logs each 4xx: refused calls and the not-found page are expected, a missing file is not. */
function isRefusal(message: ConsoleMessage): boolean {
  return /status of 4\d\d/.test(message.text()) && !message.location().url.includes("/assets/");
}

function isLostRequest(message: ConsoleMessage): boolean {
  return /^Failed to load resource: (net::|the server responded with a status of 5)/.test(message.text());
}
