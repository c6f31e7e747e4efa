import { listCompanyDeals } from "@tomoru/contract/company/deals";
import { getCompanyHome } from "@tomoru/contract/company/home";
import { getCalendar } from "@tomoru/contract/influencer/calendar";
import { getDeal, listDeals } from "@tomoru/contract/influencer/deals";
import { getHome } from "@tomoru/contract/influencer/home";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { runEchoes } from "../deals/acting/echoes.usecases.ts";
import { dealNow, putFacts } from "../deals/deals.testing.ts";
import { seedDelivery } from "../deals/delivery/deliveries.testing.ts";
import { reconcile } from "../funding/reconcile.usecases.ts";
import { book } from "../ledger/book.usecases.ts";
import { seedDealPayment } from "../payments/deal-payments.testing.ts";
import { operatorOf, seedAccepted, seedPayee } from "./payouts.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const payOn = "2026-12-15";
const inPayment = { state: "accepted", turn: "none", turnKind: null, turnDueAt: null } as const;

/** Accepted, and due on a day to come. */
async function seedDue() {
  const seeded = await seedDelivery(app, {
    facts: { ...inPayment, paymentStage: "due", payDueOn: payOn },
  });
  const { row } = await dealNow(app, seeded);
  const { influencerId, dealId } = seeded.key;
  const { companyId } = seeded.company;
  const { paymentId } = await seedDealPayment(app, { influencerId, companyId, dealId, deal: row.id, payOn });
  return { ...seeded, paymentId };
}
type Due = Awaited<ReturnType<typeof seedDue>>;

/** Every day of payment that a side reads anywhere, by where. */
async function promised({ creator, company, dealId }: Due) {
  await runEchoes(app.deps, []);
  const { token } = creator;
  const [home, list, deal, calendar, companyList, companyHome] = await Promise.all([
    app.call(getHome, { token }),
    app.call(listDeals, { token }),
    app.call(getDeal, { token, params: { id: dealId } }),
    app.call(getCalendar, { token }),
    app.call(listCompanyDeals, { token: company.token }),
    app.call(getCompanyHome, { token: company.token }),
  ]);
  const feed = await app.app.inject({ url: new URL(calendar.result.feedUrl).pathname });
  return {
    home: home.result.deals.nextPayment?.on ?? null,
    next: home.result.deals.next.find(({ kind }) => kind === "pay")?.on ?? null,
    list: list.result.docs[0]?.payDueOn,
    page: deal.result.payDueOn,
    feed: feed.body.includes(`${dealId}-pay@`) ? payOn : null,
    companyList: companyList.result.docs[0]?.payDueOn,
    companyHome: companyHome.result.money.next?.on ?? null,
  };
}

const everywhere = (day: string | null) => ({
  ...{ home: day, next: day, list: day, page: day, feed: day, companyList: day, companyHome: day },
});

test("a payment that the operator holds is promised for no day anywhere, until it is let go", async () => {
  const due = await seedDue();
  expect(await promised(due)).toEqual(everywhere(payOn));
  await operatorOf(app).hold(due.paymentId, true);
  expect(await promised(due)).toEqual(everywhere(null));
  await operatorOf(app).hold(due.paymentId, false);
  expect(await promised(due)).toEqual(everywhere(payOn));
});

test("the same of one whose sums do not agree; that it is held is no news, and moves no list", async () => {
  const creator = await seedPayee(app);
  const { dealId, companyId } = await seedAccepted(app, creator.ownerId, { payOn });
  const key = { influencerId: creator.ownerId, dealId };
  await putFacts(app, key, { paymentStage: "due", payDueOn: payOn });
  const { row } = await dealNow(app, { key });
  const listed = async () => {
    await runEchoes(app.deps, []);
    return app.deps.db
      .selectFrom("company_deals")
      .select(["pay_due_on", "updated_at"])
      .where("company_id", "=", companyId)
      .executeTakeFirstOrThrow();
  };
  const before = { pay_due_on: payOn, updated_at: row.updated_at };
  expect(await listed()).toEqual(before);
  const wrong = { influencerId: creator.ownerId, deal: row.id, kind: "chargeback" as const };
  await app.deps.db
    .transaction()
    .execute((trx) => book(trx, { ...wrong, lines: { payable: -1, loss: 1 }, now: app.clock.now() }));
  await reconcile(app.deps, { isWhole: true });
  expect(await listed()).toEqual({ ...before, pay_due_on: null });
  await app.deps.db.deleteFrom("ledger").where("kind", "=", "chargeback").execute();
  await reconcile(app.deps, { isWhole: true });
  expect(await listed()).toEqual(before);
});

test("what came back from the bank is promised for no day, even one that is still to come", async () => {
  const due = await seedDue();
  await putFacts(app, due.key, { paymentStage: "failed" });
  await app.deps.db
    .updateTable("payments")
    .set({ stage: "failed", status: "Failed", failure: "accountMissing" })
    .where("influencer_id", "=", due.creator.ownerId)
    .execute();
  await app.deps.db
    .updateTable("company_deals")
    .set({ payment_stage: "failed" })
    .where("company_id", "=", due.company.companyId)
    .execute();
  expect(await promised(due)).toEqual(everywhere(null));
});
