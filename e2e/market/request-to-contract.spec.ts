import { expect, type Page } from "@playwright/test";
import { findViolations } from "../support/accessibility.ts";
import { dayAhead, makeContractingCompany, makeContractingCreator } from "../support/deals.ts";
import { test } from "../support/test.ts";

const phone = { viewport: { width: 390, height: 844 } };
const content = "新商品を1週間使った感想を、30〜60秒のリールにしてください。";

/** What the two see of one campaign and its deal, in two languages: neither has to know the other's. */
test("from an open campaign to a contract in two languages: applied, chosen, agreed, secured, and the sheet says it", async ({
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
  const productName = `水出しの器「しずく」${Date.now()}`;
  await publishCampaign(page, productName);
  await applyInEnglish(creator, productName);
  // Live: nobody has touched the company's page.
  await chooseTheOne(page);
  await page.getByRole("link", { name: "条件を送る" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("条件を送ってください");
  const dealId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("link", { name: "条件を作る" }).click();
  await writeTerms(page);
  expect.soft(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "この条件を送る" }).click();
  await expect(page).toHaveURL(`/company/deals/${dealId}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("返事を待っています");

  await creator.goto("/applications");
  await creator.getByRole("link", { name: productName }).click();
  await creator.getByRole("link", { name: "See the deal" }).click();
  await expect(creator).toHaveURL(`/deal/${dealId}`);
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
  await dialog.getByRole("button", { name: /^契約して¥1[12]\d,\d{3}を支払う$/ }).click();
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

/** From the list of the company's work to a campaign that is open. */
async function publishCampaign(page: Page, productName: string): Promise<void> {
  await page.goto("/company/campaigns");
  await page.getByRole("link", { name: "公募を作る" }).first().click();
  await page.getByRole("textbox", { name: "商品名" }).fill(productName);
  await page.getByRole("checkbox", { name: "リール" }).check();
  await page.getByLabel("投稿の時期（開始）").fill(dayAhead(8));
  await page.getByLabel("投稿の時期（終了）").fill(dayAhead(21));
  await page
    .getByRole("textbox", { name: "依頼内容" })
    .fill("1週間お使いいただき、感想をリールにしてください。");
  await page.getByRole("radio", { name: "しない" }).check();
  await page.getByRole("textbox", { name: "募集する人数" }).fill("1");
  await page.getByLabel("応募の締め切り").fill(dayAhead(5));
  await page.getByRole("radio", { name: "金額を決めて伝える" }).check();
  await page.getByRole("textbox", { name: "報酬" }).fill("80000");
  expect.soft(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "確認へ進む" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "公開する" }).click();
  await expect(page.getByRole("heading", { name: "まだ応募はありません" })).toBeVisible();
}

async function applyInEnglish(page: Page, productName: string): Promise<void> {
  await page.goto("/campaigns");
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByRole("link", { name: productName }).click();
  await page.getByRole("textbox", { name: "Fee you wish" }).fill("80000");
  await page.getByRole("textbox", { name: "Message" }).fill("I film my mornings every day.");
  expect.soft(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("You have applied").first()).toBeVisible();
}

async function chooseTheOne(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "1人の応募から、あと1人選べます" })).toBeVisible();
  await page.getByRole("checkbox", { name: "すべてを候補にする" }).check();
  await expect(page.getByRole("complementary", { name: "選んだ人" })).toContainText("¥80,000");
  expect.soft(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "1人に決めて条件へ進む" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "決める" }).click();
  await expect(page.getByRole("heading", { name: "募集した人数がそろいました" })).toBeVisible();
}

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
