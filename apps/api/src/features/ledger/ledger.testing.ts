import type { Deps } from "../../deps.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { seedCompany, seedInfluencer } from "../../testing/seed.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { openCharge } from "./charge.usecases.ts";
import { holdChargeOfDeal } from "./charges.repository.ts";
import { type DealKey, findEntries } from "./entries.repository.ts";
import { chargePaid } from "./settling.usecases.ts";

/** A contract of 100,000 yen at 10 %, charged twice: the second time changes nothing. */
export async function seedCharge(app: TestApp, now: Date): Promise<DealKey> {
  const { ownerId: influencerId } = await seedInfluencer(app);
  const { companyId } = await seedCompany(app);
  const key = { influencerId, deal: uuidAt(now) };
  const charge = {
    ...key,
    companyId: mintOwnerId<"company">(companyId),
    dealId: "AAAAAAAAAAAAAAAAAAAAAA",
    feeYen: 100_000,
    toolFeeBps: 1000,
    isTaxed: true,
    way: "card" as const,
    buyer: { name: "株式会社みなと珈琲", address: null },
    productName: "しずく",
    creatorName: "はなこ",
    dueAt: new Date("2026-11-18T03:00:00.000Z"),
    now,
  };
  const open = () => app.deps.db.transaction().execute((trx) => openCharge(app.deps, trx, charge));
  await open();
  await open();
  return key;
}

/** Each entry by its kind, without the accounts that it leaves alone. */
export async function entriesOf(db: Queryable, key: DealKey) {
  const found = await findEntries(db, key);
  return found.map(({ kind, lines }) => [
    kind,
    Object.fromEntries(Object.entries(lines).filter(([, yen]) => yen !== 0)),
  ]);
}

/** Its card has paid all of it, as far as the books know. */
export async function payCharge(deps: Deps, trx: Trx, key: DealKey): Promise<void> {
  const charge = await holdChargeOfDeal(trx, key);
  const paid = { attempt: 1, intent: "pi_seeded", yen: Number(charge?.yen), isOfBalance: false };
  await chargePaid(deps, trx, { ...key, ...paid, now: deps.clock.now() });
}
