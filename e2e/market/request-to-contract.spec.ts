import { expect, type Page } from "@playwright/test";
import { findViolations } from "../support/accessibility.ts";
import { dayAhead, makeContractingCompany, makeContractingCreator } from "../support/deals.ts";
import { agreeAndPay, entry } from "../support/market-company.ts";
import { type MarketWords, marketWords } from "../support/market-words.ts";
import { phone } from "../support/phone.ts";
import { test } from "../support/test.ts";

const content = "新商品を1週間使った感想を、30〜60秒のリールにしてください。";
const turn = (page: Page) => expect(page.getByRole("heading", { level: 1 }));
/** Any other creator: made-up accounts have names of their own. */
const forWhom = (say: (name: string) => string) => new RegExp(say("someone").replace("someone", ".+"));
const isAccessible = async (page: Page) => expect.soft(await findViolations(page)).toEqual([]);

/** What both sides see of one campaign and its deal, each in their own language. */
for (const { speaks, company: ofCompany, creator: ofCreator } of [
  { speaks: "a company in Japanese, a creator in English", company: "ja", creator: "en" },
  { speaks: "a company in English, a creator in Japanese", company: "en", creator: "ja" },
] as const) {
  test(`from an open campaign to a contract, ${speaks}: applied, chosen, agreed, secured, and the sheet says it`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const [words, theirs] = [marketWords[ofCompany], marketWords[ofCreator]];
    await page.setViewportSize({ width: 1440, height: 900 });
    const { name } = await makeContractingCompany(page, context);
    const creatorContext = await browser.newContext(phone);
    const creator = await creatorContext.newPage();
    await makeContractingCreator(creator, creatorContext);
    const productName = `水出しの器「しずく」${Date.now()}`;
    await publishCampaign(page, words, productName);
    await apply(creator, theirs, productName);
    // Nobody touches the company's page: it is updated live.
    await chooseTheOne(page, words);
    await page.getByRole("link", { name: words.company.work.board.acts.propose }).click();
    await turn(page).toContainText(forWhom(words.deals.acts.headline.company.propose));
    const dealId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.getByRole("link", { name: words.deals.acts.make }).click();
    await writeTerms(page, words);
    await isAccessible(page);
    await page.getByRole("button", { name: words.deals.editor.submit.first }).click();
    await expect(page).toHaveURL(`/company/deals/${dealId}`);
    await turn(page).toContainText(forWhom(words.deals.acts.headline.company.waitAnswer));

    await creator.goto("/applications");
    await creator.getByRole("link", { name: productName }).click();
    await creator.getByRole("link", { name: theirs.creator.campaigns.own.toDeal }).click();
    await expect(creator).toHaveURL(`/deal/${dealId}`);
    await turn(creator).toHaveText(theirs.deals.acts.headline.creator.answer);
    await expect(creator.getByText(name).first()).toBeVisible();
    await expect(creator.getByText("¥88,000").first()).toBeVisible();
    await expect(creator.getByText(/Tool fee|利用料/)).toHaveCount(0);
    await isAccessible(creator);
    await creator.getByRole("link", { name: theirs.deals.terms.decide.counterShort }).click();
    await entry(creator, theirs.deals.editor.fields.feeYen).fill("100000");
    await creator.getByRole("button", { name: theirs.deals.editor.submit.again }).click();
    await expect(creator).toHaveURL(`/deal/${dealId}`);
    await turn(creator).toContainText(theirs.deals.acts.headline.creator.waitAnswer(name));

    await page.reload();
    await turn(page).toHaveText(words.deals.acts.headline.company.changes(1));
    const changed = page.getByRole("table", { name: words.deals.terms.diff.caption });
    await expect(changed.getByRole("deletion")).toHaveText("¥80,000");
    await expect(changed.getByRole("insertion")).toHaveText("¥100,000");
    await isAccessible(page);
    await agreeAndPay(page, words);
    await expect(page.getByRole("status").getByText(words.deals.terms.acceptance.done)).toBeVisible();

    await expect(async () => {
      await creator.reload();
      await turn(creator).toHaveText(theirs.deals.acts.headline.creator.draft, { timeout: 2000 });
    }).toPass();
    await expect(creator.getByText(theirs.says.secured, { exact: true }).first()).toBeVisible();

    await page.goto(`/company/deals/${dealId}/sheet/2`);
    const sheet = page.getByRole("article", { name: words.deals.sheet.page(2) });
    await expect(sheet).toContainText("¥110,000");
    await expect(sheet).toContainText("佐藤 葵");
    await expect(sheet).toContainText(words.says.agreed);
    await isAccessible(page);
    const hash = await sheet.getByText(/^SHA-256/).innerText();
    await creator.goto(`/deal/${dealId}/sheet/2`);
    await expect(creator.getByRole("article")).toContainText(hash);
    await creatorContext.close();
  });
}

/** Makes the session use the language of these words, if it is another. */
async function setLanguage(page: Page, { says: { language } }: MarketWords): Promise<void> {
  await page.getByRole("radio", { name: language }).check();
}

/** Opens an open campaign from the list of the company's work. */
async function publishCampaign(page: Page, words: MarketWords, productName: string): Promise<void> {
  const { asking, work } = words.company;
  const { fields } = asking;
  await page.goto("/company/campaigns");
  await setLanguage(page, words);
  await page.getByRole("link", { name: work.newCampaign }).first().click();
  await page.getByRole("textbox", { name: fields.productName }).fill(productName);
  await page.getByRole("checkbox", { name: asking.formats.instagram[0] ?? "" }).check();
  await page.getByLabel(fields.periodFrom).fill(dayAhead(8));
  await page.getByLabel(fields.periodTo).fill(dayAhead(21));
  await page
    .getByRole("textbox", { name: fields.description })
    .fill("1週間お使いいただき、感想をリールにしてください。");
  await page.getByRole("radio", { name: asking.usage.none }).check();
  await page.getByRole("textbox", { name: fields.capacity }).fill("1");
  await page.getByLabel(fields.closesOn).fill(dayAhead(5));
  await page.getByRole("radio", { name: asking.bands.fee }).check();
  await page.getByRole("textbox", { name: fields.feeYen }).fill("80000");
  await isAccessible(page);
  await page.getByRole("button", { name: asking.next }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: asking.confirm.publish }).click();
  await expect(page.getByRole("heading", { name: work.choosing.none })).toBeVisible();
}

async function apply(page: Page, words: MarketWords, productName: string): Promise<void> {
  const { apply: say } = words.creator.campaigns;
  await page.goto("/campaigns");
  await setLanguage(page, words);
  await page.getByRole("link", { name: productName }).click();
  await entry(page, say.wishFee).fill("80000");
  await entry(page, say.message).fill("I film my mornings every day.");
  await isAccessible(page);
  await page.getByRole("button", { name: say.submit, exact: true }).click();
  await expect(page.getByText(say.done).first()).toBeVisible();
}

async function chooseTheOne(page: Page, words: MarketWords): Promise<void> {
  const { choosing } = words.company.work;
  await expect(page.getByRole("heading", { name: choosing.heading(1, 1) })).toBeVisible();
  await expect(page.getByText(choosing.record.none)).toBeVisible();
  await page.getByRole("checkbox", { name: choosing.markAll }).check();
  await expect(page.getByRole("complementary", { name: choosing.tray })).toContainText("¥80,000");
  await isAccessible(page);
  await page.getByRole("button", { name: choosing.confirm(1) }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: choosing.ask.yes }).click();
  await expect(page.getByRole("heading", { name: choosing.full })).toBeVisible();
}

async function writeTerms(page: Page, words: MarketWords): Promise<void> {
  const { editor, terms } = words.deals;
  const { fields } = editor;
  await entry(page, fields.content).fill(content);
  await page.getByLabel(terms.values.formats.reel, { exact: true }).selectOption("1");
  await entry(page, fields.draftDueOn).fill(dayAhead(5));
  await entry(page, fields.postFrom).fill(dayAhead(8));
  await entry(page, fields.postTo).fill(dayAhead(14));
  await entry(page, fields.feeYen).fill("80000");
  const preview = page.getByRole("complementary", { name: editor.preview });
  await expect(preview).toContainText(content);
  await expect(preview).toContainText("¥88,000");
}
