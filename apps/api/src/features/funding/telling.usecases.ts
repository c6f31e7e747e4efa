import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { japanDay } from "../../platform/japan-time.ts";
import type { ContentOf } from "../../platform/mail/mail-kind.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { readBilled } from "../billing/provider/billed-company.usecases.ts";
import { withholdingOf } from "../ledger/withholding.usecases.ts";
import { findCopy } from "./charge-list.repository.ts";
import type { fundingMails, Payer } from "./funding.mails.ts";
import type { ChargeRow, RefundRow } from "./money.repository.ts";

type Told = Pick<Deps, "outbox" | "clock">;
type Content = ContentOf<typeof fundingMails>;

/** Mails the company's owner and its billing address, in the owner's language. */
async function tellPayer(
  { outbox, clock }: Told,
  trx: Trx,
  { company, contentOf }: { company: string; contentOf: (payer: Payer) => Content },
): Promise<void> {
  const companyId = mintOwnerId<"company">(company);
  const billed = await readBilled(trx, companyId);
  if (!billed?.owner) return;
  const { owner, billingEmail, name } = billed;
  const content = contentOf({ companyName: name, fullName: owner.fullName });
  const expiresAt = secondsAfter(clock.now(), limits.noticeLifetimeSeconds);
  for (const to of new Set([owner.email, ...(billingEmail === null ? [] : [billingEmail])])) {
    await outbox.enqueue(trx, { ...content, to, locale: owner.locale, expiresAt, about: companyId });
  }
}

export function tellCharged(deps: Told, trx: Trx, charge: ChargeRow): Promise<void> {
  const { id: chargeId, deal_id: dealId, yen, balance_yen, way } = charge;
  return tellPayer(deps, trx, {
    company: charge.company_id,
    contentOf: (payer) => ({
      kind: "charged",
      data: { ...payer, chargeId, dealId, yen: Number(yen), balanceYen: Number(balance_yen), way },
    }),
  });
}

/** A refund by the provider, or by the operator where that failed. For withheld tax the mail says whose it is and by when to remit it. */
export async function tellReturned(
  deps: Told & Pick<Deps, "keys">,
  trx: Trx,
  { refund, isByHand }: { refund: RefundRow; isByHand: boolean },
): Promise<void> {
  const { charge: chargeId, deal_id: dealId, yen, reason, company_id: company } = refund;
  if (reason !== "withholding") {
    const copy = await findCopy(trx, { companyId: mintOwnerId<"company">(company), id: chargeId });
    const of = copy && { productName: copy.product_name, creatorName: copy.creator_name };
    const data = { chargeId, dealId, yen: Number(yen), reason, isByHand, ...(of && { of }) };
    return tellPayer(deps, trx, {
      company,
      contentOf: (payer) => ({ kind: "refunded", data: { ...payer, ...data } }),
    });
  }
  // In parts where a card and the balance had paid together: the first of them tells of the whole.
  const about = { companyId: mintOwnerId<"company">(company), refundId: refund.id };
  const withheld = await withholdingOf(deps, trx, about);
  if (!withheld) return;
  await tellPayer(deps, trx, {
    company,
    contentOf: (payer) => ({ kind: "withholdingDue", data: { ...payer, dealId, ...withheld, isByHand } }),
  });
}

/** While a bank transfer waits. */
export function tellWaiting(deps: Told, trx: Trx, charge: ChargeRow): Promise<void> {
  const { deal_id: dealId, yen, balance_yen, received_yen: receivedYen, due_at } = charge;
  // A due is the first moment after its day.
  const dueOn = japanDay(secondsAfter(due_at, -1));
  return tellPayer(deps, trx, {
    company: charge.company_id,
    contentOf: (payer) => ({
      kind: "transferWaiting",
      data: {
        ...payer,
        dealId,
        yen: Number(yen),
        missingYen: Number(yen) - Number(balance_yen) - Number(receivedYen),
        dueOn,
      },
    }),
  });
}
