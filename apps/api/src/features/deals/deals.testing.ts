import type { Platform } from "@tomoru/contract/influencer/offers";
import type { SeededMember } from "../../testing/seed.ts";
import { seedCompany } from "../../testing/seed.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { type SignedInCreator, seedAskable } from "../consultations/consultations.testing.ts";
import { mintOfferId } from "../offers/offers.usecases.ts";
import { type DealKey, dealFor } from "./acting.usecases.ts";
import type { DealFacts } from "./deal-facts.rules.ts";
import { columnsOf, type Deal } from "./deal-row.rules.ts";
import { runEchoes } from "./echoes.usecases.ts";
import { openDeal } from "./opening.usecases.ts";

export type SeededDeal = {
  readonly key: DealKey;
  readonly dealId: string;
  readonly creator: SignedInCreator;
  readonly company: SeededMember;
};

type Seed = {
  readonly creator?: SignedInCreator;
  readonly company?: SeededMember;
  readonly platform?: Platform;
  /** Where the deal stands; without it the company is to send its first version. */
  readonly facts?: Partial<DealFacts>;
};

/** A deal of a creator and a company who are both signed in, and which the company lists. */
export async function seedDeal(app: TestApp, seed: Seed = {}): Promise<SeededDeal> {
  const creator = seed.creator ?? (await seedAskable(app, 1))[0];
  if (!creator) throw new Error("nobody was seeded");
  const company = seed.company ?? (await seedCompany(app, { planId: "standard" }));
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
