import { sendCompanyTerms } from "@tomoru/contract/company/deals";
import type { FundingWay } from "@tomoru/contract/deals/deal-states";
import type { Terms } from "@tomoru/contract/deals/terms";
import { answerTerms, getDeal, sendTerms } from "@tomoru/contract/influencer/deals";
import type { Platform } from "@tomoru/contract/platforms";
import { someTerms } from "@tomoru/contract/testing/deal.builder";
import { aTaxProfile } from "@tomoru/contract/testing/tax.builder";
import { startSession } from "../../accounts/sessions/sessions.usecases.ts";
import { uuidAt } from "../../platform/random.ts";
import type { SeededMember } from "../../testing/seed.ts";
import { seedCompany, seedSession } from "../../testing/seed.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { type SignedInCreator, seedAskable } from "../consultations/consultations.testing.ts";
import { mintOfferId } from "../offers/offers.usecases.ts";
import { actOnDeal, type DealKey, dealFor } from "./acting/acting.usecases.ts";
import { runEchoes } from "./acting/echoes.usecases.ts";
import { openDeal } from "./acting/opening.usecases.ts";
import { updateTaxProfile } from "./terms/tax-profile.usecases.ts";
import type { DealFacts } from "./transitions/deal-facts.rules.ts";
import { columnsOf, type Deal } from "./transitions/deal-row.rules.ts";

export type SeededDeal<C = SeededMember> = {
  readonly key: DealKey;
  readonly dealId: string;
  readonly creator: SignedInCreator;
  readonly company: C;
};

type OfCompany = Pick<SeededMember, "companyId">;

type Seed<C extends OfCompany = SeededMember> = {
  readonly creator?: SignedInCreator;
  readonly company?: C;
  readonly platform?: Platform;
  /** Where the deal stands; without it the company is to send its first version. */
  readonly facts?: Partial<DealFacts>;
};

/** A deal of a creator and a company who are both signed in, and which the company lists. */
export async function seedDeal<C extends OfCompany = SeededMember>(
  app: TestApp,
  seed: Seed<C> = {},
): Promise<SeededDeal<C>> {
  const creator = seed.creator ?? (await seedAskable(app, 1))[0];
  if (!creator) throw new Error("nobody was seeded");
  const company = seed.company ?? ((await seedCompany(app, { planId: "standard" })) as OfCompany as C);
  const dealId = mintOfferId(app.deps);
  const key = { influencerId: creator.ownerId, dealId };
  const deal = {
    ...key,
    companyId: company.companyId,
    source: "application" as const,
    platform: seed.platform ?? "instagram",
    productName: "うるおい化粧水「しずく」",
    leastFeeYen: null,
    now: app.clock.now(),
  };
  await app.deps.db.transaction().execute((trx) => openDeal(trx, deal));
  if (seed.facts) await putFacts(app, key, seed.facts);
  await runEchoes(app.deps, []);
  return { key, dealId, creator, company };
}

/** Sets where a deal stands, past its state machine. */
export async function putFacts({ deps }: TestApp, key: DealKey, facts: Partial<DealFacts>): Promise<void> {
  const { row, facts: standing } = await dealFor(deps.db, key);
  await deps.db
    .updateTable("deals")
    .set({ ...columnsOf({ ...standing, ...facts }), changes: row.changes + 1 })
    .where("influencer_id", "=", key.influencerId)
    .where("deal_id", "=", key.dealId)
    .execute();
}

export function dealNow({ deps }: TestApp, { key }: Pick<SeededDeal, "key">): Promise<Deal> {
  return dealFor(deps.db, key);
}

/** What a contract asks of a creator beside what makes one findable. */
async function makeCreatorReady({ deps }: TestApp, influencerId: DealKey["influencerId"]): Promise<void> {
  const { residency, entity, legalName, tradeName, invoiceNumber, hasEmployees } = aTaxProfile();
  const update = { residency, entity, legalName, tradeName, invoiceNumber, hasEmployees };
  await updateTaxProfile(deps, { influencerId, update });
}

/** What a contract asks of a company: that it was verified, who it is, a card. */
export async function makeCompanyReady({ deps, clock }: TestApp, { companyId }: OfCompany): Promise<void> {
  await deps.db
    .updateTable("companies")
    .set({
      ...{ verification: "verified", representative: "佐藤 一郎", prefecture: "tokyo" },
      ...{ address: "渋谷区神南1-2-3", building: "みなとビル4階" },
    })
    .where("id", "=", companyId)
    .execute();
  const standing = await deps.db
    .selectFrom("cards")
    .select("id")
    .where("company_id", "=", companyId)
    .where("is_default", "=", true)
    .executeTakeFirst();
  if (standing) return;
  await deps.db
    .insertInto("cards")
    .values({
      ...{ company_id: companyId, id: uuidAt(clock.now()), stripe_id: "pm_1", brand: "visa" },
      ...{ last4: "4242", holder: null, exp_month: 12, exp_year: 2030, fingerprint_hash: "f" },
      is_default: true,
    })
    .execute();
}

/** A deal of two who may make a contract. */
export async function seedReady(app: TestApp, seed: Seed = {}): Promise<SeededDeal> {
  const seeded = await seedDeal(app, seed);
  await makeCreatorReady(app, seeded.creator.ownerId);
  await makeCompanyReady(app, seeded.company);
  return seeded;
}

/** The tests' clock stands in the middle of November. */
export const readyTerms = (more: Partial<Terms> = {}): Terms =>
  someTerms({ draftDueOn: "2026-11-25", postFrom: "2026-12-01", postTo: "2026-12-10", ...more });

type Sent = { readonly terms?: Partial<Terms>; readonly baseVersion?: number; readonly revision?: number };
type SentByCompany = Sent & { readonly funding?: FundingWay };

export function sendByCompany(
  app: TestApp,
  { dealId, company }: SeededDeal,
  { terms = {}, baseVersion = 0, revision = 0, funding = "card" }: SentByCompany = {},
) {
  const body = { terms: readyTerms(terms), baseVersion, revision, funding };
  return app.call(sendCompanyTerms, { token: company.token, params: { id: dealId }, body });
}

export function sendByCreator(
  app: TestApp,
  { dealId, creator }: SeededDeal,
  { terms = {}, baseVersion = 1, revision = 1 }: Sent = {},
) {
  const body = { terms: readyTerms(terms), baseVersion, revision };
  return app.call(sendTerms, { token: creator.token, params: { id: dealId }, body });
}

/** What the creator's page shows, agreed to as it stands. */
export async function acceptByCreator(app: TestApp, { dealId, creator }: SeededDeal) {
  const request = { token: creator.token, params: { id: dealId } };
  const { result } = await app.call(getDeal, request);
  const { revision, versions } = result;
  const open = versions.at(-1);
  const body = { action: "accept" as const, version: open?.version, sha256: open?.sha256, revision };
  return app.call(answerTerms, { ...request, body });
}

/** A contract over one reel for 100,000 yen, not paid for yet. */
export async function seedContract(
  app: TestApp,
  { terms = {}, funding = "card", ...seed }: Seed & { terms?: Partial<Terms>; funding?: FundingWay } = {},
) {
  const seeded = await seedReady(app, seed);
  const sent = await sendByCompany(app, seeded, { terms, funding });
  const accepted = await acceptByCreator(app, seeded);
  if (sent.status !== 200 || accepted.status !== 200)
    throw new Error(`no contract: ${sent.errors} ${accepted.errors}`);
  return seeded;
}

/** The same, paid for: what the provider would tell of. */
export async function seedSecured(app: TestApp, seed: Seed & { terms?: Partial<Terms> } = {}) {
  const seeded = await seedContract(app, seed);
  const act = { kind: "paid" as const, by: "stripe" as const };
  await app.deps.db.transaction().execute((trx) => actOnDeal(app.deps, { trx, key: seeded.key, act }));
  await runEchoes(app.deps, []);
  return seeded;
}

/** After the tests' clock was moved: whoever was signed in no longer is. */
export async function signInAgain(app: TestApp, seeded: SeededDeal): Promise<SeededDeal> {
  const { creator, company } = seeded;
  const { accessToken } = await app.deps.db
    .transaction()
    .execute((trx) => startSession(app.deps, { trx, account: company.account }));
  return {
    ...seeded,
    creator: { ...creator, token: await seedSession(app, creator) },
    company: { ...company, token: accessToken },
  };
}

/** The creator has asked to withdraw, as of a last day in Japan. */
export async function leaveOn(
  { deps }: TestApp,
  { key }: Pick<SeededDeal, "key">,
  day: string,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db
    .insertInto("withdrawals")
    .values({
      ...{ influencer_id: key.influencerId, id: uuidAt(now), reason: "others", details: null },
      ...{ ends_on: day, status: "pending", created_at: now },
    })
    .execute();
}
