import { expect, type Page } from "@playwright/test";
import { findViolations } from "../support/accessibility.ts";
import { dayAhead, makeContractingCompany, makeContractingCreator, openDeal } from "../support/deals.ts";
import { test } from "../support/test.ts";

const phone = { viewport: { width: 390, height: 844 } };
const content = "新商品を1週間使った感想を、30〜60秒のリールにしてください。";

/** What the two see of one deal, in two languages: neither has to know the other's. */
test("two sides agree on terms in two languages, the money is secured, and the sheet says what was agreed", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const { name } = await makeContractingCompany(page, context);
  const creatorContext = await browser.newContext(phone);
  const creator = await creatorContext.newPage();
  await makeContractingCreator(creator, creatorContext);
  const dealId = await openDeal({ company: context, creator: creatorContext });

  // What opened the deal was the creator's side's statement: the company's copy comes with the next echo.
  await expect(async () => {
    await page.goto("/company/deals");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("1件があなたの番です", {
      timeout: 2000,
    });
  }).toPass();
  expect.soft(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "うるおい化粧水「しずく」" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("条件を送ってください");
  await page.getByRole("link", { name: "条件を作る" }).click();
  await writeTerms(page);
  expect.soft(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "この条件を送る" }).click();
  await expect(page).toHaveURL(`/company/deals/${dealId}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("返事を待っています");

  await creator.goto(`/deal/${dealId}`);
  await creator.getByRole("radio", { name: "English" }).check();
  await expect(creator.getByRole("heading", { level: 1 })).toHaveText("Please review the terms");
  await expect(creator.getByText(name).first()).toBeVisible();
  await expect(creator.getByText("¥88,000").first()).toBeVisible();
  await expect(creator.getByText(/Tool fee|利用料/)).toHaveCount(0);
  expect.soft(await findViolations(creator)).toEqual([]);
  await creator.getByRole("link", { name: "Ask for changes" }).click();
  await creator.getByLabel(/^Fee \(excl\. tax/).fill("100000");
  await creator.getByRole("button", { name: "Propose these terms" }).click();
  await expect(creator).toHaveURL(`/deal/${dealId}`);
  await expect(creator.getByRole("heading", { level: 1 })).toContainText("Waiting for");

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1つの条件に変更の希望があります");
  const changed = page.getByRole("table", { name: "変わった条件" });
  await expect(changed.getByRole("deletion")).toHaveText("¥80,000");
  await expect(changed.getByRole("insertion")).toHaveText("¥100,000");
  expect.soft(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "この条件で契約する" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("第2版");
  await dialog.getByRole("button", { name: "この条件で契約する" }).click();
  await expect(page.getByRole("status").getByText("契約しました")).toBeVisible();

  await expect(async () => {
    await creator.reload();
    await expect(creator.getByRole("heading", { level: 1 })).toHaveText("Send your draft", { timeout: 2000 });
  }).toPass();
  await expect(creator.getByText("Secured", { exact: true })).toBeVisible();

  await page.goto(`/company/deals/${dealId}/sheet/2`);
  const sheet = page.getByRole("article", { name: "取引条件書 第2版" });
  await expect(sheet).toContainText("¥110,000");
  await expect(sheet).toContainText("佐藤 葵");
  await expect(sheet).toContainText("契約成立");
  expect.soft(await findViolations(page)).toEqual([]);
  const hash = await sheet.getByText(/^SHA-256/).innerText();
  await creator.goto(`/deal/${dealId}/sheet/2`);
  await expect(creator.getByRole("article")).toContainText(hash);
  await creatorContext.close();
});

async function writeTerms(page: Page): Promise<void> {
  await page.getByLabel(/^内容/).fill(content);
  await page.getByLabel("リール", { exact: true }).selectOption("1");
  await page.getByLabel(/^下書きの期限/).fill(dayAhead(5));
  await page.getByLabel(/^投稿の期間（はじめ）/).fill(dayAhead(8));
  await page.getByLabel(/^投稿の期間（おわり）/).fill(dayAhead(14));
  await page.getByLabel(/^報酬（税抜/).fill("80000");
  const preview = page.getByRole("complementary", { name: "条件書の見え方" });
  await expect(preview).toContainText(content);
  await expect(preview).toContainText("¥88,000");
}
