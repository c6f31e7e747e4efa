import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { findApplicants } from "./applicants.repository.ts";
import type { CampaignRow } from "./campaigns.repository.ts";

/** As many as the outbox takes at once. */
const atOnce = 1000;

type Ended = {
  readonly trx: Trx;
  readonly row: Pick<CampaignRow, "product_name" | "platform">;
  readonly influencerIds: readonly string[];
  readonly isWithdrawn: boolean;
};

/** To all whom the company did not select, or whose campaign it withdrew. */
export async function notSelectedMails(
  { outbox, clock }: Pick<Deps, "outbox" | "clock">,
  { trx, row, influencerIds, isWithdrawn }: Ended,
): Promise<void> {
  const people = await findApplicants(trx, influencerIds);
  const expiresAt = secondsAfter(clock.now(), limits.noticeLifetimeSeconds);
  const texts = { productName: row.product_name, platform: row.platform, isWithdrawn };
  const mails = people.map(({ influencerId, email, fullName, locale }) => ({
    kind: "notSelected" as const,
    data: { fullName, ...texts },
    ...{ to: email, locale, expiresAt, about: influencerId },
  }));
  for (let from = 0; from < mails.length; from += atOnce)
    await outbox.enqueueAll(trx, mails.slice(from, from + atOnce));
}
