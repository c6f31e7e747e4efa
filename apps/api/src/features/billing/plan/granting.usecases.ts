import type { PlanId } from "@tomoru/contract/company/plans";
import type { Subscription } from "@tomoru/contract/company/subscription";
import type { Deps } from "../../../deps.ts";
import { audit } from "../../../platform/audit-log.ts";
import { daysAfter, japanMoment } from "../../../platform/japan-time.ts";
import { announce } from "../../../platform/live/announce.ts";
import { conflictAt, Refusal, refuseField } from "../../../platform/refusal.ts";
import { writeDown } from "../../companies/operator/operator-companies.usecases.ts";
import { isStepDown, noticesOf } from "../notices/notices.rules.ts";
import { sendNotices } from "../notices/send-notices.usecases.ts";
import { holdBilled } from "../provider/billed-company.usecases.ts";
import { subscriptionOf } from "../provider/subscription.usecases.ts";
import { type CompanyId, holdSubscription, writeSubscription } from "../provider/subscriptions.repository.ts";
import { settle } from "../settling/settle.usecases.ts";
import { fitToPlan } from "./fit-to-plan.usecases.ts";
import { grantedPlan } from "./plan-state.rules.ts";

type OfOperator = { readonly companyId: CompanyId; readonly operator: string };
type Grant = OfOperator & {
  readonly planId: PlanId;
  readonly until?: string | undefined;
  readonly reason: string;
};

/** A plan by hand, until the end of a day in Japan: no card and no failure. Not beside one that is paid for. */
export async function grantPlan(
  deps: Deps,
  { companyId, operator, planId, until, reason }: Grant,
): Promise<Subscription> {
  const now = deps.clock.now();
  const end = until === undefined ? undefined : japanMoment(daysAfter(until, 1), "00:00");
  if (planId !== "free" && !end) throw refuseField("until", "fieldRequired");
  if (end && end <= now) throw refuseField("until", "dataInvalid");
  await settle(deps, { companyId });
  await deps.db.transaction().execute(async (trx) => {
    const billed = await holdBilled(trx, companyId);
    const held = await holdSubscription(trx, companyId);
    if (!billed || !held) throw new Refusal("dataNotFound");
    const before = held.state;
    if (before.stripeId !== null) throw conflictAt("planId");
    const after = grantedPlan({ planId, from: now, to: end });
    await writeSubscription(trx, {
      companyId,
      state: { ...after, reminders: 0 },
      revision: held.revision + 1,
      isConcluded: false,
      readAt: null,
    });
    if (isStepDown(before, after)) await fitToPlan(trx, { companyId, planId, keepMemberIds: [], now });
    const notices = noticesOf({ before, after, wasSuspended: billed.isSuspendedForPayment, now });
    await sendNotices(deps, trx, { billed, state: after, notices, paid: [], unpaidYen: 0 });
    await writeDown(deps, { trx, operator, companyId, call: "grantPlan", change: `plan ${planId}`, reason });
    await announce(trx, companyId);
  });
  return subscriptionOf(deps, companyId);
}

/** Reads the provider now, for whoever wants to know. */
export async function settleNow(deps: Deps, { companyId, operator }: OfOperator): Promise<Subscription> {
  await audit(deps.db, { operator, call: "settleCompany", about: companyId }, deps);
  if (!(await settle(deps, { companyId }))) throw new Refusal("dataNotFound");
  return subscriptionOf(deps, companyId);
}
