import { expect } from "@playwright/test";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { expectAccessible } from "../support/accessibility.ts";
import { makeAccount } from "../support/account.ts";
import { phone } from "../support/phone.ts";
import { server } from "../support/settings.ts";
import { test } from "../support/test.ts";

test.use({ ...phone, networkFails: true });

test("an inquiry is sent, and one that fails keeps what was written", async ({ page, context }) => {
  await makeAccount(context);
  await page.goto("/settings");
  await page.getByRole("main").getByRole("link", { name: "お問い合わせ" }).click();
  await expect(page.getByText("お問い合わせはこちらで受け付けます。")).toBeVisible();
  await page.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByText("件名を入力してください")).toBeVisible();
  await expect(page.getByLabel("件名")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("件名").fill("お支払い日について");
  await page.getByLabel("お問い合わせ内容").fill("お支払いの日程を教えてください。");

  await context.setOffline(true);
  await page.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByText("接続を確認してください。入力内容は残っています。")).toBeVisible();
  await expect(page.getByLabel("件名")).toHaveValue("お支払い日について");
  await context.setOffline(false);
  await page.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByText("送信しました。")).toBeVisible();
  await expect(page.getByText(/^受付番号：[0-9a-f-]{36}$/)).toBeVisible();
  await expect(page.getByText(/@.+ 宛てに、メールで返信します。$/)).toBeVisible();
  await expect(page.getByLabel("件名")).toHaveValue("");
});

test("somebody who is suspended is led to support, and reaches it without signing in", async ({
  page,
  context,
}) => {
  const person = await makeAccount(context);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "設定", level: 1 })).toBeVisible();
  // An open page would hear of it, and end the session before this one comes back.
  await page.goto("about:blank");
  const url = `/api/operator/influencers/${encodeURIComponent(person.email)}/status`;
  const suspended = await context.request.fetch(url, {
    method: setInfluencerStatus.method,
    headers: { authorization: `Bearer ${server.operatorToken}` },
    data: { status: "suspended", reason: "確認中" },
  });
  expect(suspended.ok()).toBe(true);
  await page.goto("/settings");
  await expect(page).toHaveURL("/sign_in");
  await page.getByRole("link", { name: "お問い合わせはこちら" }).click();
  await expect(page).toHaveURL("/inquiry");
  await expect(page.getByRole("navigation", { name: "メインメニュー" })).toHaveCount(0);
  await page.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByText("4か所の入力をご確認ください")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("氏名").fill(person.fullName);
  await page.getByLabel("メールアドレス").fill(person.email);
  await page.getByLabel("件名").fill("利用停止について");
  await page.getByLabel("お問い合わせ内容").fill("理由を知りたいです。");
  await page.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByText("送信しました。")).toBeVisible();
  await expect(page.getByText(`${person.email} 宛てに、メールで返信します。`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "ログイン画面へ" }).click();
  await expect(page).toHaveURL("/sign_in");
});

test("who is locked out of signing in is led to support as well", async ({ page, context }) => {
  const person = await makeAccount(context);
  await context.clearCookies();
  await page.goto("/sign_in");
  for (let tries = 0; tries < 10; tries += 1) {
    await page.getByLabel("メールアドレス").fill(person.email);
    await page.getByRole("textbox", { name: "パスワード" }).fill("Wrong-Guess-1");
    const answered = page.waitForResponse((response) => response.url().endsWith("/auth/login"));
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    await answered;
  }
  await page.getByRole("link", { name: "お問い合わせはこちら" }).click();
  await expect(page).toHaveURL("/inquiry");
  await expect(page.getByLabel("氏名")).toBeVisible();
});
