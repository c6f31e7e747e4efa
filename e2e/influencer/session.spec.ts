import { expect, type Request } from "@playwright/test";
import { logout } from "@tomoru/contract/influencer/session";
import { callApi, makeAccount, readTokens, setTokens, signInElsewhere } from "../support/account.ts";
import { sendOffers } from "../support/offers.ts";
import { signIn } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

const ended = "ログインの有効期限が切れました。もう一度ログインしてください。";
const deadToken = "eyJ.dead.token";

test("requests that meet a dead access token share one renewal and are asked again", async ({
  page,
  context,
}) => {
  const { email, tokens } = await makeAccount(context);
  await sendOffers(email, 1);
  await setTokens(context, { accessToken: deadToken });
  const renewals: Request[] = [];
  const refused: string[] = [];
  page.on("request", (request) => {
    if (isRenewal(request)) renewals.push(request);
  });
  page.on("response", (response) => {
    if (response.status() === 401) refused.push(new URL(response.url()).pathname);
  });

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "1件のオファーが届いています" })).toBeVisible();
  await expect(page.getByRole("link", { name: "オファー、未回答1件" })).toBeVisible();
  // Home's other calls may come before the renewal or after it.
  expect(refused).toEqual(expect.arrayContaining(["/api/influencer/home", "/api/influencer/profile"]));
  expect(renewals).toHaveLength(1);

  const now = await readTokens(context);
  expect(now.accessToken).not.toBe(deadToken);
  expect(now.refreshToken).not.toBe(tokens.refreshToken);
});

test("a session without an access token is renewed before anything is asked", async ({ page, context }) => {
  const { tokens } = await makeAccount(context);
  await context.clearCookies({ name: "accessToken" });
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  await page.goto("/offers");
  await expect(page.getByText("まだオファーはありません")).toBeVisible();
  expect(refused).toEqual([]);
  const now = await readTokens(context);
  expect(now.accessToken).toBeDefined();
  // Two access tokens of the same second are equal; a refresh token is used once.
  expect(now.refreshToken).not.toBe(tokens.refreshToken);
});

test.describe("while the stream is refused, which would lead away at once", () => {
  test.use({ networkFails: true });

  test("a session that ended elsewhere leads to the sign-in, says so and leads back", async ({
    page,
    context,
  }) => {
    const account = await makeAccount(context);
    await page.route("**/api/influencer/events", (route) => route.fulfill({ status: 503 }));
    // After that nothing is asked for by itself.
    const listens = page.waitForResponse((response) => response.url().endsWith("/events"));
    await page.goto("/");
    await listens;
    const { accessToken } = account.tokens;
    await callApi(context, { endpoint: logout, accessToken });

    await page.getByRole("link", { name: "オファー", exact: true }).click();
    await expect(page).toHaveURL("/sign_in");
    await expect(page.getByRole("status").filter({ hasText: ended })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await page.getByLabel("メールアドレス").fill(account.email);
    await page.getByRole("textbox", { name: "パスワード" }).fill(account.password);
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    await expect(page).toHaveURL("/offers");
    await expect(page.getByText(ended)).toHaveCount(0);
  });
});

test("somebody signed out is asked to sign in and then gets the page they wanted", async ({
  page,
  context,
}) => {
  const account = await makeAccount(context);
  await context.clearCookies();
  await page.goto("/offers?status=approved");
  await expect(page).toHaveURL("/sign_in");
  await expect(page.getByText(ended)).toHaveCount(0);
  await page.getByLabel("メールアドレス").fill(account.email);
  await page.getByRole("textbox", { name: "パスワード" }).fill(account.password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await expect(page).toHaveURL("/offers?status=approved");
});

for (const path of ["/sign_in", "/sign_up", "/signup/otp"]) {
  test(`somebody signed in has no business at ${path} and is led home`, async ({ page, context }) => {
    await makeAccount(context);
    await page.goto(path);
    await expect(page).toHaveURL("/");
  });
}

test("two tabs that find the token dead at once renew it once and both go on", async ({ page, context }) => {
  await makeAccount(context);
  const other = await context.newPage();
  const renewals: Request[] = [];
  context.on("request", (request) => {
    if (isRenewal(request)) renewals.push(request);
  });
  await setTokens(context, { accessToken: deadToken });
  await Promise.all([page.goto("/"), other.goto("/offers")]);
  await expect(page.getByRole("heading", { name: "はじめに、3つの準備をしましょう" })).toBeVisible();
  await expect(other.getByText("まだオファーはありません")).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test("signing out in one tab signs the other one out", async ({ page, context }) => {
  const account = await makeAccount(context);
  await context.clearCookies();
  await signIn(page, account);
  const other = await context.newPage();
  await other.goto("/offers");
  await expect(other.getByText("まだオファーはありません")).toBeVisible();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect(page).toHaveURL("/sign_in");
  await expect(other).toHaveURL("/sign_in");
});

test("signing in in one tab lets the other one in", async ({ page, context }) => {
  const account = await makeAccount(context);
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto("/offers");
  await expect(other).toHaveURL("/sign_in");
  await signIn(page, account);
  await expect(other).toHaveURL("/offers");
});

test("signing out here leaves the same person signed in elsewhere", async ({ page, context }) => {
  const account = await makeAccount(context);
  const elsewhere = await signInElsewhere(context, account);
  await page.goto("/");
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect(page).toHaveURL("/sign_in");
  await setTokens(context, elsewhere);
  await page.goto("/offers");
  await expect(page.getByText("まだオファーはありません")).toBeVisible();
});

test("signing out keeps the language and the theme of the device", async ({ page, context }) => {
  await makeAccount(context);
  await page.goto("/settings");
  await page.getByRole("main").getByRole("radio", { name: "English" }).check();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeVisible();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("button", { name: "Log out" }).first().click();
  await expect(page).toHaveURL("/sign_in");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a language that is switched inside is the profile's: another device speaks it from the sign-in on", async ({
  page,
  context,
}) => {
  const account = await makeAccount(context);
  await page.goto("/settings");
  const kept = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.getByRole("main").getByRole("radio", { name: "English" }).check();
  expect((await kept).status()).toBe(200);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, account);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a page that comes without a refresh token forgets the person, but not the language and the theme", async ({
  page,
  context,
}) => {
  await makeAccount(context);
  await page.goto("/settings");
  await page.getByRole("radio", { name: "ダーク" }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("currentUser"))).not.toBeNull();
  await context.clearCookies({ name: "refreshToken" });
  await page.goto("/settings");
  await expect(page).toHaveURL("/sign_in");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: "dark" });
});

test("tabs that renew again and again, all at once, stay signed in together", async ({ page, context }) => {
  await makeAccount(context);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (let round = 0; round < 3; round += 1) {
    await setTokens(context, { accessToken: deadToken });
    await Promise.all(tabs.map((tab) => tab.goto("/offers")));
    for (const tab of tabs) await expect(tab.getByText("まだオファーはありません")).toBeVisible();
  }
});

test.describe("while the server cannot be reached", () => {
  test.use({ networkFails: true });

  test("a renewal that fails ends nothing: Retry goes on where it stopped", async ({ page, context }) => {
    await makeAccount(context);
    await setTokens(context, { accessToken: deadToken });
    await page.route("**/refreshToken", (route) => route.abort());
    await page.goto("/offers");
    await expect(page.getByText("接続を確認してください。")).toBeVisible();
    await expect(page).toHaveURL("/offers");
    await page.unroute("**/refreshToken");
    await page.getByRole("button", { name: "再読み込み" }).click();
    await expect(page.getByText("まだオファーはありません")).toBeVisible();
  });
});

function isRenewal(request: Request): boolean {
  return request.url().endsWith("/influencer/auth/refreshToken");
}
