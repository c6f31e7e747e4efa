import { type Browser, expect, type Page } from "@playwright/test";
import { plusBankDays } from "@tomoru/contract/bank-days";
import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import { limits } from "@tomoru/contract/limits";
import { getLedger } from "@tomoru/contract/operator/ledger";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { findViolations } from "../support/accessibility.ts";
import { callApi } from "../support/account.ts";
import { demoCompany, enterDemoCompany, expectDemoCard } from "../support/company-account.ts";
import { makeContractingCreator } from "../support/deals.ts";
import { mailsTo } from "../support/mails.ts";
import { moveTime, productDay } from "../support/market-clock.ts";
import {
  agreeAndPay,
  consultList,
  entry,
  findIntoList,
  sayTwice,
  sendTerms,
} from "../support/market-company.ts";
import { approveOffer, publishPost } from "../support/market-creator.ts";
import { cutAndFile, enterPayouts, expectState, sendFiles } from "../support/market-operator.ts";
import { type MarketWords, marketWords } from "../support/market-words.ts";
import { asOperator } from "../support/operator.ts";
import { type OwnServer, test } from "../support/own-server.ts";
import { phone } from "../support/phone.ts";
import { setFault } from "../support/provider.ts";
import { comeDirectly } from "../support/test.ts";

const product = { name: "うるおい化粧水「しずく」", feeYen: 80_000 };
const caption = "#PR しずくの化粧水を1週間使いました";

type Way = {
  readonly words: MarketWords;
  readonly company: Page;
  readonly creator: Page;
};
/** What came of it at everybody's end. */
type Counted = {
  readonly mails: {
    readonly written: number;
    readonly isEachOnce: boolean;
    readonly perPerson: Readonly<Record<string, number>>;
  };
  readonly deals: readonly { readonly deal_id: string }[];
  readonly books: string;
};
/** The kinds of mails of the whole way. */
const toldCreator = [
  ...["signUpCode", "bankChanged", "newOffer", "termsSent", "contracted", "secured"],
  ...["draftApproved", "accepted", "paymentSent", "paymentPaid"],
];
const turn = (page: Page) => expect(page.getByRole("heading", { level: 1 }));
const isAccessible = async (page: Page) => expect.soft(await findViolations(page)).toEqual([]);

/** In Japanese on two copies that are replaced while people work, the worker dies, the mail server and the provider hang, if there is PostgreSQL; in English on a single copy. */
for (const { locale, language, wantsCopies } of [
  { locale: "ja", language: "日本語", wantsCopies: true },
  { locale: "en", language: "English", wantsCopies: false },
] as const) {
  test.describe(() => {
    // A page asks again if its stream is refused while a copy starts or ends.
    test.use({ wantsCopies, networkFails: wantsCopies });

    test(`in ${language}: a creator who is found is asked, contracted, posts, and has the money in the bank`, async ({
      page,
      browser,
      ownServer,
    }) => {
      test.setTimeout(240_000);
      const words = marketWords[locale];
      const creatorContext = await browser.newContext(phone);
      const way = {
        words,
        company: page,
        creator: await creatorContext.newPage(),
      };
      const { handle } = await arrive(way, language);

      const dealId = await test.step("a list is asked, the creator approves", () => ask(way, handle));
      await test.step("terms are countered and agreed to, the fee is secured", async () => {
        await ownServer.tell("breakMail");
        const restarts = ownServer.tell("replace").then(() => ownServer.tell("mendMail"));
        // A copy that left in the midst of a charge would have it taken up only once its lease has run out.
        await agree(way, { dealId, pay: () => restarts.then(() => payIntoSilence(way, wantsCopies)) });
      });
      await test.step("the draft is approved, the post reported and accepted", () =>
        deliver(way, { handle, ownServer }));
      const payOn = payDateOf(await productDay(), "half");
      await test.step("the operator has it transferred, the bank answers", async () => {
        await ownServer.tell("keepMails");
        const restarts = ownServer.tell("replace");
        await transfer(browser, way, { payOn, language, ownServer });
        await restarts;
      });
      await test.step("everybody sees that it is paid", () => seePaid(way, dealId));
      await test.step("all of it was booked and written once", async () => {
        await expectOnce(dealId);
        const counted = await ownServer.tell<Counted>("count");
        if (counted) expectCountedOnce(counted, dealId);
      });
    });
  });
}

/** Prepares the demo's company and a creator with all that a contract and a transfer need, then sets their language. */
async function arrive({ company, creator }: Way, language: string): Promise<{ handle: string }> {
  await company.setViewportSize({ width: 1440, height: 900 });
  await comeDirectly(company.context());
  await enterDemoCompany(company.context());
  await expectDemoCard(company);
  const accessToken = await makeContractingCreator(creator, creator.context());
  const body = aBankAccount({ accountNumber: "01234567" });
  await callApi(creator.context(), { endpoint: updateBankInfo, accessToken, body });
  await creator.goto("/settings");
  const shown = await creator
    .getByText(/@sample_[0-9a-f]{8}/)
    .first()
    .textContent();
  for (const page of [company, creator]) await setLanguage(page, language);
  return { handle: /sample_[0-9a-f]{8}/.exec(shown ?? "")?.[0] ?? "" };
}

/** Chooses the language if the account has another one, and waits until it is saved. */
async function setLanguage(page: Page, language: string): Promise<void> {
  const radio = page.getByRole("radio", { name: language });
  if (await radio.isChecked()) return;
  const isKept = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await radio.check();
  await isKept;
}

async function ask({ words, company, creator }: Way, handle: string): Promise<string> {
  const listName = "冬の候補";
  await findIntoList(company, { words, handle, listName });
  await isAccessible(company);
  await consultList(company, { words, listName, product });
  const { board } = words.company.work;
  await turn(company).toHaveText(board.heading.theirs(1));
  await isAccessible(company);
  const dealId = await approveOffer(creator, { words, productName: product.name });
  await isAccessible(creator);
  // Nobody touches the board: it is updated live.
  await turn(company).toHaveText(board.heading.yours(1));
  return dealId;
}

/** The provider charges the card, and none of its answers arrives until its library has given up. */
async function payIntoSilence({ words, company }: Way, isSilent: boolean): Promise<void> {
  if (isSilent) await setFault({ kind: "lost", count: 3 });
  await agreeAndPay(company, words);
}

async function agree(
  { words, company, creator }: Way,
  { dealId, pay }: { dealId: string; pay: () => Promise<void> },
): Promise<void> {
  const { acts, editor, terms } = words.deals;
  const content = "1週間使った感想を、30〜60秒のリールにしてください。";
  await sendTerms(company, { words, dealId, content, feeYen: product.feeYen });
  await creator.goto(`/deal/${dealId}`);
  await turn(creator).toHaveText(acts.headline.creator.answer);
  await isAccessible(creator);
  await creator.getByRole("link", { name: terms.decide.counterShort }).click();
  await entry(creator, editor.fields.feeYen).fill("100000");
  await creator.getByRole("button", { name: editor.submit.again }).click();
  await expect(creator).toHaveURL(`/deal/${dealId}`);
  await turn(company).toHaveText(acts.headline.company.changes(1));
  // A creator without a name is called by her account's.
  await expect(company.getByText(/^サンプル [0-9a-f]{4}/).first()).toBeVisible();
  await isAccessible(company);
  await pay();
  // A provider that was silent, as on a machine with too much to do, is asked again in five seconds and then in a minute.
  await turn(creator).toHaveText(acts.headline.creator.draft, { timeout: 90_000 });
  await expect(creator.getByText(words.says.secured, { exact: true }).first()).toBeVisible();
}

async function deliver(
  { words, company, creator }: Way,
  { handle, ownServer }: { handle: string; ownServer: OwnServer },
): Promise<void> {
  const { acts, delivery } = words.deals;
  await entry(creator, delivery.draft.caption).fill(caption);
  await isAccessible(creator);
  await creator.getByRole("button", { name: delivery.draft.send }).click();
  await turn(company).toHaveText(acts.headline.company.review);
  await isAccessible(company);
  await sayTwice(company, delivery.review.approve);
  await turn(creator).toHaveText(acts.headline.creator.post);

  await ownServer.tell("keepMails");
  await moveTime({ hours: 24 });
  await comeDirectly(creator.context());
  const platform = await creator.context().newPage();
  const url = await publishPost(platform, { words, handle, caption });
  await platform.close();
  await creator.reload();
  await entry(creator, delivery.post.url).fill(url);
  await creator.getByRole("button", { name: delivery.post.add, exact: true }).click();
  // As the page says: a platform that is silent, as on a machine with too much to do, is asked again in a minute.
  await expect(creator.getByText(delivery.post.checks.ok)).toBeVisible({ timeout: 90_000 });
  await isAccessible(creator);
  await creator.getByRole("button", { name: delivery.report.send }).click();
  await turn(creator).toHaveText(acts.headline.creator.waitAccept);
  await turn(company).toHaveText(acts.headline.company.accept);
  await isAccessible(company);
  await sayTwice(company, delivery.report.accept);
  await expect(company.getByText(delivery.report.accepted).first()).toBeVisible();
}

async function transfer(
  browser: Browser,
  way: Way,
  { payOn, language, ownServer }: { payOn: string; language: string; ownServer: OwnServer },
): Promise<void> {
  const { words } = way;
  await moveTime({ to: `${plusBankDays(payOn, -limits.payoutCut.byHandBankDays)}T10:00` });
  const cutter = await enterPayouts(browser, { name: "Mori", path: "/operator/payouts", language });
  const run = await cutAndFile(cutter, words);
  const sender = await enterPayouts(browser, { name: "Sato", path: run, language });
  await sendFiles(sender, words);
  await ownServer.tell("keepMails");
  await moveTime({ to: `${payOn}T11:00` });
  await sender.goto("/dev/bank");
  await sender.getByRole("button", { name: words.says.bank }).click();
  // The demo has a creator of its own who is paid on that day.
  const ours = sender.getByRole("listitem").filter({ hasText: "ﾔﾏﾀﾞ ﾊﾅｺ" });
  await expect(ours).toContainText(words.says.paid);
  await cutter.reload();
  await expectState(cutter, words.operator.payouts.states.done);
}

async function seePaid({ words, company, creator }: Way, dealId: string): Promise<void> {
  const { acts } = words.deals;
  await creator.goto("/payment-history");
  const paid = creator.getByRole("link", { name: product.name });
  await expect(paid).toBeVisible();
  await expect(creator.getByText(words.says.paid, { exact: true }).first()).toBeVisible();
  await expect(creator.getByText("¥110,000").first()).toBeVisible();
  await isAccessible(creator);
  await creator.goto(`/deal/${dealId}`);
  await turn(creator).toHaveText(acts.headline.creator.paid);
  await company.goto(`/company/deals/${dealId}`);
  await turn(company).toHaveText(acts.headline.company.paid);
  await isAccessible(company);
}

/** Held against the provider, the mail server and the books themselves. */
function expectCountedOnce({ mails, deals, books }: Counted, dealId: string): void {
  expect(deals.find(({ deal_id }) => deal_id === dealId)).toMatchObject({
    kinds: "charged cardPaid accepted paid",
    ...{ off: "0", took: "121000", times: "1", payments: "1", paid: "110000", bank: "-110000" },
  });
  expect(mails).toMatchObject({ arrived: mails.written, isEachOnce: true });
  const toCreator = Object.entries(mails.perPerson).filter(([what]) => what.includes(" aoi."));
  expect(Object.fromEntries(toCreator.map(([what, count]) => [what.split(" ")[0], count]))).toEqual(
    Object.fromEntries(toldCreator.map((kind) => [kind, 1])),
  );
  expect(books).toContain(" 0 faults.");
}

/** Whichever copies did the work, and however often something was sent. */
async function expectOnce(dealId: string): Promise<void> {
  type Booked = { docs: { kind: string }[] };
  const { docs } = await asOperator<Booked>({ endpoint: getLedger, query: { deal: dealId } });
  expect(docs.map(({ kind }) => kind)).toEqual(["charged", "cardPaid", "accepted", "paid"]);
  const told = (await mailsTo(demoCompany.email))
    .filter(({ text }) => text.includes(dealId))
    .map(({ subject }) => subject);
  expect(told.length).toBeGreaterThan(3);
  expect(told).toEqual([...new Set(told)]);
}
