import { type BrowserContext, expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { makeAccount, setTokens } from "../support/account.ts";
import { appStands } from "../support/app-stands.ts";
import { sendOffers } from "../support/offers.ts";
import { phone } from "../support/phone.ts";
import { signIn } from "../support/sign-up.ts";
import { test } from "../support/test.ts";
import { wayToServer } from "../support/way-to-server.ts";

const line = /^オフラインです。最後に読み込んだ内容を表示しています（\d+月\d+日 \d\d:\d\d時点）。$/;
const unreachable =
  /^サーバーに接続できません。最後に読み込んだ内容を表示しています（\d+月\d+日 \d\d:\d\d時点）。$/;
const needsConnection = "この画面の表示には、インターネットへの接続が必要です。";
const paymentsPart = /\/assets\/payment-history\.page-[^/]+\.js$/;

test.use({ serviceWorkers: "allow", networkFails: true });

test("what was read stays readable without a network, across a reload and a cold start, and says of when it is", async ({
  page,
  context,
}) => {
  const { email } = await makeAccount(context);
  const [id = ""] = await sendOffers(email, 7, { productName: "うるおい化粧水" });
  await readAll(page, `/offer/${id}`);

  await context.setOffline(true);
  await page.goto("/offers");
  await expect(page.getByRole("article")).toHaveCount(5);
  await expect(page.getByRole("status").filter({ hasText: line })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(5);

  await page.close();
  const cold = await context.newPage();
  await cold.goto("/");
  await expect(cold.getByRole("heading", { level: 1, name: "7件のオファーが届いています" })).toBeVisible();
  await cold.goto(`/offer/${id}`);
  await expect(cold.getByRole("heading", { level: 1, name: "うるおい化粧水" })).toBeVisible();
  await cold.goto("/payment-history");
  await expect(cold.getByRole("heading", { level: 1, name: "振込先を登録しましょう" })).toBeVisible();
  await expect(cold.getByRole("status").filter({ hasText: line })).toBeVisible();

  await context.setOffline(false);
  await expect(cold.getByRole("status").filter({ hasText: line })).toHaveCount(0);
});

test("a page that was never read says that it needs a connection, and comes with it", async ({
  page,
  context,
}) => {
  const { email } = await makeAccount(context);
  const [read = "", unread = ""] = await sendOffers(email, 2);
  await readAll(page, `/offer/${read}`);
  await context.setOffline(true);
  await page.goto(`/offer/${unread}`);
  const missing = page.getByRole("alert").filter({ hasText: needsConnection });
  await expect(missing.getByRole("button", { name: "再読み込み" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "オフラインです。" })).toBeVisible();
  await page.goto("/bank-account");
  await expect(missing).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "振込先の口座" })).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test("an answer without a network is refused in the dialog, waits nowhere, and goes out once when it is given again", async ({
  page,
  context,
}) => {
  const { email } = await makeAccount(context);
  const [id = ""] = await sendOffers(email, 1);
  await readAll(page, `/offer/${id}`);
  let arrived = 0;
  page.on("response", (response) => {
    if (response.request().method() === "PUT") arrived += 1;
  });

  await context.setOffline(true);
  await page.goto(`/offer/${id}`);
  await page.getByRole("button", { name: "引き受ける" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "引き受ける" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("接続を確認してください。");

  const readAgain = page.waitForResponse((response) =>
    response.url().endsWith(`/api/influencer/offer/${id}`),
  );
  await context.setOffline(false);
  await readAgain;
  expect(arrived).toBe(0);
  await dialog.getByRole("button", { name: "引き受ける" }).click();
  await expect(page.getByRole("status").filter({ hasText: "引き受けました" })).toBeVisible();
  expect(arrived).toBe(1);
});

test("an answer that arrived although its confirmation was lost is shown as what it is, and not sent again", async ({
  page,
  context,
}) => {
  const { email } = await makeAccount(context);
  const [id = ""] = await sendOffers(email, 1);
  await page.goto(`/offer/${id}`);
  let sent = 0;
  await page.route(`**/api/influencer/offer/${id}`, async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    sent += 1;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole("button", { name: "引き受ける" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "引き受ける" }).click();
  await expect(page.getByRole("status").filter({ hasText: "引き受けました" })).toBeVisible();
  expect(sent).toBe(1);
});

test("signing out erases what was kept, and only the site's own files remain", async ({ page, context }) => {
  const account = await makeAccount(context);
  const [id = ""] = await sendOffers(account.email, 1, { productName: "うるおい化粧水" });
  await readAll(page, `/offer/${id}`);
  const kept = await page.evaluate(() => localStorage.getItem("reads") ?? "");
  expect(kept).toContain("うるおい化粧水");
  expect(kept).not.toContain(account.tokens.refreshToken);

  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect(page).toHaveURL("/sign_in");
  await expect.poll(() => page.evaluate(leftOnDevice)).toMatchObject({ storage: [], databases: [] });
  const left = await page.evaluate(leftOnDevice);
  expect(left.cached.length).toBeGreaterThan(10);
  expect(left.cached.filter((path) => !/^\/(assets\/|boot\.js$|favicon\.svg$|$)/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.goto("/offers");
  await expect(page).toHaveURL("/sign_in");
  await expect(page.getByText("うるおい化粧水")).toHaveCount(0);
});

test("what one person read is never shown to the next one on the device", async ({ page, context }) => {
  const first = await makeAccount(context);
  const [id = ""] = await sendOffers(first.email, 1, { productName: "うるおい化粧水" });
  await readAll(page, `/offer/${id}`);
  // The session expires unnoticed, as after a month.
  await context.clearCookies();
  const second = await makeAccount(context);
  await context.clearCookies();
  await signIn(page, second);
  await context.setOffline(true);
  await page.goto("/offers");
  await expect(page.getByText(needsConnection)).toBeVisible();
  await expect(page.getByText("うるおい化粧水")).toHaveCount(0);
});

for (const [said, state] of [
  ["nothing answers", "cut"],
  ["a proxy answers for it", "gateway"],
] as const) {
  test(`while the server alone is gone a line says so, and of when the screen is: ${said}`, async ({
    page,
    context,
  }) => {
    const { email } = await makeAccount(context);
    await sendOffers(email, 1);
    const way = await wayToServer();
    await page.goto(`${way.url}/offers`);
    await expect(page.getByRole("article")).toHaveCount(1);
    // A missing chunk reloads the page: the device has them all.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(way.url);
    // Before the app is hydrated, a link loads a document.
    await appStands(page);

    way.turn(state);
    await page
      .getByRole("link", { name: /^オファー/ })
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: unreachable })).toBeVisible();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await expect(page.getByRole("article")).toHaveCount(1);
    way.turn("open");
    // The lists ask again at their own pace.
    await expect(page.getByRole("status").filter({ hasText: unreachable })).toHaveCount(0, {
      timeout: 45_000,
    });
    way.close();
  });
}

test("a session whose access token died without a network goes on when the network is back", async ({
  page,
  context,
}) => {
  const { email } = await makeAccount(context);
  const [id = ""] = await sendOffers(email, 1);
  await readAll(page, `/offer/${id}`);
  await context.setOffline(true);
  await setTokens(context, { accessToken: "eyJ.dead.token" });
  await page.goto("/offers");
  await expect(page.getByRole("article")).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: line })).toHaveCount(0);
  await expect(page).toHaveURL("/offers");
});

test.describe("without a worker that has every part already", () => {
  test.use({ serviceWorkers: "block" });

  test("a part of the site that a newer build has taken away makes the page start again with that build", async ({
    page,
    context,
  }) => {
    await makeAccount(context);
    await page.goto("/");
    await page.route(paymentsPart, (route) => route.abort(), { times: 1 });
    await page.getByRole("navigation").getByRole("link", { name: "報酬" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "振込先を登録しましょう" })).toBeVisible();
  });

  test("a part that stays away is tried twice and then said", async ({ context }) => {
    await makeAccount(context);
    // A page of its own, which may log what it could not load.
    const page = await context.newPage();
    await page.goto("/");
    await page.route(paymentsPart, (route) => route.abort());
    await page.getByRole("navigation").getByRole("link", { name: "報酬" }).click();
    await expect(page.getByRole("heading", { name: "画面を表示できませんでした" })).toBeVisible();
    await page.unroute(paymentsPart);
    await page.getByRole("button", { name: "画面を再読み込みする" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "振込先を登録しましょう" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  test.describe("without a worker, which would load the scripts past what holds them back", () => {
    test.use({ serviceWorkers: "block" });

    test("back leads to the place in the list, also before the app of a page that was loaded anew stands", async ({
      page,
      context,
    }) => {
      const place = await openLastOffer(page, context);

      const scripts = Promise.withResolvers<void>();
      await page.route(/\/assets\/.+\.js$/, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.reload({ waitUntil: "commit" });
      await expect(page.locator("[data-rendered] h1")).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL("/offers");
      scripts.resolve();
      await expect(page.getByRole("article")).toHaveCount(8);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    });
  });

  test("back leads to the place in the list, also where the phone had dropped the tab meanwhile", async ({
    page,
    context,
  }) => {
    const place = await openLastOffer(page, context);

    await page.reload();
    await expect(page.getByRole("button", { name: "引き受ける" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test("back leads to the place in the list, also while the page that was loaded anew is hydrated", async ({
    page,
    context,
  }) => {
    const place = await openLastOffer(page, context);

    await page.addInitScript(backOnceHydrating);
    const device = await context.newCDPSession(page);
    await device.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.reload();
    await expect(page).toHaveURL("/offers");
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});

/**
 * From the end of a list of eight. Resolves to where the list stood, once the offer is there to be read: the router writes
 * places down when a document is left, and one that is left between its scrolling up and its effects has 0 for the list.
 */
async function openLastOffer(page: Page, context: BrowserContext): Promise<number> {
  const { email } = await makeAccount(context);
  const [oldest = ""] = await sendOffers(email, 8);
  await page.goto("/offers");
  await page.getByRole("button", { name: "もっと見る" }).scrollIntoViewIfNeeded();
  const last = page.getByRole("article").nth(7);
  // Scrolling into view is not enough: a press scrolls until nothing covers its target.
  await last.getByRole("link").first().hover();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await last.getByRole("link").first().click();
  await expect(page).toHaveURL(`/offer/${oldest}`);
  await expect(page.getByRole("button", { name: "引き受ける" })).toBeVisible();
  return place;
}

/** Opens the pages that stay readable offline, and waits until they and the site's own files are cached. */
test("the worker keeps the site's own files alone: no answer of the API, and no page with somebody's answers in it", async ({
  page,
  context,
}) => {
  const { email, fullName } = await makeAccount(context);
  const [id = ""] = await sendOffers(email, 2, { productName: "うるおい化粧水" });
  await readAll(page, `/offer/${id}`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await readAll(page, `/offer/${id}`);
  const kept = await page.evaluate(keptByWorker);
  expect(kept.length).toBeGreaterThan(20);
  const own = /^\/(\?kept|boot\.js|favicon\.svg|assets\/[^?]+)$/;
  expect(kept.map(({ address }) => address).filter((address) => !own.test(address))).toEqual([]);
  const traces = [email, fullName, "うるおい化粧水", id];
  expect(kept.filter(({ text }) => traces.some((trace) => text.includes(trace)))).toEqual([]);
});

async function readAll(page: Page, offer: string): Promise<void> {
  const addresses = {
    getHome: "/",
    getPaymentSummary: "/payment-history",
    listOffers: "/offers",
    getOffer: offer,
  };
  for (const [name, address] of Object.entries(addresses)) {
    await page.goto(address);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("reads"))).toContain(name);
  }
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function leftOnDevice() {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(opened.map((cache) => cache.keys()));
  return {
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cached: requests.flat().map(({ url }) => new URL(url).pathname),
  };
}

/** The content of all caches. */
async function keptByWorker() {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = opened.map(async (cache) => {
    const requests = await cache.keys();
    return requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const answer = await cache.match(request);
      return { address: `${pathname}${search}`, text: (await answer?.text()) ?? "" };
    });
  });
  return Promise.all((await Promise.all(kept)).flat());
}

/** Runs in the page: goes back as soon as React has started. */
function backOnceHydrating() {
  const seen = new MutationObserver(() => {
    if (!document.querySelector("#root[data-hydrates]")) return;
    seen.disconnect();
    history.back();
  });
  seen.observe(document, { attributes: true, subtree: true, attributeFilter: ["data-hydrates"] });
}
