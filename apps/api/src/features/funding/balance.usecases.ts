import { shareOfBalance } from "@tomoru/contract/deals/amounts";
import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { balanceOf, readBalanceYen } from "../../platform/billing/money-acts.ts";
import type { ReadMove } from "../../platform/billing/money-reading.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { customerOfCompany } from "../billing/provider/billed-company.usecases.ts";
import { holdCompany } from "../companies/company/hold.usecases.ts";
import { balanceReceived } from "../ledger/balance.usecases.ts";
import { holdCharge } from "../ledger/charge.usecases.ts";
import { type Driving, driveAttempt, isWanted } from "./attempts.usecases.ts";
import { keyOf, restOf } from "./concluding.usecases.ts";
import { type AttemptRow, addAttempt, findMoney, isBalanceAsked } from "./money.repository.ts";
import { orUnanswered, Unanswered } from "./provider-call.usecases.ts";

type OfCompany = {
  readonly stripe: Stripe;
  readonly customer: string;
  readonly companyId: OwnerId<"company">;
};

/** Writes down what has come to a company's balance from its bank, each once. Answers what the provider has of it now. */
export async function readBalance(
  deps: Pick<Deps, "db" | "clock">,
  { stripe, customer, companyId }: OfCompany,
): Promise<{ moves: ReadMove[]; yen: number }> {
  const read = await orUnanswered(balanceOf(stripe, customer));
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    // Who closes looks at the balance under the same hold.
    await holdCompany(trx, companyId);
    for (const { id: reference, kind, yen } of read.moves.toReversed())
      if (kind === "transfer") await balanceReceived(trx, { companyId, yen, reference, now });
  });
  return read;
}

/** A job: money has come where perhaps no deal waits for it. */
export async function readBalanceLater(deps: Deps, companyId: OwnerId<"company">): Promise<void> {
  const customer = await customerOfCompany(deps.db, companyId);
  if (!deps.billing || customer === undefined) return;
  try {
    await readBalance(deps, { stripe: await deps.billing.client(), customer, companyId });
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    deps.log.warn({ companyId, reason: error.message }, "what has come to a balance is read later");
  }
}

/** Another deal of the company may take it between the look and the call: then what is left is looked at again. */
const mostRounds = 3;

/**
 * What is left of a company's transfers pays before its card is asked; what is missing then is the card's. The balance's part is an
 * attempt of its own, written before the provider hears of it: whoever comes again makes the same call.
 */
export async function takeBalanceFirst(deps: Deps, driving: Driving): Promise<void> {
  const { charge, attempt, stripe, customer } = driving;
  const isToBeCharged = attempt.way === "card" && attempt.called_at === null && isWanted(charge, attempt);
  if (!isToBeCharged) return;
  for (let round = 1; round <= mostRounds; round += 1) {
    if ((await orUnanswered(readBalanceYen(stripe, customer))) <= 0) return;
    const companyId = mintOwnerId<"company">(charge.company_id);
    const { yen: balanceYen } = await readBalance(deps, { stripe, customer, companyId });
    const part = await askBalance(deps, driving, balanceYen);
    if (!part) return;
    await driveAttempt(deps, { ...driving, attempt: part });
    if (await isPaid(deps, driving, part)) return;
  }
}

/** Undefined: there is nothing to ask it for, or it is asked already. */
async function askBalance(
  deps: Deps,
  { charge, attempt }: Driving,
  balanceYen: number,
): Promise<AttemptRow | undefined> {
  const key = keyOf(charge);
  const number = await deps.db.transaction().execute(async (trx) => {
    const held = await holdCharge(trx, key);
    if (!held || !isWanted(held, attempt)) return undefined;
    const of = { influencerId: key.influencerId, chargeId: charge.id };
    if (await isBalanceAsked(trx, of)) return undefined;
    const yen = shareOfBalance({ balanceYen, restYen: restOf(held) });
    if (yen === 0) return undefined;
    return addAttempt(trx, { ...of, way: "balance", card: null, yen, now: deps.clock.now() });
  });
  if (number === undefined) return undefined;
  const money = await findMoney(deps.db, key);
  return money?.attempts.find((one) => one.attempt === number);
}

async function isPaid(deps: Deps, { charge }: Driving, { attempt }: AttemptRow): Promise<boolean> {
  const money = await findMoney(deps.db, keyOf(charge));
  return money?.attempts.find((one) => one.attempt === attempt)?.state === "paid";
}
