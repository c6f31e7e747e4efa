import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { setDiscovery } from "@tomoru/contract/influencer/discovery";
import { expectAccessible } from "../support/accessibility.ts";
import { callApi } from "../support/account.ts";
import { enterDemoCompany } from "../support/company-account.ts";
import { dayAhead, makeContractingCreator } from "../support/deals.ts";
import { findIntoList } from "../support/market-company.ts";
import { approveOffer } from "../support/market-creator.ts";
import { marketWords } from "../support/market-words.ts";
import { phone } from "../support/phone.ts";
import { test } from "../support/test.ts";

const words = marketWords.ja;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const productName = "水出しコーヒーバッグ";

test("a list is asked in a band of budget: who cannot be is named, the list stays as it is, an answer comes up by itself", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDemoCompany(context);
  const listName = `水出しの候補 ${Date.now()}`;
  const [asked, hidden] = [await linkedCreator(browser), await linkedCreator(browser)];
  await findIntoList(page, { words, handle: asked.handle, listName });
  await findIntoList(page, { words, handle: hidden.handle, listName, isNew: false });
  await page.getByRole("link", { name: "リスト", exact: true }).click();
  await page.getByRole("link", { name: listName }).click();
  await page.getByRole("link", { name: "2人に相談する" }).click();
  await expect(heading(page)).toHaveText("2人に相談する");
  const { accessToken } = hidden;
  await callApi(hidden.context, { endpoint: setDiscovery, accessToken, body: { isDiscoverable: false } });
  await page.reload();
  await expect(heading(page)).toHaveText("1人に相談する");
  const notAsked = page.getByRole("region", { name: "送り先" });
  await expect(notAsked).toContainText("送れない人が1人います");
  await expect(notAsked).toContainText("いまは検索に出ていません");

  await writeConsultation(page);
  await expect(page.getByRole("complementary", { name: "相手にはこう見えます" })).toContainText("50万円未満");
  await expectAccessible(page);
  await page.getByRole("button", { name: "確認へ進む" }).click();
  const question = page.getByRole("alertdialog", { name: "1人に送りますか？" });
  await expect(question).toContainText("次の1人には送りません。");
  await expect(question).toContainText("リストは固定され");
  await question.getByRole("button", { name: "送る" }).click();
  await expect(heading(page)).toHaveText("1人の返事を待っています");
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto("/company/lists");
  await other.getByRole("link", { name: listName }).click();
  await expect(other.getByText(/^このリストは固定されています/)).toBeVisible();
  await expect(other.getByRole("link", { name: /人に相談する/ })).toHaveCount(0);
  await expect(other.getByRole("button", { name: /をリストから外す/ })).toHaveCount(0);

  await approveOffer(asked.page, { words, productName });
  await expect(heading(page)).toHaveText("1件があなたの番です");
  await expect(page.getByRole("row", { name: asked.handle })).toContainText("条件を送ってください");
  await Promise.all([asked, hidden].map((one) => one.context.close()));
});

type Linked = { page: Page; context: BrowserContext; accessToken: string; handle: string };

/** On a phone, with an account that companies find. */
async function linkedCreator(browser: Browser): Promise<Linked> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const accessToken = await makeContractingCreator(page, context);
  await page.goto("/settings");
  const shown = await page
    .getByText(/@sample_[0-9a-f]{8}/)
    .first()
    .textContent();
  return { page, context, accessToken, handle: /sample_[0-9a-f]{8}/.exec(shown ?? "")?.[0] ?? "" };
}

async function writeConsultation(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "商品名" }).fill(productName);
  await page.getByRole("checkbox", { name: "リール" }).check();
  await page.getByLabel("投稿の時期（開始）").fill(dayAhead(8));
  await page.getByLabel("投稿の時期（終了）").fill(dayAhead(21));
  await page.getByRole("textbox", { name: "依頼内容" }).fill("夏の朝の1杯を、30秒でご紹介ください。");
  await page.getByRole("radio", { name: "しない" }).check();
  await page.getByRole("radio", { name: "50万円未満" }).check();
}
