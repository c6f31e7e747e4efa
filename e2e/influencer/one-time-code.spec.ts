import { expect, type Locator, type Page } from "@playwright/test";
import { makeAccount } from "../support/account.ts";
import { appStands } from "../support/app-stands.ts";
import { mailCode, mailsTo } from "../support/mails.ts";
import { fillSignUp, newPerson, type Person, signIn } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test("a wrong code is refused at its field, stays and is selected; the right one still works", async ({
  page,
}) => {
  const person = await askForCode(page);
  const code = await mailCode(person.email);
  const field = page.getByLabel("確認コード", { exact: true });
  await send(page, otherThan(code));
  await expect(field).toHaveAccessibleDescription(new RegExp(`${wrong}$`));
  await expect(field).toHaveValue(otherThan(code));
  await expect(page).toHaveTitle("エラー：新規登録の確認コード | Tomoru");
  await page.keyboard.type(code);
  await expect(field).toHaveValue(code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

test("after five wrong tries even the right code is refused, and the page says why", async ({ page }) => {
  const person = await askForCode(page);
  const code = await mailCode(person.email);
  for (let attempt = 1; attempt <= 5; attempt++) {
    const answer = page.waitForResponse("**/influencer/auth/register");
    await send(page, otherThan(code));
    expect((await (await answer).json()).subStatusCode).toBe(1003);
    await expect(page.getByLabel("確認コード", { exact: true })).toHaveAccessibleDescription(
      new RegExp(`${wrong}$`),
    );
  }
  await send(page, code);
  await expect(page.getByRole("alert")).toHaveText(
    "試行回数が上限に達しました。時間をおいてもう一度お試しください。",
  );
  await expect(page).toHaveURL("/signup/otp");
});

test("a code of somebody else's sign-up does not fit", async ({ page, browser }) => {
  const other = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": "10.200.0.1" } });
  const person = await askForCode(page);
  const stranger = await askForCode(await other.newPage());
  const [own, foreign] = [await mailCode(person.email), await mailCode(stranger.email)];
  test.skip(own === foreign, "One in a million: both got the same digits.");
  await send(page, foreign);
  await expect(page.getByLabel("確認コード", { exact: true })).toHaveAccessibleDescription(
    new RegExp(`${wrong}$`),
  );
  await other.close();
});

for (const [how, written] of [
  ["in full-width digits", (code: string) => code.replace(/\d/g, (digit) => fullWidth(digit))],
  ["with a space in its middle", (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
  ["within a sentence", (code: string) => `確認コード：${code}（10分間有効）`],
] as const) {
  test(`a code pasted ${how} is read as its six digits`, async ({ page }) => {
    const person = await askForCode(page);
    const code = await mailCode(person.email);
    const field = page.getByLabel("確認コード", { exact: true });
    await paste(page, written(code));
    await expect(field).toHaveValue(code);
    await page.getByRole("button", { name: "確認する" }).click();
    await expect(page).toHaveURL("/");
  });
}

test("verifying is off until there are six digits, and says so", async ({ page }) => {
  await askForCode(page);
  const submit = page.getByRole("button", { name: "確認する" });
  await page.getByLabel("確認コード", { exact: true }).fill("12345");
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await expect(submit).toHaveAccessibleDescription("6桁の数字を入力すると確認できます。");
  await page.getByLabel("確認コード", { exact: true }).fill("123456");
  await expect(submit).not.toHaveAttribute("aria-disabled");
});

test("the wait for another code counts down and survives a reload", async ({ page }) => {
  await page.clock.install();
  await askForCode(page);
  const wait = page.getByText(/再送する（あと\d+秒）/);
  await expect(wait).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect.poll(() => secondsIn(wait)).toBeLessThanOrEqual(40);
  await page.reload();
  await expect.poll(() => secondsIn(wait)).toBeLessThanOrEqual(40);
  expect(await secondsIn(wait)).toBeGreaterThan(20);
  await expect(page.getByRole("button", { name: "確認コードを再送する" })).toHaveCount(0);
});

test("a code asked for too early by the server's clock is not mailed again, and the wait is the server's", async ({
  page,
}) => {
  await page.clock.install();
  const { email } = await askForCode(page);
  await mailCode(email);
  await page.clock.fastForward(61_000);
  await page.getByRole("button", { name: "確認コードを再送する" }).click();
  await expect(page.getByRole("status").filter({ hasText: "すでに送信済みです" })).toBeVisible();
  await expect.poll(() => secondsIn(page.getByText(/再送する（あと/))).toBeGreaterThan(20);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("another code can be asked for once the wait is over", async ({ page }) => {
  const person = newPerson();
  await page.goto("/sign_up");
  await keepDraft(page, { person, resendAt: Date.now() - 1000 });
  await page.goto("/signup/otp");
  await page.getByRole("button", { name: "確認コードを再送する" }).click();
  await expect(page.getByRole("status").filter({ hasText: "確認コードを送信しました。" })).toBeVisible();
  await expect(page.getByText(/再送する（あと\d+秒）/)).toBeVisible();
  await send(page, await mailCode(person.email));
  await expect(page).toHaveURL("/");
});

test("going back from the code to the form finds the entries, and the code that is on its way stays good", async ({
  page,
}) => {
  const person = await askForCode(page);
  const code = await mailCode(person.email);
  await page.getByRole("link", { name: "変更する" }).click();
  await expect(page.getByLabel("氏名")).toHaveValue(person.fullName);
  await expect(page.getByLabel("メールアドレス")).toHaveValue(person.email);
  await expect(page.getByRole("textbox", { name: "パスワード" })).toHaveValue(person.password);
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  await expect(page).toHaveURL("/signup/otp");
  await send(page, code);
  await expect(page).toHaveURL("/");
});

test("the code page shows the whole address and has the focus in its field, also after a reload", async ({
  page,
}) => {
  const { email } = await askForCode(page);
  const field = page.getByLabel("確認コード", { exact: true });
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(`${email}に6桁の確認コードを送りました。`);
  await page.reload();
  await expect(field).toBeFocused();
});

test("after ten minutes nothing of the sign-up is kept", async ({ page }) => {
  await page.clock.install();
  await askForCode(page);
  await page.clock.fastForward("10:01");
  await page.reload();
  await expect(page).toHaveURL("/sign_up");
  await expect(page.getByLabel("氏名")).toHaveValue("");
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test("a sign-up that is left open is erased after ten minutes, and another code keeps it no longer", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/sign_up");
  await keepDraft(page, { person: newPerson(), resendAt: 0, minutes: 2 });
  await page.goto("/signup/otp");
  await page.getByRole("button", { name: "確認コードを再送する" }).click();
  await expect(page.getByText(/再送する（あと\d+秒）/)).toBeVisible();
  expect(await draftIn(page)).toContain("password");
  await page.clock.fastForward("02:01");
  expect(await draftIn(page)).toBeNull();
});

test("a sign-in erases what a sign-up has kept", async ({ page, context }) => {
  const account = await makeAccount(context);
  await context.clearCookies();
  await askForCode(page);
  expect(await draftIn(page)).toContain("password");
  await signIn(page, account);
  expect(await draftIn(page)).toBeNull();
});

const wrong = "確認コードが正しくありません。メールの6桁の数字をご確認ください。";

async function askForCode(page: Page, person: Person = newPerson()): Promise<Person> {
  await page.goto("/sign_up");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  await expect(page).toHaveURL("/signup/otp");
  return person;
}

async function send(page: Page, code: string): Promise<void> {
  await page.getByLabel("確認コード", { exact: true }).fill(code);
  await page.getByRole("button", { name: "確認する" }).click();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel("確認コード", { exact: true }).focus();
  await page.keyboard.insertText(text);
}

/** Reopens the page, as after a phone has discarded the tab. */
async function keepDraft(
  page: Page,
  { person, resendAt, minutes = 10 }: { person: Person; resendAt: number; minutes?: number },
): Promise<void> {
  const kept = { draft: { ...person, resendAt }, expiresAt: Date.now() + minutes * 60_000 };
  // Waits for the app: it has looked for a draft by then.
  await appStands(page);
  await page.evaluate((value) => sessionStorage.setItem("draft", value), JSON.stringify(kept));
}

function otherThan(code: string): string {
  return code === "000000" ? "111111" : "000000";
}

function fullWidth(digit: string): string {
  return String.fromCharCode(digit.charCodeAt(0) + 0xfee0);
}

async function secondsIn(text: Locator): Promise<number> {
  return Number(/\d+/.exec((await text.textContent()) ?? "")?.[0]);
}

function draftIn(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem("draft"));
}
