import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { readersOfAnswers } from "../companies/members/members.usecases.ts";
import { countApplications } from "./applications.repository.ts";
import { type CampaignKey, findDue, findNews, takeNews } from "./campaigns.repository.ts";
import { moveDue } from "./moving.usecases.ts";

/** Rows in one round. */
const atOnce = 100;

const keyOf = ({ company_id, id }: { company_id: string; id: string }): CampaignKey => ({
  companyId: mintOwnerId<"company">(company_id),
  campaignId: id,
});

/** Applications end, and choosing does. Safe on several copies at once, and after any delay: one that fails holds up no other. */
export async function moveDueCampaigns(deps: Deps): Promise<void> {
  const due = await findDue(deps.db, { now: deps.clock.now(), limit: atOnce });
  for (const row of due) {
    try {
      await moveDue(deps, keyOf(row));
    } catch (error) {
      deps.log.error({ err: error, campaignId: row.id }, "a campaign could not be moved on");
    }
  }
}

/** Tells companies who applied, at most once an hour and campaign. */
export async function tellOfApplications(deps: Deps): Promise<void> {
  for (;;) {
    const toldBefore = secondsAfter(deps.clock.now(), -limits.appliedMailSeconds);
    const due = await findNews(deps.db, { toldBefore, limit: atOnce });
    for (const row of due)
      await deps.db.transaction().execute((trx) => tellMembers(deps, { trx, key: keyOf(row) }));
    if (due.length < atOnce) return;
  }
}

async function tellMembers(deps: Deps, { trx, key }: { trx: Trx; key: CampaignKey }): Promise<void> {
  const now = deps.clock.now();
  const news = await takeNews(trx, { ...key, now });
  if (!news) return;
  const counts = await countApplications(trx, { companyId: key.companyId, campaignIds: [news.id] });
  const readers = await readersOfAnswers(trx, key.companyId);
  const mails = readers.map(({ fullName, email, locale }) => ({
    kind: "applied" as const,
    data: {
      fullName,
      campaignId: news.id,
      productName: news.product_name,
      applied: counts.get(news.id)?.applied ?? 0,
      placesLeft: news.capacity - news.selected,
      closesOn: news.closes_on,
    },
    ...{ to: email, locale, about: key.companyId },
    expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
  }));
  await deps.outbox.enqueueAll(trx, mails);
}
