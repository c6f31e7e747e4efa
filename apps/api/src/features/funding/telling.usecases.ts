import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { japanDay } from "../../platform/japan-time.ts";
import type { ContentOf } from "../../platform/mail/mail-kind.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { readBilled } from "../billing/provider/billed-company.usecases.ts";
import type { fundingMails, Payer } from "./funding.mails.ts";
import type { ChargeRow, RefundRow } from "./money.repository.ts";

type Told = Pick<Deps, "outbox" | "clock">;
type Content = ContentOf<typeof fundingMails>;

/** To the company's owner in her language, and to the billing address. */
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

export function tellRefunded(deps: Told, trx: Trx, refund: RefundRow): Promise<void> {
  const { charge: chargeId, deal_id: dealId, yen, reason } = refund;
  return tellPayer(deps, trx, {
    company: refund.company_id,
    contentOf: (payer) => ({
      kind: "refunded",
      data: { ...payer, chargeId, dealId, yen: Number(yen), reason },
    }),
  });
}

type Withheld = { readonly payee: string; readonly grossYen: number; readonly dueOn: string };

export function tellWithholding(deps: Told, trx: Trx, refund: RefundRow, withheld: Withheld): Promise<void> {
  const { deal_id: dealId, yen } = refund;
  return tellPayer(deps, trx, {
    company: refund.company_id,
    contentOf: (payer) => ({
      kind: "withholdingDue",
      data: { ...payer, dealId, withheldYen: Number(yen), ...withheld },
    }),
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
