import type { remindCreator } from "@tomoru/contract/company/work";
import type { ResultOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import { findPerson } from "../../accounts/person.usecases.ts";
import { isSuspended } from "../../accounts/standing.usecases.ts";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { conflictAt, Refusal } from "../../platform/refusal.ts";
import { companyCardOf } from "../companies/profile/company-card.usecases.ts";
import { wantsOffersByMail } from "../consultations/offer-mail-wish.usecases.ts";
import { findWaited, takeReminder } from "./reminders.repository.ts";
import type { CompanyId } from "./work.repository.ts";

/** Writes to the creator whose turn it is, once in 24 hours. 409 `state` once it is not; of somebody who wants no offer mails it is noted alone. */
export async function remind(
  deps: Deps,
  { companyId, dealId }: { companyId: CompanyId; dealId: string },
): Promise<ResultOf<typeof remindCreator>> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const waited = await findWaited(trx, { companyId, dealId });
    if (!waited) throw new Refusal("dataNotFound");
    if (waited.waits_for === null) throw conflictAt("state");
    const before = secondsAfter(now, -limits.reminderSeconds);
    if (!(await takeReminder(trx, { companyId, dealId, now, before }))) throw new Refusal("tooManyRequests");
    const influencerId = mintOwnerId<"influencer">(waited.influencer_id);
    const person = await findPerson(trx, influencerId);
    const company = await companyCardOf(trx, { companyId, now });
    const isWanted = waited.waits_for === "deal" || (await wantsOffersByMail(trx, influencerId));
    if (!person || !company || !isWanted || (await isSuspended(trx, influencerId))) return;
    await deps.outbox.enqueue(trx, {
      kind: "reminded",
      data: {
        fullName: person.fullName,
        companyName: company.name,
        productName: waited.product_name ?? "",
        waitsFor: waited.waits_for,
        dealId,
      },
      to: person.email,
      locale: person.locale,
      expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
    });
  });
  return { remindedAt: now.toISOString() };
}
