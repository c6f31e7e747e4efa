import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import {
  awaitTransfer,
  chargeCard,
  closePage,
  endIntent,
  findMarkedIntent,
  lookAtIntent,
  type MoneyMark,
  readPage,
  useBalance,
} from "../../platform/billing/money-acts.ts";
import type { ReadIntent } from "../../platform/billing/money-reading.ts";
import { chargeFaultOf } from "../../platform/billing/money-reading.ts";
import { providerFaultOf } from "../../platform/billing/provider-faults.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { cardToCharge } from "../billing/cards/cards.usecases.ts";
import { holdCharge, putCharge } from "../ledger/charge.usecases.ts";
import { concludeFailed, concludePaid, keyOf, restOf } from "./concluding.usecases.ts";
import {
  type AttemptRow,
  addAttempt,
  type ChargeRow,
  claimAttempt,
  endAttempt,
  isBalanceAsked,
  nameAttempt,
} from "./money.repository.ts";
import { orUnanswered, Unanswered } from "./provider-call.usecases.ts";

export type Driving = {
  readonly charge: ChargeRow;
  readonly attempt: AttemptRow;
  readonly stripe: Stripe;
  readonly customer: string;
};

/** The provider keeps a key for 24 hours: after this a call is looked up, and never made again under it. */
const keySeconds = 23 * 3600;
/** After this a call that nothing is found of was never made. */
const lostSeconds = 3600;

const open: readonly ChargeRow["state"][] = ["charging", "failed", "awaiting"];

/** Whether money of this attempt is still asked for: the newest one, a page that somebody may have open, and the balance's part. */
export function isWanted(charge: ChargeRow, { attempt, way }: AttemptRow): boolean {
  return open.includes(charge.state) && (way === "hosted" || way === "balance" || attempt === charge.attempt);
}

/** One step of an attempt of which nobody knows yet what became. Safe at any time, any number of times, on any copy. */
export async function driveAttempt(deps: Deps, driving: Driving): Promise<void> {
  const { charge, attempt } = driving;
  if (attempt.way === "hosted") return drivePage(deps, driving);
  if (!isWanted(charge, attempt)) return endUnwanted(deps, driving);
  if (attempt.intent !== null) return apply(deps, driving, await look(driving, attempt.intent));
  const now = deps.clock.now();
  if (attempt.called_at === null) {
    const claimed = await claim(deps, driving);
    return claimed ? call(deps, { ...driving, attempt: claimed }) : undefined;
  }
  if (secondsAfter(attempt.called_at, keySeconds) > now) return call(deps, driving);
  return lookUp(deps, driving);
}

function look({ stripe, customer, attempt }: Driving, intent: string): Promise<ReadIntent> {
  if (attempt.way === "transfer" || attempt.way === "balance")
    return orUnanswered(useBalance(stripe, { customer, intent }).catch(() => lookAtIntent(stripe, intent)));
  return orUnanswered(lookAtIntent(stripe, intent));
}

/** Claims the call, with the card that its key then stands for. Undefined: the call is no longer wanted. */
async function claim(deps: Deps, { charge, attempt }: Driving): Promise<AttemptRow | undefined> {
  const companyId = mintOwnerId<"company">(charge.company_id);
  const card = attempt.card ?? (await cardToCharge(deps.db, { companyId, cardId: undefined })) ?? null;
  const now = deps.clock.now();
  const claimed = await deps.db.transaction().execute(async (trx) => {
    // The charge may be voided at this moment: then nothing is asked for.
    const held = await holdCharge(trx, keyOf(charge));
    if (!held || !isWanted(held, attempt)) return undefined;
    const key = { influencerId: keyOf(charge).influencerId, chargeId: charge.id };
    const isBalance = attempt.way === "balance";
    // How much is missing is known once it is known what the balance has paid.
    if (!isBalance && (await isBalanceAsked(trx, key)))
      throw new Unanswered("the company's balance is asked first");
    const yen = isBalance ? Number(attempt.yen) : restOf(held);
    const isFirst = await claimAttempt(trx, { ...key, attempt: attempt.attempt, card, yen, now });
    return isFirst ? String(yen) : undefined;
  });
  return claimed === undefined ? undefined : { ...attempt, card, yen: claimed, called_at: now };
}

const markOf = ({ charge, attempt }: Pick<Driving, "charge" | "attempt">): MoneyMark => ({
  dealId: charge.deal_id,
  attempt: attempt.attempt,
  kind: attempt.way === "balance" ? "balance" : "charge",
  id: charge.id,
});

async function call(deps: Deps, driving: Driving): Promise<void> {
  const { charge, attempt, stripe, customer } = driving;
  if (attempt.way === "card" && attempt.card === null)
    return concludeFailed(deps, { charge, attempt, fault: "noCard" });
  const asked = {
    customer,
    yen: Number(attempt.yen ?? charge.yen),
    mark: markOf(driving),
    key: `charge:${charge.id}:${attempt.attempt}`,
  };
  try {
    const read =
      attempt.way === "transfer" || attempt.way === "balance"
        ? await awaitTransfer(stripe, asked)
        : await chargeCard(stripe, { ...asked, card: attempt.card ?? "" });
    return await apply(deps, driving, read);
  } catch (error) {
    return afterFault(deps, driving, error);
  }
}

async function afterFault(deps: Deps, driving: Driving, error: unknown): Promise<void> {
  const { charge, attempt } = driving;
  const kind = providerFaultOf(error);
  if (attempt.way === "balance" && (kind === "refused" || kind === "rejected")) return end(deps, driving);
  if (kind === "refused") {
    const refusal = error as Stripe.errors.StripeCardError;
    const intent = refusal.payment_intent?.id;
    if (intent !== undefined) await name(deps, driving, intent);
    const { code, decline_code } = refusal;
    const fault = chargeFaultOf({ ...(code ? { code } : {}), ...(decline_code ? { decline_code } : {}) });
    return concludeFailed(deps, { charge, attempt, fault });
  }
  if (kind === "silent") throw new Unanswered(String(error));
  // The key has an answer that says nothing, and would give it again for a day.
  if (kind === "broken" || kind === "spent") return lookUp(deps, driving);
  const fault = attempt.way === "card" ? ("noCard" as const) : ("processing" as const);
  if (kind === "rejected") return concludeFailed(deps, { charge, attempt, fault });
  throw error;
}

/** By its metadata: taken over where it was made, else made anew under another key. */
async function lookUp(deps: Deps, driving: Driving): Promise<void> {
  const { stripe, customer } = driving;
  const found = await orUnanswered(findMarkedIntent(stripe, { customer, mark: markOf(driving) }));
  if (found) return apply(deps, driving, found);
  return driving.attempt.way === "balance" ? endLost(deps, driving) : next(deps, driving);
}

/** A call of which nothing is found: it may be found yet, and after an hour it was never made. */
function endLost(deps: Deps, driving: Driving): Promise<void> {
  const { called_at: calledAt } = driving.attempt;
  if (calledAt !== null && secondsAfter(calledAt, lostSeconds) >= deps.clock.now())
    throw new Unanswered("what the balance was asked for is not found yet");
  return end(deps, driving);
}

/** The attempt before stays open for a while: what may still turn up of it is given back. */
async function next(deps: Deps, { charge, attempt }: Driving): Promise<void> {
  const now = deps.clock.now();
  const key = keyOf(charge);
  await deps.db.transaction().execute(async (trx) => {
    const held = await holdCharge(trx, key);
    if (!held || !isWanted(held, attempt)) return;
    const { influencerId } = key;
    const added = { influencerId, chargeId: charge.id, way: attempt.way, card: null, now };
    const number = await addAttempt(trx, added);
    await putCharge(trx, { influencerId, chargeId: charge.id, set: { attempt: number } });
  });
  throw new Unanswered("an attempt was lost, and another one is made");
}

async function name(deps: Deps, { charge, attempt }: Driving, intent: string): Promise<void> {
  const { influencerId } = keyOf(charge);
  await deps.db
    .transaction()
    .execute((trx) =>
      nameAttempt(trx, { influencerId, chargeId: charge.id, attempt: attempt.attempt, intent }),
    );
}

async function apply(deps: Deps, driving: Driving, read: ReadIntent): Promise<void> {
  const { charge, attempt } = driving;
  if (attempt.intent !== read.id) await name(deps, driving, read.id);
  switch (read.state) {
    case "paid":
      await concludePaid(deps, { charge, attempt, intent: read.id });
      return;
    case "refused":
      if (attempt.way === "balance") return end(deps, driving);
      return concludeFailed(deps, { charge, attempt, fault: read.fault ?? "refused" });
    case "ended":
      return end(deps, driving);
    case "waits":
      // Another deal of the company has had it: what is left is the balance's again.
      if (attempt.way === "balance")
        return apply(deps, driving, await orUnanswered(endIntent(driving.stripe, read.id)));
      return waits(deps, driving, read);
  }
}

async function end(deps: Deps, { charge, attempt }: Driving): Promise<void> {
  const { influencerId } = keyOf(charge);
  await deps.db
    .transaction()
    .execute((trx) => endAttempt(trx, { influencerId, chargeId: charge.id, attempt: attempt.attempt }));
}

/** Where the company sends its money, and what has come. */
async function waits(deps: Deps, { charge }: Driving, { account, receivedYen }: ReadIntent): Promise<void> {
  if (!account) return;
  const key = keyOf(charge);
  await deps.db.transaction().execute(async (trx) => {
    const held = await holdCharge(trx, key);
    if (held?.state !== "awaiting") return;
    const set = { transfer: JSON.stringify(account), received_yen: receivedYen };
    await putCharge(trx, { influencerId: key.influencerId, chargeId: charge.id, set });
  });
}

/** Its charge is paid another way, or over: nothing is to be taken with it, and what was taken goes back. */
async function endUnwanted(deps: Deps, driving: Driving): Promise<void> {
  const { attempt, stripe, customer } = driving;
  if (attempt.intent !== null)
    return apply(deps, driving, await orUnanswered(endIntent(stripe, attempt.intent)));
  if (attempt.called_at === null) return end(deps, driving);
  const found = await orUnanswered(findMarkedIntent(stripe, { customer, mark: markOf(driving) }));
  if (found) return apply(deps, driving, await orUnanswered(endIntent(stripe, found.id)));
  if (secondsAfter(attempt.called_at, lostSeconds) < deps.clock.now()) return end(deps, driving);
}

/** A page of the provider's: whoever has it open may pay on it until the charge is paid. */
async function drivePage(deps: Deps, driving: Driving): Promise<void> {
  const { charge, attempt, stripe } = driving;
  // Its address was never told to anybody.
  if (attempt.session === null) return end(deps, driving);
  if (!isWanted(charge, attempt)) await orUnanswered(closePage(stripe, attempt.session));
  const { intent, isOpen } = await orUnanswered(readPage(stripe, attempt.session));
  if (intent !== null) return apply(deps, driving, await orUnanswered(lookAtIntent(stripe, intent)));
  if (!isOpen) return end(deps, driving);
}
