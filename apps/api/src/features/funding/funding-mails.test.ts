import { listFailedRefunds, refundByHand } from "@tomoru/contract/operator/ledger";
import { expect, test } from "vitest";
import { japanDay } from "../../platform/japan-time.ts";
import { billingAppAt } from "../../testing/billing-app.ts";
import { bookCancelled } from "../ledger/charge.usecases.ts";
import { returnWithholding } from "../ledger/refund.usecases.ts";
import { soon } from "../social/linking.testing.ts";
import { drive, type FundedDeal, seedContract, sendToBalance } from "./funding.testing.ts";
import { remindOfTransfers } from "./funding-clock.usecases.ts";

// A Monday.
const app = billingAppAt("2026-11-16T03:00:00.000Z");

/** An address of its own for each deal: mails that no test asked for stay in the box. */
const billingOf = ({ dealId }: FundedDeal) => `keiri-${dealId}@example.jp`.toLowerCase();

async function withBilling(deal: FundedDeal): Promise<FundedDeal> {
  await app.deps.db
    .updateTable("companies")
    .set({ billing_email: billingOf(deal) })
    .where("id", "=", deal.company.companyId)
    .execute();
  return deal;
}

/** The owner reads it, and whoever pays her bills reads the same. */
async function bothRead(deal: FundedDeal, subject: string, parts: readonly string[]): Promise<void> {
  for (const address of [deal.company.email, billingOf(deal)]) {
    const find = () =>
      app.mail.received.find((mail) => mail.to === address && mail.subject.endsWith(subject))?.text;
    await expect.poll(find, soon).toBeDefined();
    for (const part of parts) expect(find()).toContain(part);
  }
}

const inTrx = <T>(act: Parameters<ReturnType<typeof app.deps.db.transaction>["execute"]>[0]) =>
  app.deps.db.transaction().execute(act) as Promise<T>;

test("what was charged and what went back is told with its sum and its reason", async () => {
  const deal = await withBilling(await seedContract(app));
  await drive(app, deal);
  await bothRead(deal, "取引の代金 ¥121,000 をお支払いいただきました", ["お支払い方法：カード"]);
  await inTrx((trx) => bookCancelled(app.deps, trx, { ...deal.money, creatorPct: 20, now: app.clock.now() }));
  await drive(app, deal);
  await bothRead(deal, "¥96,800 を返金しました", [
    "取引の取り消しにともなう返金です。",
    "商品名：しずく",
    "クリエイター：はなこさん",
  ]);
});

test("tax that was withheld is told with whose it is, of how much, and by when it is to be remitted", async () => {
  const deal = await withBilling(await seedContract(app));
  await drive(app, deal);
  await inTrx((trx) =>
    returnWithholding(app.deps, trx, {
      ...{ ...deal.money, n: 1, kind: "std", reason: "appearance", payee: "山田 花子" },
      ...{ grossYen: 100_000, withheldYen: 10_210, paidOn: "2026-11-30", now: app.clock.now() },
    }),
  );
  await drive(app, deal);
  await bothRead(deal, "源泉所得税 ¥10,210 を2026年12月10日までに納付してください", [
    "支払いを受けた方：山田 花子",
    "報酬（税抜）：¥100,000",
    "/company/withholding",
  ]);
});

test("a refund that the provider could not make is told once the operator has paid it, with the tax that is to be remitted", async () => {
  const deal = await withBilling(await seedContract(app, { card: "4000000000005126" }));
  await drive(app, deal);
  await inTrx((trx) =>
    returnWithholding(app.deps, trx, {
      ...{ ...deal.money, n: 1, kind: "std", reason: "appearance", payee: "山田 花子" },
      ...{ grossYen: 100_000, withheldYen: 10_210, paidOn: "2026-11-30", now: app.clock.now() },
    }),
  );
  await inTrx((trx) => bookCancelled(app.deps, trx, { ...deal.money, creatorPct: 50, now: app.clock.now() }));
  await drive(app, deal);
  app.clock.advance(61);
  await drive(app, deal);
  const token = app.deps.config.operatorToken;
  const headers = { "x-operator": "Ueda" };
  const { docs } = (await app.call(listFailedRefunds, { token, headers })).result;
  expect(docs.map(({ yen }) => yen).sort()).toEqual([10_210, 60_500]);
  for (const { refundId: id } of [...docs, ...docs]) {
    const body = { paidOn: japanDay(app.clock.now()), reference: `振込 ${id}` };
    await app.call(refundByHand, { token, headers, params: { id }, body });
  }
  await bothRead(deal, "源泉所得税 ¥10,210 を2026年12月10日までに納付してください", [
    "銀行口座へのお振り込みで",
  ]);
  await bothRead(deal, "¥60,500 を返金しました", ["銀行口座へお振り込みしました。"]);
  const told = app.mail.received.filter(
    ({ to, text }) => to === billingOf(deal) && text.includes("銀行口座"),
  );
  expect(told).toHaveLength(2);
});

test("tax that goes back in two parts, to the card and to the balance, is told once and whole", async () => {
  const deal = await withBilling(await seedContract(app));
  await sendToBalance(app, deal, 115_000);
  await drive(app, deal);
  await drive(app, deal);
  await inTrx((trx) =>
    returnWithholding(app.deps, trx, {
      ...{ ...deal.money, n: 1, kind: "std", reason: "appearance", payee: "山田 花子" },
      ...{ grossYen: 100_000, withheldYen: 10_210, paidOn: "2026-11-30", now: app.clock.now() },
    }),
  );
  await drive(app, deal);
  const refunds = await app.deps.db.selectFrom("refunds").select("yen").orderBy("n").execute();
  expect(refunds.map(({ yen }) => Number(yen))).toEqual([6_000, 4_210]);
  await bothRead(deal, "源泉所得税 ¥10,210 を2026年12月10日までに納付してください", [
    "源泉徴収税額：¥10,210",
  ]);
});

test("a transfer that has not come whole is reminded of on the second and the fourth bank day, once each, with what is missing", async () => {
  const deal = await withBilling(await seedContract(app, { way: "transfer", card: null }));
  await drive(app, deal);
  await sendToBalance(app, deal, 21_000);
  await drive(app, deal);
  const written = async (moment: string) => {
    app.clock.set(moment);
    await app.deps.db.deleteFrom("mails").execute();
    await Promise.all([remindOfTransfers(app.deps), remindOfTransfers(app.deps)]);
    const mails = await app.deps.db.selectFrom("mails").select("kind").execute();
    return mails.map(({ kind }) => kind);
  };
  const twice = ["transferWaiting", "transferWaiting"];
  expect(await written("2026-11-17T03:00:00Z")).toEqual([]);
  expect(await written("2026-11-18T00:00:00Z")).toEqual(twice);
  await bothRead(deal, "2026年11月24日までに取引の代金をお振り込みください", [
    "まだ入金されていない額：¥100,000",
  ]);
  expect(await written("2026-11-19T03:00:00Z")).toEqual([]);
  expect(await written("2026-11-20T00:00:00Z")).toEqual(twice);
  // The 23rd is a holiday; the due is the fifth bank day.
  expect(await written("2026-11-24T03:00:00Z")).toEqual([]);
});

test("a transfer that has come whole is reminded of no more", async () => {
  const deal = await withBilling(await seedContract(app, { way: "transfer", card: null }));
  await drive(app, deal);
  await sendToBalance(app, deal, 121_000);
  await drive(app, deal);
  await bothRead(deal, "取引の代金 ¥121,000 をお支払いいただきました", ["お支払い方法：銀行振込"]);
  app.clock.set("2026-11-20T03:00:00Z");
  await app.deps.db.deleteFrom("mails").execute();
  await remindOfTransfers(app.deps);
  expect(await app.deps.db.selectFrom("mails").select("kind").execute()).toEqual([]);
});

test("without an address for bills the owner alone reads it", async () => {
  const deal = await seedContract(app);
  await drive(app, deal);
  const mails = await app.deps.db.selectFrom("mails").select("kind").where("kind", "=", "charged").execute();
  expect(mails).toHaveLength(1);
});
