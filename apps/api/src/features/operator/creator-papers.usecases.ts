import type { BodyOf, HeadersOf, ParamsOf, ResultOf } from "@tomoru/contract/endpoint";
import type * as endpoints from "@tomoru/contract/operator/creators";
import type { Deps } from "../../deps.ts";
import { audit } from "../../platform/audit-log.ts";
import type { Trx } from "../../platform/db/database.ts";
import { conflictAt, Refusal } from "../../platform/refusal.ts";
import { keepGuardianConsent } from "../deals/terms/guardian.usecases.ts";
import { confirmTaxProfile, taxProfileFor } from "../deals/terms/tax-profile.usecases.ts";
import { findRecipients } from "./operator.repository.ts";

type Call<E> = { readonly params: ParamsOf<E>; readonly headers: HeadersOf<E>; readonly body: BodyOf<E> };
type Guardian = typeof endpoints.setGuardianConsent;
type Tax = typeof endpoints.confirmTaxProfile;

async function ownerOf(trx: Trx, email: string) {
  const [recipient] = await findRecipients(trx, [email]);
  if (!recipient) throw new Refusal("emailUnknown");
  return recipient.ownerId;
}

/** What a guardian has said on paper or by mail; again replaces it. `emailUnknown`. */
export function setGuardianConsent(
  deps: Deps,
  { params: { email }, headers, body }: Call<Guardian>,
): Promise<ResultOf<Guardian>> {
  return deps.db.transaction().execute(async (trx) => {
    const influencerId = await ownerOf(trx, email);
    const operator = headers["x-operator"];
    await audit(trx, { operator, call: "setGuardianConsent", about: influencerId }, deps);
    const { guardianName, evidence } = body;
    await keepGuardianConsent(deps, { trx, influencerId, consent: { guardianName, evidence } });
    return { email, isConsented: true };
  });
}

/** Of what the profile says now. `dataNotFound` without one, 409 where it says something else than was checked. */
export function confirmTax(
  deps: Deps,
  { params: { email }, headers, body }: Call<Tax>,
): Promise<ResultOf<Tax>> {
  return deps.db.transaction().execute(async (trx) => {
    const influencerId = await ownerOf(trx, email);
    const operator = headers["x-operator"];
    await audit(trx, { operator, call: "confirmTaxProfile", about: influencerId }, deps);
    const profile = await taxProfileFor(deps, trx, influencerId);
    if (!profile) throw new Refusal("dataNotFound");
    if (profile.residency !== body.residency) throw conflictAt("residency");
    if (profile.entity !== body.entity) throw conflictAt("entity");
    await confirmTaxProfile(deps, trx, influencerId);
    return { email, isConfirmed: true };
  });
}
