import { randomUUID } from "node:crypto";
import { expect, type Page, type Request } from "@playwright/test";
import { decideOffer } from "@tomoru/contract/influencer/offers";
import { callApi, makeAccount, readTokens } from "../support/account.ts";
import { muteEvents } from "../support/live.ts";
import { mailsTo } from "../support/mails.ts";
import { sendOffers } from "../support/offers.ts";
import { fillSignUp, newPerson } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test("a wrong password keeps the address, empties the password and waits there", async ({
  page,
  context,
}) => {
  const { email, password } = await makeAccount(context);
  await context.clearCookies();
  await trySignIn(page, { email, password: "Wrong-0731" });
  await expect(page.getByRole("alert")).toHaveText(wrongPair);
  await expect(page.getByLabel("メールアドレス")).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue("");
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

test("an address nobody has is answered with the very same words", async ({ page }) => {
  await trySignIn(page, { email: `nobody.${randomUUID()}@example.jp`, password: "Wrong-0731" });
  await expect(page.getByRole("alert")).toHaveText(wrongPair);
});

test("the tenth wrong password in a row locks the account, for the right one too", async ({
  page,
  context,
}) => {
  const { email, password } = await makeAccount(context);
  await context.clearCookies();
  for (let attempt = 1; attempt <= 9; attempt++) {
    const data = { username: email, password: "Wrong-0731" };
    const answer = await context.request.put("/api/influencer/auth/login", { data });
    expect(answer.status()).toBe(400);
  }
  await trySignIn(page, { email, password: "Wrong-0731" });
  await expect(page.getByRole("alert")).toContainText(locked);
  await trySignIn(page, { email, password });
  await expect(page.getByRole("alert")).toContainText(locked);
  // Somebody who is locked out can still write to us.
  const way = page.getByRole("alert").getByRole("link", { name: "お問い合わせはこちら" });
  await expect(way).toHaveAttribute("href", "/inquiry");
  await expect(page).toHaveURL("/sign_in");
});

test("an address that has an account is told at its field, with the way to sign in", async ({
  page,
  context,
}) => {
  const { email } = await makeAccount(context);
  await context.clearCookies();
  await page.goto("/sign_up");
  await fillSignUp(page, { ...newPerson(), email });
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  const field = page.getByLabel("メールアドレス");
  await expect(field).toHaveAccessibleDescription(/このメールアドレスは登録済みです。/);
  await expect(field).toBeFocused();
  await expect(passwordField(page)).toHaveValue("Hikari-0731");
  await page.locator("#email-error").getByRole("link", { name: "ログイン" }).click();
  await expect(page).toHaveURL("/sign_in");
  expect(await mailsTo(email)).toHaveLength(1);
});

test("an offer answered elsewhere shows that answer, and nothing is decided twice", async ({
  page,
  context,
}) => {
  const { email } = await makeAccount(context);
  const [id = ""] = await sendOffers(email, 1);
  await page.goto(`/offer/${id}`);
  await page.getByRole("button", { name: "引き受ける" }).click();
  const { accessToken = "" } = await readTokens(context);
  await callApi(context, { endpoint: decideOffer, params: { id }, body: { status: "reject" }, accessToken });
  await page.getByRole("alertdialog").getByRole("button", { name: "引き受ける" }).click();

  await expect(
    page.getByRole("status").filter({ hasText: "別の画面ですでに回答されています" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 }).locator("..")).toContainText("見送り");
  await expect(page.getByRole("button", { name: "引き受ける" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "オファー", exact: true })).toBeVisible();
});

test("a decision pressed twice is sent once", async ({ page, context }) => {
  const { email } = await makeAccount(context);
  const [id = ""] = await sendOffers(email, 1);
  await page.goto(`/offer/${id}`);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT") sent += 1;
  });
  await page.getByRole("button", { name: "見送る" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "見送る" }).dblclick();
  await expect(page.getByRole("status").filter({ hasText: "見送りました" })).toBeVisible();
  expect(sent).toBe(1);
});

/** Each stylesheet that the page names is there. */
async function expectStyles(page: Page): Promise<void> {
  const missing = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.filter((link) => (link as HTMLLinkElement).sheet === null).length);
  await expect.poll(missing).toBe(0);
  expect(await page.locator('link[rel="stylesheet"]').count()).toBeGreaterThan(1);
}

test.describe("when the network fails", () => {
  test.use({ networkFails: true });

  test("signing in says so, keeps the entries and works once it is back", async ({ page, context }) => {
    const { email, password } = await makeAccount(context);
    await context.clearCookies();
    await page.goto("/sign_in");
    await context.setOffline(true);
    await fillSignIn(page, { email, password });
    await expect(page.getByRole("alert")).toHaveText(entriesKept);
    await expect(page.getByLabel("メールアドレス")).toHaveValue(email);
    await expect(passwordField(page)).toHaveValue(password);
    await context.setOffline(false);
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    await expect(page).toHaveURL("/");
  });

  test("a link of the sign-in says so, and once it is back leads to its page, styles and all", async ({
    page,
    context,
  }) => {
    await page.goto("/sign_in");
    const alertIsHere = page.waitForResponse(/alert-dialog-.*\.js/);
    await page.mouse.move(10, 10);
    await alertIsHere;
    await context.setOffline(true);
    await page.getByRole("link", { name: "新規登録" }).click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("接続を確認してください");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "新規登録" })).toBeVisible();
    await expect(alert).toBeHidden();
    await expectStyles(page);
  });

  test("before its router is here such a link waits for the network, too", async ({ page, context }) => {
    await page.goto("/sign_in", { waitUntil: "networkidle" });
    await context.setOffline(true);
    await page.getByRole("link", { name: "利用規約" }).click();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "利用規約" })).toBeVisible();
    await expectStyles(page);
  });

  test("a link of the sign-in is followed by the browser where the router of this build is gone", async ({
    page,
  }) => {
    await page.route("**/assets/router-*.js", (route) => route.abort());
    await page.goto("/sign_in");
    const loaded = page.waitForEvent("load");
    await page.getByRole("link", { name: "利用規約" }).click();
    await loaded;
    await expect(page).toHaveURL("/influencers/terms");
  });

  test("signing up says so and keeps the entries", async ({ page, context }) => {
    const person = newPerson();
    await page.goto("/sign_up");
    await fillSignUp(page, person);
    await context.setOffline(true);
    await page.getByRole("button", { name: "確認コードを送る" }).click();
    await expect(page.getByRole("alert")).toHaveText(entriesKept);
    await expect(page.getByLabel("氏名")).toHaveValue(person.fullName);
    await expect(passwordField(page)).toHaveValue(person.password);
    await expect(page.getByRole("checkbox")).toBeChecked();
    await context.setOffline(false);
    await page.getByRole("button", { name: "確認コードを送る" }).click();
    await expect(page).toHaveURL("/signup/otp");
  });

  test("a list that did not come says so, and Retry brings it", async ({ page, context }) => {
    const { email } = await makeAccount(context);
    await sendOffers(email, 1);
    await page.route(offerList, (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
    // Without a token the document has no answers, so the page asks for them.
    await context.clearCookies({ name: "accessToken" });
    await page.goto("/offers");
    const error = page.getByRole("alert").filter({ hasText: "読み込めませんでした" });
    await expect(error).toContainText("問題が発生しました。時間をおいてもう一度お試しください。");
    await page.unroute(offerList);
    await error.getByRole("button", { name: "再読み込み" }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(error).toHaveCount(0);
  });

  test("a page of the list that did not come leaves the ones before, and Retry brings it", async ({
    page,
    context,
  }) => {
    const { email } = await makeAccount(context);
    await sendOffers(email, 6);
    await page.goto("/offers");
    await expect(page.getByRole("article")).toHaveCount(5);
    await page.route(offerList, (route) => route.abort());
    await page.getByRole("button", { name: "もっと見る" }).scrollIntoViewIfNeeded();
    const error = page.getByRole("alert").filter({ hasText: "読み込めませんでした" });
    await expect(error).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(5);
    await page.unroute(offerList);
    await error.getByRole("button", { name: "再読み込み" }).click();
    await expect(page.getByRole("article")).toHaveCount(6);
  });

  test("a decision that did not arrive stays open in the dialog and can be sent again", async ({
    page,
    context,
  }) => {
    const { email } = await makeAccount(context);
    const [id = ""] = await sendOffers(email, 1);
    await page.goto(`/offer/${id}`);
    await page.getByRole("button", { name: "引き受ける" }).click();
    const dialog = page.getByRole("alertdialog");
    // The dialog's code is loaded by the press, so the network is cut only after that.
    await expect(dialog).toBeVisible();
    await context.setOffline(true);
    await dialog.getByRole("button", { name: "引き受ける" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("接続を確認してください。");
    await context.setOffline(false);
    await dialog.getByRole("button", { name: "引き受ける" }).click();
    await expect(page.getByRole("status").filter({ hasText: "引き受けました" })).toBeVisible();
  });

  test("a sign-out that did not arrive is told, and the person stays signed in", async ({
    page,
    context,
  }) => {
    await makeAccount(context);
    await muteEvents(page);
    await openWithDialogs(page, "/offers");
    await context.setOffline(true);
    await page.getByRole("button", { name: "ログアウト" }).click();
    const alert = page.getByRole("alertdialog", { name: "ログアウトできませんでした" });
    await expect(alert).toContainText("接続を確認してください。");
    await context.setOffline(false);
    await alert.getByRole("button", { name: "閉じる" }).first().click();
    await expect(alert).toBeHidden();
    await expect(page).toHaveURL("/offers");
    await page.getByRole("button", { name: "ログアウト" }).click();
    await expect(page).toHaveURL("/sign_in");
  });

  test("a page that cannot be fetched leaves the screen as it is, says why, and comes with the network", async ({
    page,
    context,
  }) => {
    await makeAccount(context);
    await muteEvents(page);
    await openWithDialogs(page, "/offers");
    await context.setOffline(true);
    await page.getByRole("navigation").getByRole("link", { name: "報酬" }).click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("接続を確認してください。");
    await alert.getByRole("button", { name: "閉じる" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "オファー" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "振込先を登録しましょう" })).toBeVisible();
  });
});

const wrongPair = "メールアドレスまたはパスワードが正しくありません。";
const locked = "試行回数の上限に達しました。1時間後にもう一度お試しください。";
const entriesKept = "接続を確認してください。入力内容は残っています。";
const offerList = /\/api\/influencer\/offer\?/;

/** Waits for the dialogs, which are loaded ahead: they must be there when the network goes. */
async function openWithDialogs(page: Page, path: string): Promise<void> {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  await Promise.all([page.waitForResponse(/\/assets\/alert-dialog-/), page.goto(path)]);
  await expect.poll(() => underWay.size, { message: "requests under way" }).toBe(0);
}

type Pair = { email: string; password: string };

async function trySignIn(page: Page, pair: Pair): Promise<void> {
  await page.goto("/sign_in");
  await fillSignIn(page, pair);
}

async function fillSignIn(page: Page, { email, password }: Pair): Promise<void> {
  await page.getByLabel("メールアドレス").fill(email);
  await passwordField(page).fill(password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
}

function passwordField(page: Page) {
  return page.getByRole("textbox", { name: "パスワード" });
}
