import { nextPayDate } from "@tomoru/contract/deals/pay-cuts";
import { limits } from "@tomoru/contract/limits";
import { findPerson } from "../../accounts/person.usecases.ts";
import type { Deps } from "../../deps.ts";
import type { ProductMail } from "../../mails.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { daysAfter, japanDay } from "../../platform/japan-time.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { payeesOf } from "../bank/payee.usecases.ts";
import { findUnseenBanks, seeBanks } from "./payee-banks.repository.ts";

type Creator = OwnerId<"influencer">;
const atOnce = 500;
const daySeconds = 86_400;

/** Tells creators whose money cannot go anywhere, in the transaction; those who have left cannot be told. */
export async function tellMissing(
  deps: Pick<Deps, "outbox">,
  trx: Trx,
  { influencerIds, now }: { influencerIds: readonly Creator[]; now: Date },
): Promise<void> {
  const due = await seeBanks(trx, { influencerIds, now });
  const mails: OutgoingMail<ProductMail>[] = [];
  for (const [influencerId, { yen, dueOn }] of due) {
    const person = await findPerson(trx, influencerId);
    if (!person) continue;
    mails.push({
      kind: "bankMissing",
      // A day that is over is promised to nobody: the next run takes it.
      data: { fullName: person.fullName, yen, dueOn: dueOn < japanDay(now) ? nextPayDate(now) : dueOn },
      to: person.email,
      locale: person.locale,
      expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
    });
  }
  for (let at = 0; at < mails.length; at += atOnce) {
    await deps.outbox.enqueueAll(trx, mails.slice(at, at + atOnce));
  }
}

/** Looks at the banks of what has come due since, and again seven days before the pay date; who lacks one is told. */
export async function lookAtBanks(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const today = japanDay(now);
    const until = daysAfter(today, limits.bankMissingDays);
    const seenBefore = secondsAfter(now, -limits.bankMissingDays * daySeconds);
    const asked = await findUnseenBanks(deps.db, { today, until, seenBefore, limit: atOnce });
    if (asked.length > 0) {
      await deps.db.transaction().execute(async (trx) => {
        const payees = await payeesOf(deps, trx, { influencerIds: asked, now });
        const isMissing = (id: Creator) =>
          ["noBank", "bankUnresolved"].includes(payees.get(id)?.kind ?? "noBank");
        await tellMissing(deps, trx, { influencerIds: asked.filter(isMissing), now });
        await seeBanks(trx, { influencerIds: asked.filter((id) => !isMissing(id)), now });
      });
    }
    if (asked.length < atOnce) return;
  }
}
