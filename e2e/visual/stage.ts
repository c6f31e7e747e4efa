import type { BrowserContext, Page, Request } from "@playwright/test";
import { expect } from "@playwright/test";
import type { Locale } from "@tomoru/contract/fields";
import { setTokens } from "../support/account.ts";
import { playApi, unexpectedCalls } from "./api.ts";
import { type Look, windows } from "./look.ts";
import { type Scene, type SiteName, siteOf } from "./scene.ts";

/** Nine in the morning in Tokyo. */
const today = new Date("2026-12-01T00:00:00Z");
const tenMinutes = 600_000;
const loadingWord = { ja: "読み込み中…", en: "Loading..." };
const slowWord = { ja: "通信に時間がかかっています", en: "This is taking longer than usual" };

/** How each site names what it keeps in the browser. */
const kept: Record<SiteName, { tokens: Readonly<Record<string, string>>; draft: string }> = {
  influencer: { tokens: { accessToken: "scene", refreshToken: "scene" }, draft: "draft" },
  company: {
    tokens: { companyAccessToken: "scene", companyRefreshToken: "scene" },
    draft: "company.draft",
  },
};

/** No animations, a fresh context, and server errors are allowed: some scenes are about them. */
export const quiet = {
  networkFails: true,
  reducedMotion: "reduce",
  serviceWorkers: "block",
  trace: "off",
} as const;

type Setting = { page: Page; context: BrowserContext; scene: Scene; locale: Locale };

/** Opens a scene as if nobody had used the browser before. Returns the calls that it has no answer for. */
export async function stage({ page, context, scene, locale }: Setting): Promise<string[]> {
  await clear(page);
  await forget(context, scene);
  scripts.set(page, [await playApi(page, scene), await keep({ page, context, scene, locale })]);
  if (scene.state === "loading") await page.clock.install({ time: today });
  else await page.clock.setFixedTime(today);
  await show(page, { size: scene.sizes?.[0] ?? "phone", theme: "light" });
  watchRequests(page);
  await page.goto(scene.path);
  // Not by its role: an alert that opens at once hides the page from the accessibility tree.
  await expect(page.locator("#root h1")).toBeVisible();
  await settle(page);
  if (scene.state === "loading") await wait(page, locale);
  await scene.act?.(page, locale);
  await settle(page);
  return unexpectedCalls(page);
}

/** What runs before a page's own scripts, of the scene that it shows. */
const scripts = new WeakMap<Page, readonly AsyncDisposable[]>();

/** Takes away what the scene before has left. */
async function clear(page: Page): Promise<void> {
  for (const script of scripts.get(page) ?? []) await script[Symbol.asyncDispose]();
  // A pointer that rests on the page shows what it rests on.
  await page.mouse.move(-1, -1);
}

/** The theme that each page is seen in; a new one is light. */
const themes = new WeakMap<Page, Look["theme"]>();

/** Another viewport or theme, with what a wider one fetches. */
export async function show(page: Page, { size, theme }: Look): Promise<void> {
  const now = page.viewportSize();
  const isSized = now?.width === windows[size].width && now.height === windows[size].height;
  if (isSized && (themes.get(page) ?? "light") === theme) return;
  if (!isSized) await page.setViewportSize(windows[size]);
  await page.emulateMedia({ colorScheme: theme });
  themes.set(page, theme);
  await settle(page);
}

/** The page of the scene before is still there, and would sign out of a session whose tokens are gone for a moment. */
async function forget(context: BrowserContext, scene: Scene): Promise<void> {
  const staying = scene.signedIn ? Object.keys(kept[siteOf(scene)].tokens) : [];
  for (const { name } of await context.cookies()) {
    if (!staying.includes(name)) await context.clearCookies({ name });
  }
}

async function keep({ page, context, scene, locale }: Setting): Promise<AsyncDisposable> {
  const names = kept[siteOf(scene)];
  if (scene.signedIn) await setTokens(context, names.tokens);
  const draft = scene.draft && { draft: scene.draft, expiresAt: today.getTime() + tenMinutes };
  return page.addInitScript(
    (given) => {
      // The page's name outlives its documents: what the stage before has kept goes once.
      if (window.name !== given.name) {
        localStorage.clear();
        sessionStorage.clear();
        window.name = given.name;
      }
      // A caret blinks; a picture has none.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { caret-color: transparent !important }");
      document.adoptedStyleSheets.push(sheet);
      localStorage.setItem("locale", given.locale);
      if (given.draft) sessionStorage.setItem(given.key, JSON.stringify(given.draft));
    },
    { name: `${scene.name} ${locale}`, locale, draft, key: names.draft },
  );
}

/** Advances the page's clock: first to the skeleton, then to the text about a slow connection. */
async function wait(page: Page, locale: Locale): Promise<void> {
  await page.clock.fastForward(300);
  await expect(page.getByRole("status").getByText(loadingWord[locale]).first()).toBeAttached();
  await page.clock.fastForward(3000);
  await expect(page.getByText(slowWord[locale]).first()).toBeVisible();
}

/** Everything but a held answer: fonts and rendering included. */
async function settle(page: Page): Promise<void> {
  const isQuiet = async () => {
    if (requestsUnderWay.get(page)?.size) return false;
    // What has come may fetch more once it is rendered.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    return !requestsUnderWay.get(page)?.size;
  };
  await expect.poll(isQuiet, { intervals: [20], timeout: 30_000, message: "requests under way" }).toBe(true);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const requestsUnderWay = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  for (const event of ["request", "requestfinished", "requestfailed"]) page.removeAllListeners(event);
  const underWay = new Set<Request>();
  requestsUnderWay.set(page, underWay);
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
}
