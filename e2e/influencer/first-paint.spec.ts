import { expect, type Page } from "@playwright/test";
import { logout } from "@tomoru/contract/influencer/session";
import { callApi, makeAccount, readTokens } from "../support/account.ts";
import { appStands } from "../support/app-stands.ts";
import { halveDocument } from "../support/halved-document.ts";
import { sendOffers } from "../support/offers.ts";
import { phone } from "../support/phone.ts";
import { test } from "../support/test.ts";

const wide = { width: 1280, height: 800 };

/** Delays the app's script until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function topOf(page: Page): Promise<number> {
  return (await page.locator("h1").boundingBox())?.y ?? Number.NaN;
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      dataset.shift = String(shifts.reduce((sum, { value }) => sum + value, Number(dataset.shift ?? 0)));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Cumulative layout shift. */
async function shiftOf(page: Page): Promise<number> {
  return Number((await page.locator("html").getAttribute("data-shift")) ?? 0);
}

for (const [path, heading] of [
  ["/sign_in", "ログイン"],
  ["/sign_up", "新規登録"],
  ["/forgot-password", "パスワードの再設定"],
  ["/influencers/terms", "利用規約"],
  ["/influencers/privacy-policy", "プライバシーポリシー"],
] as const) {
  test(`${path} can be read before the script has arrived, and does not move when it has`, async ({
    page,
  }) => {
    const letScriptCome = await holdScript(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} | Tomoru`);
    // Until document and styles are whole nothing is painted, and elements move: that is not the script's doing.
    await page.waitForFunction(() => {
      const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      return document.readyState !== "loading" && styles.every(({ sheet }) => sheet !== null);
    });
    const before = await topOf(page);
    letScriptCome();
    await appStands(page);
    // The web font may load meanwhile and move a line by less than a pixel.
    expect(Math.abs((await topOf(page)) - before)).toBeLessThan(1);
  });
}

test("a page that has come by half is not painted, since its parts stand elsewhere then", async ({
  page,
  baseURL,
}) => {
  const site = await halveDocument(baseURL ?? "", { path: "/sign_in", until: "</h1>" });
  try {
    await page.goto(site.url, { waitUntil: "commit" });
    // With evaluate, since locators wait for a frame.
    await expect.poll(() => page.evaluate(() => document.querySelector("h1") !== null)).toBe(true);
    await watchShifts(page);
    const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
    // Half a page would have been painted within a few frames.
    await expect(expect.poll(paints, { timeout: 500 }).toBeGreaterThan(0)).rejects.toThrow();
    site.sendTheRest();
    await expect.poll(paints).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: "ログイン", exact: true })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  } finally {
    site.close();
  }
});

test("what is typed, chosen and sent before the script has arrived is not lost", async ({
  page,
  context,
}) => {
  const { email, password } = await makeAccount(context);
  await context.clearCookies();
  const letScriptCome = await holdScript(page);
  await page.goto("/sign_in", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByRole("textbox", { name: "パスワード" }).fill(password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  expect(new URL(page.url()).search).toBe("");
  letScriptCome();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("navigation").first()).toBeAttached();
});

test("nor is it where the tab keeps something, for which the app renders the page anew", async ({
  page,
  context,
}) => {
  const { email } = await makeAccount(context);
  await context.clearCookies();
  await page.addInitScript(() => sessionStorage.setItem("places", "[]"));
  const letScriptCome = await holdScript(page);
  await page.goto("/forgot-password", { waitUntil: "commit" });
  await page.getByLabel("登録メールアドレス").fill(email);
  await page.getByRole("button", { name: "コードを送る" }).click();
  letScriptCome();
  await expect(page).toHaveURL("/password/reset/otp");
});

test("a chosen language is what the next document is rendered in", async ({ page, request }) => {
  await page.goto("/sign_in");
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  const letScriptCome = await holdScript(page);
  await page.goto("/sign_up", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "Create your account" })).toBeVisible();
  letScriptCome();
  await page.getByRole("radio", { name: "日本語" }).check();
  await expect(page.getByRole("heading", { level: 1, name: "新規登録" })).toBeVisible();
  const response = await request.get("/sign_in", { headers: { cookie: "locale=en" } });
  expect(response.headers().vary).toContain("cookie");
  expect(await response.text()).toContain('<html lang="en">');
});

test("somebody signed in never sees the sign-in form on the way home", async ({ page, context }) => {
  await makeAccount(context);
  const letScriptCome = await holdScript(page);
  await page.goto("/sign_in", { waitUntil: "commit" });
  await expect(page.locator("[data-rendered]")).toBeAttached();
  await expect(page.locator("[data-rendered]")).toBeHidden();
  letScriptCome();
  await expect(page).toHaveURL("/");
});

for (const [path, heading] of [
  ["/offer/anything", "オファーの内容"],
  ["/payment-history", "報酬の履歴"],
  ["/settings", "設定"],
  ["/account", "アカウント情報"],
  ["/bank-account", "振込先の口座"],
] as const) {
  test(`${path} stands with its bars, its title and its outline before the script has arrived, and nothing moves when it has`, async ({
    page,
    context,
  }) => {
    const { email } = await makeAccount(context);
    await sendOffers(email, 3);
    const letScriptCome = await holdScript(page);
    await page.goto(path, { waitUntil: "commit" });
    const skeleton = page.locator("[data-rendered]");
    await expect(skeleton.locator("h1")).toHaveText(heading);
    await expect(skeleton.locator("nav").first()).toBeVisible();
    await expect(skeleton.locator("[data-loading]").first()).toBeVisible();
    await expect(page).toHaveTitle(`${heading} | Tomoru`);
    await watchShifts(page);
    letScriptCome();
    await expect(skeleton).toHaveCount(0);
    await expect(page.locator("[data-loading]")).toHaveCount(0);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });
}

/** Responses of these addresses that the page itself asked for. */
function watchReads(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/influencer\/(home|profile|offer.*)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

for (const [name, pathOf, later] of [
  ["/", () => "/", []],
  ["/offers", () => "/offers", []],
  // On a desktop the list beside it is loaded too.
  ["/offer/{id}", (id: string) => `/offer/${id}`, ["/api/influencer/offer"]],
] as const) {
  test(`${name} can be read with its answers before the script has arrived, and does not move or ask when it has`, async ({
    page,
    context,
  }) => {
    const { email } = await makeAccount(context);
    const [id = ""] = await sendOffers(email, 1, { productName: "うるおい化粧水" });
    const asked = watchReads(page);
    const letScriptCome = await holdScript(page);
    await page.goto(pathOf(id), { waitUntil: "commit" });
    const rendered = page.locator("[data-rendered]");
    await expect(rendered.getByText("うるおい化粧水").first()).toBeVisible();
    await expect(rendered.locator("[data-loading]")).toHaveCount(0);
    await watchShifts(page);
    letScriptCome();
    await expect(rendered).toHaveCount(0);
    // The offline cache is written once the page is up; by then it would have fetched.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("reads"))).toContain("うるおい化粧水");
    await expect(page.getByText("うるおい化粧水").first()).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    // The company and the deadline are fetched once the offer is rendered.
    expect(asked.filter((path) => !path.endsWith("/deal"))).toEqual(later);
  });
}

for (const { isHidden, asked } of [
  { isHidden: false, asked: "boot.js alone" },
  { isHidden: true, asked: "all of them" },
]) {
  test(`a page with its answers, ${isHidden ? "in the background" : "before its first paint"}, has asked for ${asked}`, async ({
    page,
    context,
  }) => {
    await makeAccount(context);
    await page.addInitScript((hidden) => {
      Object.defineProperty(Document.prototype, "hidden", { get: () => hidden });
    }, isHidden);
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    const { promise, resolve: letStylesCome } = Promise.withResolvers<void>();
    await page.route("**/*.css", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto("/offers", { waitUntil: "domcontentloaded" });
    if (isHidden) await expect.poll(() => scripts.length).toBeGreaterThan(5);
    else expect(scripts).toEqual(["/boot.js"]);
    letStylesCome();
    await appStands(page);
  });
}

test("what is pressed before the script has arrived is done when it has", async ({ page, context }) => {
  const { email } = await makeAccount(context);
  const [id = ""] = await sendOffers(email, 1);
  const letScriptCome = await holdScript(page);
  await page.goto(`/offer/${id}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "見送る" }).click();
  await page.getByRole("button", { name: "引き受ける" }).click();
  letScriptCome();
  await expect(page.getByRole("alertdialog")).toContainText("引き受け");
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the account menu that is pressed before it has arrived comes open", async ({ page, context }) => {
    await makeAccount(context);
    const letScriptCome = await holdScript(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "アカウントメニュー" }).click();
    letScriptCome();
    await expect(page.getByRole("menuitem", { name: "ログアウト" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "アカウントメニュー" })).toBeFocused();
  });
});

for (const { device, own } of [
  { device: "a narrow window of a desk", own: { viewport: phone.viewport } },
  { device: "a phone with a wide window", own: { ...phone, viewport: wide } },
]) {
  test.describe(`in ${device}`, () => {
    test.use(own);

    test("a page that was rendered for another width shows nothing to press until the app has put it right", async ({
      page,
      context,
    }) => {
      const { email } = await makeAccount(context);
      const [id = ""] = await sendOffers(email, 1);
      const letScriptCome = await holdScript(page);
      await page.goto(`/offer/${id}`, { waitUntil: "commit" });
      const rendered = page.locator("[data-rendered]");
      const approve = page.getByText("引き受ける", { exact: true });
      await expect(rendered.and(page.locator("[data-wide]"))).toBeAttached();
      await expect(approve.first()).toBeAttached();
      await expect(approve.filter({ visible: true })).toHaveCount(0);
      letScriptCome();
      await page.getByRole("button", { name: "引き受ける" }).click();
      await expect(page.getByRole("alertdialog")).toContainText("引き受け");
    });
  });
}

test.describe("on a device far from Japan", () => {
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat("ja-JP", { timeZone, dateStyle: "long" }).format(new Date());
  const inJapan = dayIn("Asia/Tokyo");
  // At any time, one of them has another day.
  const [elsewhere = ""] = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].filter(
    (zone) => dayIn(zone) !== inJapan,
  );
  test.use({ timezoneId: elsewhere });

  test("a moment is shown in its time, though the server drew it in Japan's", async ({ page, context }) => {
    const { email } = await makeAccount(context);
    const [id = ""] = await sendOffers(email, 1);
    const received = page.getByText("に届きました");
    const letScriptCome = await holdScript(page);
    await page.goto(`/offer/${id}`, { waitUntil: "commit" });
    await expect(received).toContainText(dayIn("Asia/Tokyo"));
    letScriptCome();
    await expect(received).toContainText(dayIn(elsewhere));
  });
});

test("a page with somebody's answers is kept nowhere, and comes to nobody else", async ({ context }) => {
  const { email, fullName } = await makeAccount(context);
  await sendOffers(email, 1, { productName: "うるおい化粧水" });
  const own = await context.request.get("/offers");
  expect(own.headers()["cache-control"]).toBe("no-store");
  expect(await own.text()).toContain("うるおい化粧水");
  await callApi(context, { endpoint: logout, accessToken: (await readTokens(context)).accessToken ?? "" });
  const after = await context.request.get("/offers");
  expect(after.status()).toBe(200);
  expect(await after.text()).not.toMatch(new RegExp(`うるおい化粧水|${fullName}|${email}`));
});

test("somebody signed out never sees the skeleton of a page on the way to the sign-in", async ({ page }) => {
  const letScriptCome = await holdScript(page);
  await page.goto("/offers", { waitUntil: "commit" });
  await expect(page.locator("[data-rendered]")).toBeAttached();
  await expect(page.locator("[data-rendered]")).toBeHidden();
  letScriptCome();
  await expect(page).toHaveURL("/sign_in");
});

test("the document that is kept for the time without a network holds no page's skeleton", async ({
  request,
}) => {
  expect(await (await request.get("/")).text()).toContain("data-rendered");
  expect(await (await request.get("/?kept")).text()).not.toContain("data-rendered");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a password goes nowhere", async ({ page }) => {
    await page.goto("/sign_in");
    await page.getByRole("textbox", { name: "パスワード" }).fill("Hikari-0731");
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    expect(sent.join()).not.toContain("Hikari");
  });
});
