import type { BodyOf, QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type * as endpoints from "@tomoru/contract/operator/ledger";
import type { Deps } from "../../deps.ts";
import { audit } from "../../platform/audit-log.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { conflictAt, Refusal, refuseField } from "../../platform/refusal.ts";
import { holdBilled } from "../billing/provider/billed-company.usecases.ts";
import { knownCompanies } from "../companies/company/known-companies.usecases.ts";
import { expectAnyDeal } from "../deals/lists/operator-deals.usecases.ts";
import { balancePaidOut, balanceYenOf, movesOfBalance } from "../ledger/balance.usecases.ts";
import { entriesOf } from "../ledger/book.usecases.ts";
import { isTakenBack } from "../ledger/deal-funding.usecases.ts";
import { refundPaidByHand } from "../ledger/settling.usecases.ts";
import type { RefundRow } from "./money.repository.ts";
import { findDealOf, findDealOfRefund, findFailedRefunds, findFaults } from "./operating.repository.ts";
import { tellReturned } from "./telling.usecases.ts";

type Operator = { readonly operator: string };

export async function ledgerOf(
  deps: Deps,
  { operator, deal: dealId }: Operator & { deal: string },
): Promise<ResultOf<typeof endpoints.getLedger>> {
  const found = await findDealOf(deps.db, dealId);
  const about = found ? { about: found.deal, dealId } : {};
  await audit(deps.db, { operator, call: "getLedger", ...about }, deps);
  if (!found) {
    // Before the contract there is no money, and nothing is booked.
    await expectAnyDeal(deps, dealId);
    return { docs: [] };
  }
  const influencerId = mintOwnerId<"influencer">(found.influencer_id);
  const entries = await entriesOf(deps.db, { influencerId, deal: found.deal });
  return {
    docs: entries.map(({ id, kind, n, lines, about, bookedAt }) => ({
      entryId: id,
      kind,
      n,
      ...lines,
      about,
      bookedAt: bookedAt.toISOString(),
    })),
  };
}

export async function faultsOf(
  deps: Deps,
  { operator, query }: Operator & { query: QueryOf<typeof endpoints.listReconcileFaults> },
): Promise<ResultOf<typeof endpoints.listReconcileFaults>> {
  await audit(deps.db, { operator, call: "listReconcileFaults" }, deps);
  const rows = await findFaults(deps.db, { offset: query.offset, rows: query.limit + 1 });
  return {
    docs: rows.slice(0, query.limit).map((row) => ({
      faultId: row.id,
      dealId: row.deal_id,
      companyId: row.company_id,
      rule: row.rule,
      expectedYen: Number(row.expected),
      foundYen: Number(row.found),
      about: row.about,
      foundAt: row.found_at.toISOString(),
      mendedAt: row.mended_at?.toISOString() ?? null,
    })),
    hasNextPage: rows.length > query.limit,
  };
}

export async function failedRefunds(
  deps: Deps,
  { operator, query }: Operator & { query: QueryOf<typeof endpoints.listFailedRefunds> },
): Promise<ResultOf<typeof endpoints.listFailedRefunds>> {
  await audit(deps.db, { operator, call: "listFailedRefunds" }, deps);
  const rows = await findFailedRefunds(deps.db, { offset: query.offset, rows: query.limit + 1 });
  const shown = rows.slice(0, query.limit);
  const companies = await knownCompanies(
    deps.db,
    shown.map((refund) => refund.company_id),
  );
  const docs = await Promise.all(
    shown.map(async (refund) => ({
      ...answerOf(refund),
      companyName: companies.get(refund.company_id)?.name || null,
      isTakenBack: await isTakenBack(deps.db, refund),
    })),
  );
  return { docs, hasNextPage: rows.length > query.limit };
}

function answerOf(refund: RefundRow): endpoints.RefundOfOperator {
  return {
    refundId: refund.id,
    dealId: refund.deal_id,
    companyId: refund.company_id,
    reason: refund.reason,
    yen: Number(refund.yen),
    state: refund.state,
    reference: refund.reference,
    madeAt: refund.made_at.toISOString(),
    doneAt: refund.done_at?.toISOString() ?? null,
  };
}

type ByHand = Operator & { readonly id: string; readonly body: BodyOf<typeof endpoints.refundByHand> };

/** The day of a transfer that has been made. */
function expectPast(deps: Deps, paidOn: string): void {
  if (paidOn > japanDay(deps.clock.now())) throw refuseField("paidOn", "dataInvalid");
}

/**
 * 409 `dataInvalid` at `state` where it has not failed, or was paid under another reference, at `paidOn` where it was paid on another
 * day, at `chargeback` while a bank has the money; 400 at `paidOn` for a day to come, or from before there was a refund.
 */
export async function payRefundByHand(
  deps: Deps,
  { operator, id, body }: ByHand,
): Promise<endpoints.RefundOfOperator> {
  expectPast(deps, body.paidOn);
  const found = await findDealOfRefund(deps.db, id);
  if (found === undefined) throw new Refusal("dataNotFound");
  const key = { influencerId: mintOwnerId<"influencer">(found.influencer_id), deal: found.deal };
  return deps.db.transaction().execute(async (trx) => {
    const paid = await refundPaidByHand(trx, { ...key, id, now: deps.clock.now(), ...body });
    if (!paid) throw conflictAt("state");
    const { refund, isNew } = paid;
    if (paid.paidOn !== body.paidOn) throw conflictAt("paidOn");
    if (isNew && body.paidOn < japanDay(refund.made_at)) throw refuseField("paidOn", "dataInvalid");
    const note = `${refund.yen} yen, paid on ${body.paidOn}, ${body.reference}`;
    await audit(trx, { operator, call: "refundByHand", about: id, dealId: refund.deal_id, note }, deps);
    if (isNew) await tellReturned(deps, trx, { refund, isByHand: true });
    return answerOf(refund);
  });
}

type PaidOut = Operator & {
  readonly companyId: string;
  readonly body: BodyOf<typeof endpoints.payOutBalance>;
};

/**
 * What the operator has sent back in the provider's own pages, so that nobody spends it. 409 at `yen`: more than there is; at
 * `reference`: another sum is known by it. 400 at `paidOn`: a day to come.
 */
export async function balanceSentBack(
  deps: Deps,
  { operator, companyId: id, body }: PaidOut,
): Promise<ResultOf<typeof endpoints.payOutBalance>> {
  const companyId = mintOwnerId<"company">(id);
  expectPast(deps, body.paidOn);
  return deps.db.transaction().execute(async (trx) => {
    // The race: two that are written down at once would each look at the whole balance.
    if (!(await holdBilled(trx, companyId))) throw new Refusal("dataNotFound");
    const { yen, reference, paidOn } = body;
    const note = `${yen} yen, paid on ${paidOn}, ${reference}`;
    await audit(trx, { operator, call: "payOutBalance", about: companyId, note }, deps);
    const before = await balanceYenOf(trx, companyId);
    const isNew = await balancePaidOut(trx, { companyId, yen, reference, now: deps.clock.now() });
    if (isNew && yen > before) throw conflictAt("yen");
    const known = (await movesOfBalance(trx, companyId)).find((move) => move.reference === reference);
    if (known?.yen !== -yen) throw conflictAt("reference");
    return { companyId, balanceYen: await balanceYenOf(trx, companyId) };
  });
}
