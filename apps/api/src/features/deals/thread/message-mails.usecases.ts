import type { DealSide } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import { findPerson } from "../../../accounts/person.usecases.ts";
import { isSuspended } from "../../../accounts/standing.usecases.ts";
import type { Deps } from "../../../deps.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { readersOfAnswers } from "../../companies/members/members.usecases.ts";
import { companyCardOf } from "../../companies/profile/company-card.usecases.ts";
import { messageMailsToken } from "../../offers/offers.usecases.ts";
import type { Deal } from "../transitions/deal-row.rules.ts";

const hourSeconds = 3600;

type Telling = { readonly trx: Trx; readonly deal: Deal; readonly from: DealSide };

/** Tells the other side of a message, at most once in six hours and thread. The columns that say so. */
export async function newMessageMails(
  deps: Deps,
  { trx, deal: { row }, from }: Telling,
): Promise<{ creator_told_at?: Date; company_told_at?: Date }> {
  const now = deps.clock.now();
  const toldAt = from === "company" ? row.creator_told_at : row.company_told_at;
  const since = secondsAfter(now, -limits.dealMessageMailHours * hourSeconds);
  if (toldAt !== null && toldAt > since) return {};
  const expiresAt = secondsAfter(now, limits.noticeLifetimeSeconds);
  const texts = { dealId: row.deal_id, productName: row.product_name ?? "" };
  if (from === "creator") {
    const companyId = mintOwnerId<"company">(row.company_id);
    const readers = await readersOfAnswers(trx, companyId);
    const mails = readers.map(({ fullName, email, locale }) => ({
      kind: "newMessage" as const,
      data: { fullName, ...texts, from, name: null, unsubscribeToken: null },
      ...{ to: email, locale, expiresAt, about: companyId },
    }));
    await deps.outbox.enqueueAll(trx, mails);
    return { company_told_at: now };
  }
  const influencerId = mintOwnerId<"influencer">(row.influencer_id);
  const person = await findPerson(trx, influencerId);
  if (!person || !(await wantsMessageMails(trx, influencerId))) return {};
  if (await isSuspended(trx, influencerId)) return {};
  const company = await companyCardOf(trx, { companyId: mintOwnerId<"company">(row.company_id), now });
  await deps.outbox.enqueue(trx, {
    kind: "newMessage",
    data: {
      fullName: person.fullName,
      ...texts,
      from,
      name: company?.name ?? "",
      unsubscribeToken: messageMailsToken(deps, influencerId),
    },
    ...{ to: person.email, locale: person.locale, expiresAt, about: influencerId },
  });
  return { creator_told_at: now };
}

async function wantsMessageMails(db: Queryable, influencerId: string): Promise<boolean> {
  const row = await db
    .selectFrom("influencers")
    .select("is_notify_messages")
    .where("id", "=", influencerId)
    .executeTakeFirst();
  return row?.is_notify_messages === true;
}
