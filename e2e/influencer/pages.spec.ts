import { expect, type Page } from "@playwright/test";
import { makeAccount } from "../support/account.ts";
import { sendOffers } from "../support/offers.ts";
import { server } from "../support/settings.ts";
import { signIn, signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

const days30 = 30 * 86_400;

for (const signedIn of [false, true]) {
  const who = signedIn ? "somebody signed in" : "somebody signed out";

  test(`an address that is no page answers 404 to ${who}, and leads home`, async ({ page, context }) => {
    if (signedIn) await makeAccount(context);
    for (const path of ["/nowhere", "/offers/1", "/index.html", "/nowhere/%E3%8"]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "ページが見つかりません" })).toBeVisible();
    }
    await expect(page.getByRole("navigation", { name: "メインメニュー" })).toHaveCount(signedIn ? 1 : 0);
    await expect(page.getByRole("link", { name: "新規登録" })).toHaveCount(signedIn ? 0 : 1);
    await page.getByRole("link", { name: signedIn ? "マイページへ" : "ログイン画面へ" }).click();
    await expect(page).toHaveURL(signedIn ? "/" : "/sign_in");
  });
}

test("an offer that is not there answers 200 and says so, however its address is written", async ({
  page,
  context,
}) => {
  await makeAccount(context);
  const ids = ["/anything", "/AAAAAAAAAAAAAAAAAAAAAA", "/%E3%82%AA", "/1", "/%", "/%E3%8", "/", ""];
  for (const id of ids) {
    const response = await page.goto(`/offer${id}`);
    expect(response?.status(), id).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "オファーを表示できません" })).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "オファー一覧" }).click();
  await expect(page).toHaveURL("/offers");
});

test("somebody else's offer looks exactly like one that does not exist", async ({ page, context }) => {
  const other = await makeAccount(context);
  const [id = ""] = await sendOffers(other.email, 1);
  await makeAccount(context);
  const seen = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "オファーを表示できません" })).toBeVisible();
    // The list beside it is loaded separately.
    await expect(page.locator("[data-loading]")).toHaveCount(0);
    return page.getByRole("main").textContent();
  };
  expect(await seen(`/offer/${id}`)).toBe(await seen("/offer/AAAAAAAAAAAAAAAAAAAAAA"));
});

test("each page has a title of its own", async ({ page, context }) => {
  const titles: string[] = [];
  const note = async (path: string, title: string) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} | Tomoru`);
    titles.push(await page.title());
  };
  await note("/sign_in", "ログイン");
  await note("/sign_up", "新規登録");
  const { email } = await makeAccount(context);
  const [id = ""] = await sendOffers(email, 1);
  await note("/", "マイページ");
  await note("/offers", "オファー");
  await note(`/offer/${id}`, "テスト商品 1");
  await note("/offer/nothing", "オファーを表示できません");
  await note("/nowhere", "ページが見つかりません");
  expect(new Set(titles).size).toBe(titles.length);
});

test("the language switches at once, is kept on this device, and the profile's wins at the sign-in", async ({
  page,
  context,
}) => {
  const account = await makeAccount(context, "en");
  await context.clearCookies();
  await page.goto("/sign_in");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "ja");
  await page.getByRole("radio", { name: "English" }).check();
  await expect(html).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle("Sign in | Tomoru");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ locale: "en" });

  await page.getByRole("radio", { name: "日本語" }).check();
  await expect(page.getByRole("heading", { level: 1, name: "ログイン" })).toBeVisible();
  await signIn(page, account);
  await expect(html).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1, name: "Three steps to get started" })).toBeVisible();
});

test.describe("in a browser that asks for English", () => {
  test.use({ locale: "en-US" });

  test("the first page is in Japanese all the same", async ({ page }) => {
    await page.goto("/sign_in");
    await expect(page.getByRole("heading", { level: 1, name: "ログイン" })).toBeVisible();
  });
});

test("a chosen theme and language stand before anything is rendered", async ({ page }) => {
  await page.goto("/sign_in");
  await page.getByRole("radio", { name: "ダーク" }).check();
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.addInitScript(noteFirstBody);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  const first = await page.evaluate(() => document.documentElement.dataset.atFirstBody);
  expect(first).toBe("dark en");
  const bars = page.locator("meta[name=theme-color]");
  expect(await bars.evaluateAll((all) => all.map((meta) => meta.getAttribute("content")))).toEqual([
    "#0f1412",
    "#0f1412",
  ]);
});

test("the tokens are cookies for 30 days, strict and secure, for the whole site", async ({
  page,
  context,
}) => {
  await signUp(page);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(["accessToken", "refreshToken"]);
  for (const { expires, ...cookie } of cookies) {
    expect(cookie).toMatchObject({ domain: "localhost", path: "/", secure: true, sameSite: "Strict" });
    expect(Math.abs(expires - Date.now() / 1000 - days30)).toBeLessThan(60);
  }
});

test("a password is kept for the sign-up alone, and nothing of it is left after", async ({ page }) => {
  const { email, fullName, password } = await signUp(page);
  const kept = await storage(page);
  expect(kept.session).toEqual({});
  // What home reads is kept at once, for reading without a network.
  const { reads: _, ...own } = kept.local;
  expect(Object.keys(own).toSorted()).toEqual(["currentUser", "isAuthenticated"]);
  expect(JSON.parse(kept.local.currentUser ?? "")).toMatchObject({ email, fullName });
  expect(JSON.stringify(kept)).not.toContain(password);
});

for (const path of [
  "/sign_in",
  "/nowhere",
  "/boot.js",
  "/api/nothing",
  "/healthz",
  "/dev/mail",
  "/api/docs",
]) {
  test(`${path} is guarded by the headers that every answer has`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers).not.toHaveProperty("server");
    expect(headers).not.toHaveProperty("x-powered-by");
  });
}

test("a cookie that somebody else set with a bare percent sign stops neither page nor session", async ({
  page,
  context,
}) => {
  await makeAccount(context);
  await context.addCookies([{ name: "discount", value: "50%", url: server.url }]);
  await page.goto("/offers");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/offers");
});

test("the policy refuses a script that an advertiser might get into a page", async ({ page, context }) => {
  const { email } = await makeAccount(context);
  const script = `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;
  const [id = ""] = await sendOffers(email, 1, { productName: script, description: script });
  await page.goto(`/offer/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: script })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: script })).toHaveCount(2);
  await expect(page).toHaveTitle(`${script} | Tomoru`);
});

function storage(page: Page) {
  return page.evaluate(() => ({
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
  }));
}

/** Runs in the page before its own scripts: nothing is painted before there is a body. */
function noteFirstBody(): void {
  const observer = new MutationObserver(() => {
    const { body, documentElement: html } = document;
    if (!body) return;
    observer.disconnect();
    html.dataset.atFirstBody = `${html.dataset.theme} ${html.lang}`;
  });
  observer.observe(document, { childList: true, subtree: true });
}
