import { join } from "node:path";
import { type Browser, type BrowserContext, type Page, test } from "@playwright/test";
import { demoSession, type Visit, visits } from "./visits.ts";

const folder = process.env.SHOTS_DIR ?? join(import.meta.dirname, "../../node_modules/.cache/shots");

const sizes = { m: { width: 390, height: 844 }, d: { width: 1440, height: 900 } };
const looks = ["ja", "en"].flatMap((locale) =>
  ["light", "dark"].flatMap((theme) =>
    Object.entries(sizes).map(([size, viewport]) => ({ locale, theme, size, viewport })),
  ),
);
type Look = (typeof looks)[number];

for (const look of looks) {
  const name = `${look.locale}-${look.theme}-${look.size}`;
  test(name, async ({ browser }) => {
    const context = await contextFor({ browser, look });
    for (const visit of await visits()) {
      const page = await context.newPage();
      await open(page, { context, visit });
      if (process.env.SHOTS_OF !== "window") await grow(page, look.viewport);
      await page.screenshot({
        path: join(folder, `${visit.name}-${name}.png`),
        animations: "disabled",
      });
      await page.close();
    }
    await context.close();
  });
}

async function contextFor({ browser, look }: { browser: Browser; look: Look }): Promise<BrowserContext> {
  const { locale, theme, viewport } = look;
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, reducedMotion: "reduce" });
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { locale, theme },
  );
  return context;
}

async function open(
  page: Page,
  { context, visit }: { context: BrowserContext; visit: Visit },
): Promise<void> {
  if (visit.signedIn) await context.addCookies(await demoSession());
  else await context.clearCookies();
  if (visit.draft) {
    await page.addInitScript((kept) => sessionStorage.setItem("draft", kept), JSON.stringify(visit.draft));
  }
  await page.goto(visit.path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}

/** Makes the window as tall as the page: a full-page picture would show what sticks to an edge in the middle of it. */
async function grow(page: Page, { width, height }: Look["viewport"]): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
}
