import type { Deps } from "../../../deps.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { isAdult } from "./gates.rules.ts";
import { type CreatorId, findGuardian, saveGuardianConsent } from "./tax-profile.repository.ts";

type Consent = { readonly guardianName: string; readonly evidence: string };

/** Who consented, and by what it is known: sealed, and erased with the account. */
export function keepGuardianConsent(
  { keys, clock }: Pick<Deps, "keys" | "clock">,
  { trx, influencerId, consent }: { trx: Trx; influencerId: CreatorId; consent: Consent },
): Promise<void> {
  const ciphertext = keys.seal(JSON.stringify(consent), `guardian_consents/${influencerId}`);
  return saveGuardianConsent(trx, { influencerId, ciphertext, now: clock.now() });
}

/** Whether one is wanted, null before a day of birth is given, and since when one has consented. */
export async function guardianOf(
  { clock }: Pick<Deps, "clock">,
  db: Queryable,
  influencerId: CreatorId,
): Promise<{ isMinor: boolean | null; consentedAt: Date | null }> {
  const row = await findGuardian(db, influencerId);
  const dob = row?.dob ?? null;
  return {
    isMinor: dob === null ? null : !isAdult(dob, japanDay(clock.now())),
    consentedAt: row?.given_at ?? null,
  };
}
