import { type BrowserContext, expect, type Page } from "@playwright/test";
import { updateProfile } from "@tomoru/contract/influencer/account";
import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import { cancelMembership, sendInquiry } from "@tomoru/contract/influencer/membership";
import { sendOffers as sendOffersEndpoint, sendPayments } from "@tomoru/contract/operator/operator";
import { type Account, callApi, makeAccount } from "../support/account.ts";
import { expectInert, hostile, runningAddresses, watch } from "../support/hostile.ts";
import { mailsTo } from "../support/mails.ts";
import { sendOffers } from "../support/offers.ts";
import { phone } from "../support/phone.ts";
import { server } from "../support/settings.ts";
import { newPerson } from "../support/sign-up.ts";
import { comeDirectly, test } from "../support/test.ts";

/** A violation of the content security policy would be an error in the console, which fails every test of this folder. */

test.use(phone);

/** Fills every input of a creator and an advertiser. Resolves to the newest offer's path. */
async function fillEverything(context: BrowserContext, { tokens, email }: Account): Promise<string> {
  const accessToken = tokens.accessToken;
  const { short, long, address } = hostile;
  const profile = { fullName: short, creatorName: short, bio: long, dob: "2000-02-29", category: ["beauty"] };
  await callApi(context, { endpoint: updateProfile, accessToken, body: profile });
  const names = { fullName: short, bankName: long.slice(0, 100), branchName: short, accountName: short };
  const bank = { ...names, accountType: "savings", accountNumber: "12345678" };
  await callApi(context, { endpoint: updateBankInfo, accessToken, body: bank });
  const [offerId] = await sendOffers(email, 3, {
    productName: long.slice(0, 120),
    productInfo: `${long}\n${long}`,
    description: long,
    situation: short,
    tieUpexp: long,
    postFormat: [short, short],
    productUrl: address,
  });
  const payment = { influencerEmail: email, description: long, reference: crypto.randomUUID() };
  const payments = [{ ...payment, date: "2026-11-10", amount: 50_000, status: "Failed" }];
  await callApi(context, { endpoint: sendPayments, accessToken: server.operatorToken, body: { payments } });
  await callApi(context, {
    endpoint: sendInquiry,
    accessToken,
    body: { subject: long.slice(0, 150), message: long },
  });
  return `/offer/${offerId}`;
}

async function expectShown(page: Page, path: string, shown: string): Promise<void> {
  await page.goto(path);
  const written = page.getByText(shown).or(page.locator("[value*='src=x']"));
  await expect(written.filter({ visible: true }).first()).toBeVisible();
  await expectInert(page);
}

test("what a creator or an advertiser writes is shown as text on every screen, and as nothing else", async ({
  page,
  context,
}) => {
  test.slow();
  const faults = watch(page);
  const account = await makeAccount(context);
  const offer = await fillEverything(context, account);
  const bothFit = [
    ["/", "<script id=pwned>"],
    ["/offers", "<script id=pwned>"],
    [offer, "<svg/onload=alert(2)>"],
    ["/payment-history", "<script id=pwned>"],
    ["/account", "<script id=pwned>"],
    ["/bank-account", "onerror=alert(1)"],
  ] as const;
  for (const [path, shown] of bothFit) await expectShown(page, path, shown);
  for (const path of ["/settings", "/cancellation", "/inquiry"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectInert(page);
  }

  await page.goto(offer);
  const link = page.getByRole("main").locator("a[target=_blank]");
  await expect(link).toHaveAttribute("href", /^https:\/\/example\.jp\//);
  await expect(link).toHaveAttribute("rel", /noopener/);
  await page.getByRole("button", { name: "引き受ける" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectInert(page);
  expect(faults).toEqual([]);
});

test("mails and their previews show it as text", async ({ context }) => {
  // A page of its own: the browser logs each script that it blocks in a preview's frame.
  const page = await context.newPage();
  const faults = watch(page);
  const account = await makeAccount(context);
  await fillEverything(context, account);
  const { accessToken } = account.tokens;
  const leaving = { name: hostile.short, reason: "others", description: hostile.long };
  await callApi(context, { endpoint: cancelMembership, accessToken, body: leaving });
  const ofThisPerson = async () => {
    const toSupport = (await mailsTo("no-reply@localhost")).filter(({ text }) =>
      text.includes(account.email),
    );
    return [...(await mailsTo(account.email)), ...toSupport];
  };
  // The code, the bank's notice, the offer, the end of the month; to support the inquiry and the reason.
  await expect.poll(async () => (await ofThisPerson()).length).toBeGreaterThanOrEqual(6);
  await comeDirectly(context);
  for (const { id, subject } of await ofThisPerson()) {
    expect(subject).not.toMatch(/[\r\n]/);
    await page.goto(`/dev/mail/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectInert(page);
    // Shown as by a mail program without any policy.
    const mail = await context.request.get(`/dev/mail/${id}/html`);
    await page.goto("about:blank");
    await page.setContent(await mail.text());
    await expectInert(page);
  }
  expect(faults).toEqual([]);
});

test("an address that runs is refused as a product's page", async ({ context }) => {
  const { email } = await makeAccount(context);
  for (const productUrl of runningAddresses) {
    const offers = [{ influencerEmail: email, platform: "tiktok", productUrl }];
    const answer = await context.request.post(`/api${sendOffersEndpoint.path}`, {
      data: { offers },
      headers: { authorization: `Bearer ${server.operatorToken}` },
    });
    expect([productUrl, answer.status()]).toEqual([productUrl, 400]);
  }
});

test.describe("with a code that nobody asked for", () => {
  test.use({ logged: ["1019 GET /influencer/{platform}/callback"] });

  test("what stands in an address is never run, and leads nowhere else", async ({ page, context }) => {
    const faults = watch(page);
    const { short, address } = hostile;
    const text = encodeURIComponent(short);
    const signedOut = [
      `/sign_in?next=javascript:alert(1)&from=${text}#${text}`,
      `/sign_in?returnTo=${encodeURIComponent("//evil.example")}`,
      `/${text}`,
      `/dev/mail?to=${text}`,
      `/offer-mails/off?token=${text}`,
      `/dev/social/tiktok/v2/auth/authorize?state=${text}&redirect_uri=${encodeURIComponent(address)}`,
    ];
    await comeDirectly(context);
    for (const path of signedOut) {
      await page.goto(path);
      await expectInert(page);
    }
    await makeAccount(context);
    const open = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectInert(page);
    };
    await open(`/offer/${text}`);
    await open(`/offers?status=${text}`);
    // The browser logs the refusal after the heading appears, so the test waits for it.
    const refused = page.waitForEvent("console", (line) => line.text().includes("1019"));
    await open(`/tiktok/callback?code=${text}&state=${text}`);
    await refused;
    expect(faults).toEqual([]);
  });
});

test("what is typed into a form is shown back as text", async ({ page }) => {
  const faults = watch(page);
  const { short } = hostile;
  await page.goto("/sign_up");
  await page.getByLabel("氏名").fill(short);
  await page.getByLabel("メールアドレス").fill(`${short}@example.jp`);
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  await expect(page.getByText("有効なメールアドレスを入力してください")).not.toHaveCount(0);
  await expectInert(page);
  await page.goto("/sign_in");
  await page.getByLabel("メールアドレス").fill(newPerson().email);
  await page.getByRole("textbox", { name: "パスワード" }).fill("<script>alert(1)".slice(0, 16));
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await expect(page.getByText("メールアドレスまたはパスワードが正しくありません。")).toBeVisible();
  await expectInert(page);
  expect(faults).toEqual([]);
});

test("a script that gets at the document's own sinks is stopped by Trusted Types", async ({ context }) => {
  // A page of its own: the browser logs each attempt.
  const page = await context.newPage();
  await page.goto("/sign_in");
  const outcome = await page.evaluate(() => {
    const attempt = (run: () => void) => {
      try {
        run();
        return "ran";
      } catch (error) {
        return error instanceof TypeError ? "stopped" : String(error);
      }
    };
    return [
      attempt(() => document.body.insertAdjacentHTML("beforeend", "<img src=x>")),
      attempt(() => Object.assign(document.createElement("iframe"), { srcdoc: "<script></script>" })),
      attempt(() => Object.assign(document.createElement("script"), { text: "alert(1)" })),
      attempt(() => document.body.setAttribute("onclick", "alert(1)")),
    ];
  });
  expect(outcome).toEqual(["stopped", "stopped", "stopped", "stopped"]);
});
