import type { FundingWay } from "@tomoru/contract/deals/deal-states";
import type { BillingApp } from "../../testing/billing-app.ts";
import { seedCompany } from "../../testing/seed.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { dealFor } from "../deals/acting/acting.usecases.ts";
import { type SeededDeal, seedDeal } from "../deals/deals.testing.ts";
import { endOfBankDays, hoursLater } from "../deals/transitions/dues.rules.ts";
import { openCharge } from "../ledger/charge.usecases.ts";
import { type DealFunding, fundingOfDeal } from "../ledger/deal-funding.usecases.ts";
import { type DealKey, findEntries } from "../ledger/entries.repository.ts";
import { accounts } from "../ledger/entries.rules.ts";
import { driveLater } from "./driving.usecases.ts";

export type FundedDeal = SeededDeal & { readonly money: DealKey };

type Seed = { readonly way?: FundingWay; readonly card?: string | null; readonly feeYen?: number };

/** A contract of 100,000 yen at 10 % whose charge is open, by a company that has such a card. */
export async function seedContract(
  app: BillingApp,
  { card = "4242424242424242", ...seed }: Seed = {},
): Promise<FundedDeal> {
  const deal = await seedContractOf(app, seed);
  if (card !== null) await app.addCard(deal.company.companyId, card);
  return deal;
}

type Contract = Pick<Seed, "way" | "feeYen"> & {
  readonly company?: Pick<SeededDeal["company"], "companyId">;
};

/** The same of a company that is there, with whatever card it has. */
export async function seedContractOf(
  app: TestApp,
  { way = "card", feeYen = 100_000, company }: Contract,
): Promise<FundedDeal> {
  const now = app.clock.now();
  const dueAt = way === "card" ? hoursLater(now, 72) : endOfBankDays(now, 5);
  const deal = await seedDeal(app, {
    ...(company ? { company: { ...(await seedCompany(app)), ...company } } : {}),
    facts: {
      state: "contracted",
      funding: "charging",
      turn: "company",
      turnKind: "fund",
      turnDueAt: dueAt,
      contractedAt: now,
      contractVersion: 1,
      lastVersion: 1,
      agreed: {
        draftRequired: true,
        draftDueOn: "2026-12-01",
        revisions: 2,
        postFrom: "2026-12-05",
        postTo: "2026-12-20",
        payCycle: "half",
      },
    },
  });
  const { row } = await dealFor(app.deps.db, deal.key);
  const money = { influencerId: deal.key.influencerId, deal: row.id };
  const charge = {
    ...money,
    companyId: deal.company.companyId,
    dealId: deal.dealId,
    feeYen,
    toolFeeBps: 1000,
    isTaxed: true,
    way,
    buyer: { name: "株式会社みなと珈琲", address: "東京都渋谷区神南1-2-3" },
    productName: "しずく",
    creatorName: "はなこ",
    dueAt,
    now,
  };
  const parts = withoutJobs(app);
  await app.deps.db.transaction().execute((trx) => openCharge(parts, trx, charge));
  return { ...deal, money };
}

/** As the job does. */
export function drive(app: BillingApp, { money }: FundedDeal): Promise<void> {
  return driveLater(withoutJobs(app), money);
}

/** A job dies with the process that would have worked it: tests drive by themselves. */
export function withoutJobs({ deps }: Pick<BillingApp, "deps">): BillingApp["deps"] {
  return { ...deps, jobs: { send: async () => undefined, sendAll: async () => undefined } };
}

export function fundingNow(app: BillingApp, { money }: FundedDeal): Promise<DealFunding> {
  return fundingOfDeal(app.deps.db, money);
}

/** What stands in each account of a deal, without those that are even. */
export async function balances(app: BillingApp, { money }: FundedDeal): Promise<Record<string, number>> {
  const entries = await findEntries(app.deps.db, money);
  const sums = accounts.map(
    (name) => [name, entries.reduce((sum, { lines }) => sum + lines[name], 0)] as const,
  );
  return Object.fromEntries(sums.filter(([, yen]) => yen !== 0));
}

export async function bookedKinds(app: BillingApp, { money }: FundedDeal): Promise<string[]> {
  return (await findEntries(app.deps.db, money)).map(({ kind }) => kind).sort();
}

/** What comes to a company's account at the provider, and is left there where nothing waits for it. */
export async function sendToBalance(app: BillingApp, { company }: FundedDeal, amount: number): Promise<void> {
  const { customer_id: customer } = await app.deps.db
    .selectFrom("companies")
    .select("customer_id")
    .where("id", "=", company.companyId)
    .executeTakeFirstOrThrow();
  const { customers } = app.provider.stripe.testHelpers;
  await customers.fundCashBalance(customer ?? "", { amount, currency: "jpy" });
}

/** What the provider has of a deal: received, less what went back. */
export async function heldAtProvider(app: BillingApp, { dealId }: FundedDeal): Promise<number> {
  const { stripe } = app.provider;
  let yen = 0;
  for await (const intent of stripe.paymentIntents.list({ limit: 100 })) {
    const { kind = "" } = intent.metadata;
    if (intent.metadata.dealId !== dealId || !["charge", "balance"].includes(kind)) continue;
    yen += intent.amount_received;
    const refunds = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 });
    for (const { amount, status } of refunds.data) if (status === "succeeded") yen -= amount;
  }
  return yen;
}
