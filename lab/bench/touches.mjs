// How long a touch waits for the next frame, on every screen, on a phone whose processor is four times slower than this machine's.
import { chromium } from "@playwright/test";
import { ensureChromium } from "../../scripts/ensure-chromium.mjs";
import { marketOf, signIn, signInCompany } from "../lighthouse/sign-in.mjs";
import { startThrowaway } from "./child-server.mjs";
import { median, rounds } from "./load.mjs";
import { atMost, forReading } from "./row.mjs";
import { companySignedIn } from "./touch-company-screens.mjs";
import { signedIn, signedOut } from "./touch-screens.mjs";

/** A screen is opened anew for each. */
const tries = Math.min(rounds, 3);
/** How many of the slowest are printed, to show where to look. */
const told = 8;
/** The browser's own measure of a phone in the middle of the market, as Lighthouse uses it. */
const slowdown = 4;

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ name: string, ms: number }} Touched */
/** @typedef {{ cookies: { name: string, value: string }[], screens: import("./touch-acts.mjs").Screen[] }} Person */
/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {Window & typeof globalThis & { slowest: Map<number, number> }} Measured */

/**
 * Milliseconds from a touch to the frame that shows what it did: the slowest of all and the middle, each the median of three tries; of
 * the creators' screens and of the companies', or of one side's alone.
 *
 * @param {readonly string[]} [sides]
 */
export async function measureTouches(sides = ["creators", "companies"]) {
  // A phone shares no processor with the server.
  const { url, server } = await startThrowaway({ nicer: 10 });
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const rows = [];
    for (const side of sides) {
      const people = side === "creators" ? await creators(url) : await companies(url);
      rows.push(...rowsOf(side, await touchEverything({ browser, url, people })));
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** @param {string} url @returns {Promise<Person[]>} */
async function creators(url) {
  const { cookies, offerId } = await signIn(url);
  return [
    { cookies: [], screens: signedOut },
    { cookies, screens: signedIn(offerId) },
  ];
}

/** @param {string} url @returns {Promise<Person[]>} */
async function companies(url) {
  const market = await marketOf(url);
  const { cookies } = await signInCompany(url);
  return [{ cookies, screens: companySignedIn(market) }];
}

/** @param {{ browser: Browser, url: string, people: Person[] }} whom @returns {Promise<Touched[]>} */
async function touchEverything({ browser, url, people }) {
  const touched = [];
  for (const { cookies, screens } of people) {
    for (let round = 0; round < tries; round += 1) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: "ja",
      });
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
      for (const screen of screens) touched.push(...(await touchAll(await context.newPage(), screen)));
      await context.close();
    }
  }
  return touched;
}

/** @param {Page} page @param {import("./touch-acts.mjs").Screen} screen @returns {Promise<Touched[]>} */
async function touchAll(page, { path, touches }) {
  await page.addInitScript(listen);
  await page.goto(path);
  await untilStill(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const touched = [];
  for (const { name, touch } of touches) {
    await page.evaluate(() => /** @type {Measured} */ (window).slowest.clear());
    await touch(page);
    await untilDrawn(page);
    const durations = await page.evaluate(() => [.../** @type {Measured} */ (window).slowest.values()]);
    // The browser does not report less than 16 ms.
    touched.push({
      name: `${path.replace(/(offer|creators|lists|campaigns|deals)\/[^n].+/, "$1/{id}")}: ${name}`,
      ms: Math.max(0, ...durations),
    });
  }
  await page.close();
  return touched;
}

/** Runs in the page: the longest duration of each interaction, by the browser's Event Timing. */
function listen() {
  const page = /** @type {Measured} */ (window);
  page.slowest = new Map();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = /** @type {PerformanceEventTiming} */ (entry);
      if (!interactionId) continue;
      page.slowest.set(interactionId, Math.max(duration, page.slowest.get(interactionId) ?? 0));
    }
  });
  const event = { type: "event", durationThreshold: 16, buffered: true };
  observer.observe(event);
  observer.observe({ type: "first-input", buffered: true });
}

/** Until the screen has its answers, and for two looks nothing more has come of what is fetched ahead. @param {Page} page */
async function untilStill(page) {
  await page.locator("[data-rendered], [data-loading]").first().waitFor({ state: "detached" });
  await page.evaluate(async () => {
    const count = () => performance.getEntriesByType("resource").length;
    // The dialogs come two seconds after the page has loaded.
    await new Promise((resolve) => setTimeout(resolve, 2200));
    for (let before = -1; before !== count(); ) {
      before = count();
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
  });
}

/** Until the frames of the touch are painted and told of, and nothing is left to do. @param {Page} page */
async function untilDrawn(page) {
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 350));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    // A dialog takes no press before it has opened.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** @param {string} side @param {readonly Touched[]} touched */
function rowsOf(side, touched) {
  const where = side === "creators" ? "on all screens" : "on the companies' screens";
  const names = [...new Set(touched.map(({ name }) => name))];
  const medians = names
    .map((name) => ({ name, ms: median(touched.filter((each) => each.name === name).map(({ ms }) => ms)) }))
    .toSorted((one, other) => other.ms - one.ms);
  console.table(medians.slice(0, told));
  return [
    atMost(
      `The slowest of ${names.length} touches ${where}, at 4× CPU (ms to the next paint)`,
      medians[0]?.ms ?? Number.NaN,
      100,
    ),
    forReading(
      side === "creators" ? "The middle one of them" : "The middle one of the companies'",
      median(medians.map(({ ms }) => ms)),
    ),
  ];
}
