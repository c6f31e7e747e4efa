import type { ResultOf } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import type { Cancellation, Plan } from "@tomoru/contract/influencer/membership";
import { limits } from "@tomoru/contract/limits";
import type { listWithdrawals as listEndpoint } from "@tomoru/contract/operator/operator";
import { holdPerson, type Person } from "../../accounts/person.usecases.ts";
import { endSessions } from "../../accounts/sessions/sessions.usecases.ts";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { refuseOver } from "../../platform/hourly-limit.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { Refusal } from "../../platform/refusal.ts";
import { firstOpenDay, isCreatorPlan, lastDayOfMembership } from "./membership.rules.ts";
import { planOf } from "./membership.usecases.ts";
import { openDetails, sealDetails, type WithdrawalDetails } from "./withdrawal-details.rules.ts";
import { insertWithdrawal, listWithdrawalRows, takeBackPending } from "./withdrawals.repository.ts";

type Asked = { readonly ownerId: OwnerId<"influencer">; readonly form: Cancellation };

/** Records that a person leaves at the end of the month in Japan, and signs them out everywhere. `dataInvalid` (409) while one waits, `tooManyRequests`. */
export function askToWithdraw(deps: Deps, { ownerId, form }: Asked): Promise<{ endsOn: string }> {
  const now = deps.clock.now();
  const endsOn = lastDayOfMembership(now);
  return deps.db.transaction().execute(async (trx) => {
    const person = await holdPerson(trx, ownerId);
    const id = uuidAt(now);
    const details = detailsOf(form, person);
    const sealed = sealDetails(deps.keys, { id, details });
    const recorded = await insertWithdrawal(trx, { ownerId, id, reason: form.reason, sealed, endsOn, now });
    if (!recorded) throw new Refusal("dataInvalid", { status: 409 });
    await refuseOver(trx, { key: `cancellations:${ownerId}`, perHour: limits.cancellationsPerHour, now });
    await endSessions({ trx, account: person });
    await mailWithdrawal(deps, { trx, ownerId, person, details, reason: form.reason, endsOn, now });
    return { endsOn };
  });
}

/** With nothing pending it answers the plan as it is. `dataNotFound` for an unknown plan; `dataInvalid` (409) when the last day is over. */
export function takeWithdrawalBack(
  deps: Deps,
  { ownerId, planId, locale }: { ownerId: OwnerId<"influencer">; planId: string; locale: Locale },
): Promise<Plan> {
  if (!isCreatorPlan(planId)) throw new Refusal("dataNotFound");
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const person = await holdPerson(trx, ownerId);
    const taken = await takeBackPending(trx, { ownerId, firstOpenDay: firstOpenDay(now) });
    if (taken) {
      await deps.outbox.enqueue(trx, {
        kind: "withdrawalTakenBack",
        data: { fullName: person.fullName },
        to: person.email,
        locale: person.locale,
        expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
      });
    }
    const plan = await planOf(trx, { ownerId, locale });
    // The last day is over and the job will close the account: it cannot be kept any more.
    if (plan.status === "withdrawing") throw new Refusal("dataInvalid", { status: 409 });
    return plan;
  });
}

/** All withdrawals, newest first, for the operator. A closed account keeps only the number, the reason and the dates. */
export async function listWithdrawals(
  { db, keys }: Deps,
  { offset, limit }: { offset: number; limit: number },
): Promise<ResultOf<typeof listEndpoint>> {
  // One more than is shown tells whether a next page exists.
  const rows = await listWithdrawalRows(db, { offset, rows: limit + 1 });
  const docs = rows.slice(0, limit).map((row) => ({
    id: row.id,
    influencerId: row.influencer_id,
    fullName: row.full_name,
    email: row.email,
    reason: row.reason,
    description:
      row.details === null ? "" : openDetails(keys, { id: row.id, sealed: row.details }).description,
    endsOn: row.ends_on,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  }));
  return { docs, hasNextPage: rows.length > limit };
}

/** Contact fields that were left out are taken from the account. */
function detailsOf({ name, email, phone, description }: Cancellation, person: Person): WithdrawalDetails {
  return { name: name ?? person.fullName, email: email ?? person.email, phone: phone || null, description };
}

type Mailed = {
  readonly trx: Trx;
  readonly ownerId: OwnerId<"influencer">;
  readonly person: Person;
  readonly details: WithdrawalDetails;
  readonly reason: Cancellation["reason"];
  readonly endsOn: string;
  readonly now: Date;
};

/** To the account's own address, never to the one in the form: nobody is mailed because somebody typed them in. */
async function mailWithdrawal(
  deps: Deps,
  { trx, ownerId, person, details, ...asked }: Mailed,
): Promise<void> {
  const { reason, endsOn, now } = asked;
  const { name, email, phone, description } = details;
  const expiresAt = secondsAfter(now, limits.noticeLifetimeSeconds);
  await deps.outbox.enqueue(trx, {
    kind: "withdrawalReceived",
    data: { fullName: person.fullName, endsOn },
    to: person.email,
    locale: person.locale,
    expiresAt,
  });
  await deps.outbox.enqueue(trx, {
    kind: "withdrawalForSupport",
    data: { influencerId: ownerId, fullName: name, email, phone, reason, description, endsOn },
    to: deps.config.supportEmail,
    locale: "ja",
    expiresAt,
    about: ownerId,
  });
}
