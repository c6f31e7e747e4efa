// When the largest thing of /sign_in is painted on a slow phone, beside a page without a script; and how often /offers asks in turn.
import { chromium } from "@playwright/test";
import { ensureChromium } from "../../scripts/ensure-chromium.mjs";
import { signIn } from "../lighthouse/sign-in.mjs";
import { startThrowaway } from "./child-server.mjs";
import { median } from "./load.mjs";
import { servePlainPage } from "./plain/plain-page.mjs";
import { atMost, forReading } from "./row.mjs";

const loads = 15;
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; in bytes a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** @typedef {import("@playwright/test").Browser} Browser */

/** The middle one of the ratios of two paints, one after the other, and the answers that /offers waits for one after another. */
export async function measurePaint() {
  const { url, server } = await startThrowaway();
  const plain = await servePlainPage();
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    /** @type {{ ours: number[], plain: number[] }} */
    const paints = { ours: [], plain: [] };
    for (let load = 0; load < loads; load += 1) {
      paints.plain.push(await largestPaint(browser, `${plain.url}/sign_in`));
      paints.ours.push(await largestPaint(browser, `${url}/sign_in`));
    }
    const slower = median(paints.ours.map((ours, load) => ours / (paints.plain[load] ?? Number.NaN)));
    return [
      atMost("/sign_in: largest paint, 4× CPU and slow 4G, × a page without a script", slower, 1.3),
      forReading("/sign_in: largest paint (ms)", median(paints.ours)),
      forReading("A page without a script: largest paint (ms)", median(paints.plain)),
      atMost(
        "/offers: answers waited for one after another before its first content",
        await turns(browser, url),
        2,
      ),
    ];
  } finally {
    await browser.close();
    plain.stop();
    await server.stop();
  }
}

/** Milliseconds, of a first visit: nothing is cached. @param {Browser} browser @param {string} url */
async function largestPaint(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "ja" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // By now every script has run, so the last paint reported is the largest.
  await page.goto(url, { waitUntil: "networkidle" });
  const paint = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return Number(paint);
}

/** A call that begins after another one's answer has come is a turn later. @param {Browser} browser @param {string} url */
async function turns(browser, url) {
  const { cookies } = await signIn(url);
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  let answered = 0;
  let latest = 0;
  /** @type {Map<import("@playwright/test").Request, number>} */
  const begun = new Map();
  const isCall = (/** @type {import("@playwright/test").Request} */ request) =>
    new URL(request.url()).pathname.startsWith("/api/");
  page.on("request", (request) => {
    if (!isCall(request)) return;
    begun.set(request, answered + 1);
    latest = Math.max(latest, answered + 1);
  });
  page.on("requestfinished", (request) => {
    answered = Math.max(answered, begun.get(request) ?? 0);
  });
  await page.goto("/offers", { waitUntil: "commit" });
  await page.locator("[role=feed] article").first().waitFor();
  const waited = latest;
  await context.close();
  return waited;
}
