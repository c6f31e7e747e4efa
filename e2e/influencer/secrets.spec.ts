import { expect, type Page } from "@playwright/test";
import { verifyPasswordCode } from "@tomoru/contract/influencer/accounts";
import { readTokens } from "../support/account.ts";
import { mailCode } from "../support/mails.ts";
import { newPerson, signIn, signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

const changed = { password: "Akari-2027", accountNumber: "73920518" };

test("no secret of a whole journey stands in an address, or in what the browser keeps", async ({ page }) => {
  test.slow();
  const addresses = rememberAddresses(page);
  const person = newPerson();
  await signUp(page, person);
  const firstCode = await mailCode(person.email);
  const first = await readTokens(page.context());
  await registerBank(page);
  const otpId = await resetPassword(page, { email: person.email, firstCode });
  const secondCode = await mailCode(person.email, { not: firstCode });
  await signIn(page, { email: person.email, password: changed.password });
  const last = await readTokens(page.context());
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const tokens = [first.accessToken, first.refreshToken, last.accessToken, last.refreshToken];
  const secrets = [
    person.password,
    changed.password,
    changed.accountNumber,
    firstCode,
    secondCode,
    otpId,
    ...tokens,
  ];
  expect(secrets.every((secret) => secret !== undefined && secret.length >= 6)).toBe(true);
  // The two tokens live in their cookies and nowhere else; an e-mail stands in no address either.
  expect(found(await kept(page), secrets)).toEqual([]);
  expect(found(addresses.join("\n"), [...secrets, person.email, encodeURIComponent(person.email)])).toEqual(
    [],
  );
  expect(Object.keys(await readTokens(page.context())).sort()).toEqual(["accessToken", "refreshToken"]);

  await page.getByRole("button", { name: "ログアウト" }).first().click();
  await expect(page).toHaveURL("/sign_in");
  expect(await readTokens(page.context())).toEqual({});
  expect(found(await kept(page), [...secrets, person.email, person.fullName])).toEqual([]);
});

test("a sign-up that waits for its code is kept in this tab alone", async ({ page, context }) => {
  const person = newPerson();
  await page.goto("/sign_up");
  await page.getByLabel("氏名").fill(person.fullName);
  await page.getByLabel("メールアドレス").fill(person.email);
  await page.getByRole("textbox", { name: "パスワード" }).fill(person.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  await expect(page).toHaveURL("/signup/otp");
  const elsewhere = await context.newPage();
  await elsewhere.goto("/sign_in");
  expect(found(await kept(elsewhere), [person.password, person.email])).toEqual([]);
});

/** Every address that is requested or shown in the bar, with the referrer of each request. */
function rememberAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url(), request.headers().referer ?? ""));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  return addresses;
}

async function registerBank(page: Page): Promise<void> {
  await page.goto("/bank-account");
  await page.getByLabel("銀行名").fill("0001");
  await page.getByRole("option", { name: "みずほ銀行、0001" }).click();
  await page.getByLabel("支店名").fill("001");
  await page.getByRole("option", { name: /、001$/ }).click();
  await page.getByLabel("口座番号").fill(changed.accountNumber);
  await page.getByLabel("口座名義（カナ）").fill("サトウ アオイ");
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page).toHaveURL("/");
}

/** Signs out and resets the password on screen. Resolves to the id for which the code was exchanged. */
async function resetPassword(
  page: Page,
  { email, firstCode }: { email: string; firstCode: string },
): Promise<string> {
  await page.context().clearCookies();
  await page.goto("/forgot-password");
  await page.getByLabel("登録メールアドレス").fill(email);
  await page.getByRole("button", { name: "コードを送る" }).click();
  await expect(page).toHaveURL("/password/reset/otp");
  await page.getByLabel("確認コード").fill(await mailCode(email, { not: firstCode }));
  const answered = page.waitForResponse((response) => response.url().endsWith(verifyPasswordCode.path));
  await page.getByRole("button", { name: "確認する" }).click();
  const { result } = (await (await answered).json()) as { result: { otpId: string } };
  await page.getByLabel("新しいパスワード", { exact: true }).fill(changed.password);
  await page.getByLabel("新しいパスワード（確認用）").fill(changed.password);
  await page.getByRole("button", { name: "再設定する" }).click();
  await expect(page).toHaveURL("/sign_in");
  return result.otpId;
}

function found(text: string, secrets: readonly (string | undefined)[]): string[] {
  return secrets.filter((secret) => secret !== undefined && text.includes(secret)) as string[];
}

/** Everything that a page can leave in the browser except cookies, as one text. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = databases.map(
      ({ name = "" }) =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = async () => {
            const stores = [...opening.result.objectStoreNames];
            const reads = stores.map((store) =>
              opening.result.transaction(store).objectStore(store).getAll(),
            );
            const done = reads.map((read) => new Promise((all) => (read.onsuccess = () => all(read.result))));
            resolve(await Promise.all(done));
          };
        }),
    );
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        files.push(request.url, (await (await cache.match(request))?.text()) ?? "");
      }
    }
    const parts = [
      { ...localStorage },
      { ...sessionStorage },
      await Promise.all(rows),
      history.state,
      window.name,
    ];
    return `${JSON.stringify(parts)}\n${files.join("\n")}`;
  });
}
