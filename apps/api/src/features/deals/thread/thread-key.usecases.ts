import type { DealSide } from "@tomoru/contract/deals/deal-states";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Admitted } from "../../../platform/http/route.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { DealKey } from "../acting/acting.usecases.ts";
import { findDealOfCompany } from "../lists/company-deals.repository.ts";

export type Person = Admitted<"influencer"> | Admitted<"company">;

export const sideOf = ({ actor }: Pick<Person, "actor">): DealSide =>
  actor === "company" ? "company" : "creator";

/** The deal that one of either side means; a company comes to it by its own list alone. `dataNotFound`. */
export async function keyFor(
  db: Queryable,
  { caller, dealId }: { caller: Person; dealId: string },
): Promise<DealKey> {
  if (caller.actor === "influencer")
    return { influencerId: mintOwnerId<"influencer">(caller.ownerId), dealId };
  const companyId = mintOwnerId<"company">(caller.ownerId);
  const influencerId = await findDealOfCompany(db, { companyId, dealId });
  if (influencerId === undefined) throw new Refusal("dataNotFound");
  return { influencerId: mintOwnerId<"influencer">(influencerId), dealId };
}
