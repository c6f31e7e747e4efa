import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { type CreatorId, saveGuardianConsent } from "./tax-profile.repository.ts";

type Consent = { readonly guardianName: string; readonly evidence: string };

/** Who consented, and by what it is known: sealed, and erased with the account. */
export function keepGuardianConsent(
  { keys, clock }: Pick<Deps, "keys" | "clock">,
  { trx, influencerId, consent }: { trx: Trx; influencerId: CreatorId; consent: Consent },
): Promise<void> {
  const ciphertext = keys.seal(JSON.stringify(consent), `guardian_consents/${influencerId}`);
  return saveGuardianConsent(trx, { influencerId, ciphertext, now: clock.now() });
}
