import type { FailureCause } from "@tomoru/contract/deals/payout-states";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import type { ProductMail } from "../../mails.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { inRestedParts } from "../../platform/in-parts.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { movePaymentStage } from "../deals/page/payment-stages.usecases.ts";
import { findPayees } from "./payee-banks.repository.ts";
import { type MovedPayment, markSent } from "./payment-moves.repository.ts";
import { creatorOf, findRowsAfter, settleRows } from "./payout-rows.repository.ts";
import { heldCreators, partRows, runRest } from "./payout-run.rules.ts";
import { type RunRow, updateRun } from "./payout-runs.repository.ts";

type Telling = {
  readonly kind: "paymentSent" | "paymentPaid" | "paymentFailed";
  readonly payments: readonly MovedPayment[];
  /** The day of the transfer. */
  readonly date: string;
  /** Why the transfer failed, if it did. */
  readonly cause?: FailureCause;
  readonly now: Date;
};

const atOnce = 500;

/** One mail a creator and transfer, however many deals it pays; whoever has left is told nothing. */
export async function enqueueTransferMails(
  { outbox }: Pick<Deps, "outbox">,
  trx: Trx,
  { kind, payments, date, cause, now }: Telling,
): Promise<void> {
  const byCreator = Map.groupBy(payments, ({ influencerId }) => influencerId);
  const people = await findPayees(trx, [...byCreator.keys()]);
  const mails = people.map(({ influencerId, email, fullName, locale }): OutgoingMail<ProductMail> => {
    const own = byCreator.get(influencerId) ?? [];
    return {
      kind,
      data: {
        ...{ fullName, date, description: own[0]?.description ?? "" },
        more: own.length - 1,
        yen: own.reduce((sum, { netYen }) => sum + netYen, 0),
        ...(cause && { cause }),
      },
      to: email,
      locale,
      expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
    };
  });
  for (let at = 0; at < mails.length; at += atOnce)
    await outbox.enqueueAll(trx, mails.slice(at, at + atOnce), { isBulk: true });
}

type Step = { readonly trx: Trx; readonly run: RunRow; readonly now: Date };

/** The next lines of a run that is at the bank, and word to their creators; false when all were. A result may be faster. */
export async function tellSent(deps: Deps, { trx, run, now }: Step): Promise<boolean> {
  if (run.state !== "sent") return false;
  const rows = await findRowsAfter(trx, {
    ...{ runId: run.id, line: run.told_to, states: ["scheduled"], limit: heldCreators },
  });
  const last = rows.at(-1);
  if (!last) return false;
  for await (const part of inRestedParts(rows, { size: partRows, rest: runRest })) {
    const influencerIds = part.map(creatorOf);
    await settleRows(trx, { runId: run.id, influencerIds, state: "sent", code: null, paidOn: null });
    const payments = await markSent(trx, { runId: run.id, influencerIds, now });
    await movePaymentStage(trx, { payments, stage: "sent", now });
    await enqueueTransferMails(deps, trx, { kind: "paymentSent", payments, date: run.pay_on, now });
  }
  await updateRun(trx, run.id, { told_to: last.line });
  return true;
}
