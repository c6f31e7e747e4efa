import type { TaxProfile, TaxProfileUpdate } from "@tomoru/contract/influencer/tax";
import type { Deps } from "../../../deps.ts";
import { canonicalJson } from "../../../platform/canonical-json.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { type CreatorId, confirmTax, findTaxProfile, saveTaxProfile } from "./tax-profile.repository.ts";
import { openTaxProfile, sealTaxProfile, taxProfileOf } from "./tax-profile.rules.ts";

/** Null before it is given. */
export async function taxProfileFor(
  { keys }: Pick<Deps, "keys">,
  db: Queryable,
  influencerId: CreatorId,
): Promise<TaxProfile | null> {
  const row = await findTaxProfile(db, influencerId);
  if (!row) return null;
  return openTaxProfile(keys, {
    influencerId,
    ciphertext: row.ciphertext,
    isConfirmed: row.confirmed_at !== null,
  });
}

export async function hasTaxProfile(db: Queryable, influencerId: CreatorId): Promise<boolean> {
  return (await findTaxProfile(db, influencerId)) !== undefined;
}

/** Contracts keep what they were made with. What says something else than what was confirmed is to be confirmed again. */
export function updateTaxProfile(
  deps: Deps,
  { influencerId, update }: { influencerId: CreatorId; update: TaxProfileUpdate },
): Promise<TaxProfile> {
  const typed = {
    ...update,
    invoiceNumber: update.invoiceNumber || null,
    tradeName: update.tradeName || null,
  };
  return deps.db.transaction().execute(async (trx) => {
    const before = await taxProfileFor(deps, trx, influencerId);
    const isConfirmed = before?.isConfirmed === true && saysTheSame(before, typed);
    const now = deps.clock.now();
    await saveTaxProfile(trx, {
      influencerId,
      ciphertext: sealTaxProfile(deps.keys, influencerId, typed),
      confirmedAt: isConfirmed ? now : null,
      now,
    });
    return taxProfileOf(typed, isConfirmed);
  });
}

function saysTheSame(before: TaxProfile, typed: TaxProfileUpdate): boolean {
  const kept = Object.keys(typed).map((key) => [key, before[key as keyof TaxProfileUpdate]]);
  return canonicalJson(Object.fromEntries(kept)) === canonicalJson(typed);
}

/** By the operator, of what it says now. */
export async function confirmTaxProfile(
  { clock }: Pick<Deps, "clock">,
  trx: Trx,
  influencerId: CreatorId,
): Promise<void> {
  const row = await findTaxProfile(trx, influencerId);
  if (row) await confirmTax(trx, { influencerId, ciphertext: row.ciphertext, now: clock.now() });
}
