import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import type { ContentOf } from "../../../platform/mail/mail-kind.ts";
import type { billingMails } from "../billing.mails.ts";
import { findCards } from "../cards/cards.repository.ts";
import type { PaidInvoice } from "../invoices/write-invoices.usecases.ts";
import { type PlanState, suspendsAt } from "../plan/plan-state.rules.ts";
import type { Billed } from "../provider/billed-company.usecases.ts";
import type { Notice } from "./notices.rules.ts";

type Content = ContentOf<typeof billingMails>;
type Owner = { readonly companyName: string; readonly fullName: string };

/** Mails the owner and the billing address, in the owner's language. */
export async function tell(
  { outbox, clock }: Pick<Deps, "outbox" | "clock">,
  trx: Trx,
  { billed, contentOf }: { billed: Billed; contentOf: (owner: Owner) => Content },
): Promise<void> {
  const { owner, billingEmail, name, companyId } = billed;
  if (!owner) return;
  const content = contentOf({ companyName: name, fullName: owner.fullName });
  const expiresAt = secondsAfter(clock.now(), limits.noticeLifetimeSeconds);
  const addresses = new Set([owner.email, ...(billingEmail === null ? [] : [billingEmail])]);
  for (const to of addresses) {
    await outbox.enqueue(trx, { ...content, to, locale: owner.locale, expiresAt, about: companyId });
  }
}

type Telling = {
  readonly billed: Billed;
  readonly state: PlanState;
  readonly notices: readonly Notice[];
  readonly paid: readonly PaidInvoice[];
  /** With tax, of what is unpaid. */
  readonly unpaidYen: number;
};

export async function sendNotices(deps: Deps, trx: Trx, telling: Telling): Promise<void> {
  const { billed, notices, paid } = telling;
  const cards = notices.length > 0 ? await findCards(trx, billed.companyId) : [];
  const last4 = cards.find((card) => card.is_default)?.last4 ?? null;
  for (const notice of notices) {
    await tell(deps, trx, { billed, contentOf: (owner) => contentOf({ ...telling, notice, owner, last4 }) });
  }
  for (const invoice of paid.filter(({ dueYen }) => dueYen > 0)) {
    const { id: invoiceId, number, dueYen: yen, paidAt } = invoice;
    const paidOn = japanDay(paidAt ?? deps.clock.now());
    await tell(deps, trx, {
      billed,
      contentOf: (owner) => ({ kind: "invoicePaid", data: { ...owner, invoiceId, number, yen, paidOn } }),
    });
  }
}

type Of = Pick<Telling, "state" | "unpaidYen"> & {
  readonly notice: Notice;
  readonly owner: Owner;
  readonly last4: string | null;
};

function contentOf({ notice, owner, state, unpaidYen: yen, last4 }: Of): Content {
  switch (notice.kind) {
    case "planStarted":
    case "planEnded":
      return { kind: notice.kind, data: { ...owner, planId: notice.planId } };
    case "planChanged":
      return { kind: notice.kind, data: { ...owner, from: notice.from, planId: notice.planId } };
    case "planWillEnd": {
      const { planId, nextPlanId } = notice;
      return { kind: notice.kind, data: { ...owner, planId, nextPlanId, on: dayOf(state.periodTo) } };
    }
    case "paymentFailed":
      return paymentFailed({ owner, state, yen, last4 });
    case "companySuspended":
      return { kind: notice.kind, data: { ...owner, yen } };
    case "suspensionLifted":
      return { kind: notice.kind, data: owner };
  }
}

type Failed = {
  readonly owner: Owner;
  readonly state: PlanState;
  readonly yen: number;
  readonly last4: string | null;
};

export function paymentFailed({ owner, state, yen, last4 }: Failed): Content {
  const { pendingUrl: payUrl } = state;
  const suspendsOn = dayOf(suspendsAt(state));
  const isAsking = payUrl !== null;
  return { kind: "planPaymentFailed", data: { ...owner, yen, last4, suspendsOn, isAsking, payUrl } };
}

function dayOf(moment: Date | null): string {
  if (!moment) throw new Error("it has no day");
  return japanDay(moment);
}
