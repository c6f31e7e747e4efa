import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { wantsOfferMail } from "./consultations.repository.ts";

/** Whether mails about offers are for the creator. */
export function wantsOffersByMail(db: Queryable, influencerId: OwnerId<"influencer">): Promise<boolean> {
  return wantsOfferMail(db, influencerId);
}
