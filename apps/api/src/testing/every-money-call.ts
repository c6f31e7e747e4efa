import * as charges from "@tomoru/contract/company/charges";
import * as operator from "@tomoru/contract/operator/ledger";
import { driveDeal } from "../features/funding/driving.usecases.ts";
import { type FundedDeal, seedContractOf } from "../features/funding/funding.testing.ts";
import { balanceReceived } from "../features/ledger/balance.usecases.ts";
import { bookAccepted } from "../features/ledger/charge.usecases.ts";
import { returnWithholding } from "../features/ledger/refund.usecases.ts";
import { refundFailed } from "../features/ledger/settling.usecases.ts";
import { japanDay } from "../platform/japan-time.ts";
import { mintOwnerId } from "../platform/owner.ts";
import type { Caller } from "./call-maker.ts";
import type { TestApp } from "./test-app.ts";

const headers = { "x-operator": "Ueda" };

type Paying = { readonly app: TestApp; readonly token: string; readonly companyId: string };

/** Pays for deals in every way there is, refunds tax, and has the operator look at all of it. */
export async function payForDeals({ call }: Caller, { app, token, companyId }: Paying): Promise<void> {
  const company = { companyId: mintOwnerId<"company">(companyId) };
  const { deps } = app;
  const waiting = await seedContractOf(app, { company });
  await call(charges.fundDeal, { token, params: { id: waiting.dealId }, body: { action: "hosted" } });
  await call(charges.fundDeal, { token, params: { id: waiting.dealId }, body: { action: "transfer" } });
  await call(charges.fundDeal, { token, params: { id: waiting.dealId }, body: { action: "card" } });
  await driveDeal(deps, waiting.money);
  const now = app.clock.now();
  const withheld = {
    kind: "std" as const,
    reason: "appearance",
    payee: "山田 花子",
    grossYen: 100_000,
    withheldYen: 10_210,
    paidOn: "2026-11-30",
  };
  await deps.db.transaction().execute(async (trx) => {
    await bookAccepted(trx, { ...waiting.money, now });
    await returnWithholding(deps, trx, { ...waiting.money, ...withheld, now });
  });
  const { docs } = await call(charges.listCharges, { token });
  await call(charges.listCharges, {
    token,
    query: { cursor: "2999-12-31_ffffffff-ffff-ffff-ffff-ffffffffffff" },
  });
  await call(charges.downloadCharges, { token });
  await call(charges.getCharge, { token, params: { id: docs[0]?.chargeId ?? "" } });
  await call(charges.listWithholding, { token, query: { month: "2026-11" } });
  await call(charges.downloadWithholding, { token, query: { month: "2026-11" } });
  await lookAfterMoney({ call }, { app, companyId, deal: waiting });
}

type Looking = Pick<Paying, "app" | "companyId"> & { readonly deal: FundedDeal };

async function lookAfterMoney(
  { call }: Pick<Caller, "call">,
  { app: { deps, clock }, companyId, deal: { dealId, money } }: Looking,
): Promise<void> {
  const { influencerId } = money;
  const refund = await deps.db
    .selectFrom("refunds")
    .select("id")
    .where("influencer_id", "=", influencerId)
    .executeTakeFirstOrThrow();
  const failed = { influencerId, id: refund.id, intent: "pi_1", now: clock.now() };
  await deps.db.transaction().execute((trx) => refundFailed(trx, failed));
  await call(operator.getLedger, { headers, query: { deal: dealId } });
  await call(operator.listReconcileFaults, { headers });
  await call(operator.listFailedRefunds, { headers });
  const body = { paidOn: japanDay(clock.now()), reference: "振込 1" };
  await call(operator.refundByHand, { headers, params: { id: refund.id }, body });
  const left = { companyId: mintOwnerId<"company">(companyId), yen: 1, reference: "ccsbtxn_1" };
  await deps.db.transaction().execute((trx) => balanceReceived(trx, { ...left, now: clock.now() }));
  await call(operator.payOutBalance, { headers, params: { companyId }, body: { ...body, yen: 1 } });
}
