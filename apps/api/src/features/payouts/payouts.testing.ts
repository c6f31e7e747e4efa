import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import type { DueGroup } from "@tomoru/contract/operator/payments";
import * as operatorPayments from "@tomoru/contract/operator/payments";
import type { RowResult } from "@tomoru/contract/operator/payouts";
import * as endpoints from "@tomoru/contract/operator/payouts";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import type { OwnerId } from "../../platform/owner.ts";
import { type SeededInfluencer, seedCompany, seedInfluencer, seedSession } from "../../testing/seed.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { dealFor } from "../deals/acting/acting.usecases.ts";
import { openDeal } from "../deals/acting/opening.usecases.ts";
import { putFacts } from "../deals/deals.testing.ts";
import { bookAccepted, openCharge } from "../ledger/charge.usecases.ts";
import { payCharge } from "../ledger/ledger.testing.ts";
import { mintOfferId } from "../offers/offers.usecases.ts";
import { seedDealPayment } from "../payments/deal-payments.testing.ts";
import { advanceRun } from "./advancing.usecases.ts";

/** What payOn stands for: reported on 16 May 2026, half-monthly; cut on the 10th by hand from the 8th of June. */
export const payOn = "2026-06-15";
export const beforeCut = "2026-06-09T03:00:00Z";
export const mainCut = "2026-06-10T00:00:00Z";

/** A payable account: bank details that were saved long ago. */
export async function seedPayee(
  app: TestApp,
  part: Partial<ReturnType<typeof aBankAccount>> = {},
): Promise<SeededInfluencer> {
  const payee = await seedInfluencer(app);
  await saveBank(app, payee, part);
  return payee;
}

export async function saveBank(
  app: TestApp,
  payee: Pick<SeededInfluencer, "ownerId">,
  part: Partial<ReturnType<typeof aBankAccount>> = {},
): Promise<void> {
  const body = aBankAccount({ accountNumber: "01234567", ...part });
  const token = await seedSession(app, payee);
  const { status } = await app.call(updateBankInfo, { token, body });
  if (status !== 200) throw new Error(`the bank details were answered ${status}`);
}

const nobodysTurn = { turn: "none", turnKind: null, turnDueAt: null } as const;

type Amounts = { readonly feeYen?: number; readonly withholdingYen?: number; readonly payOn?: string };

/** A deal that was paid for and accepted, with what it pays. */
export async function seedAccepted(
  app: TestApp,
  influencerId: OwnerId<"influencer">,
  { feeYen = 100_000, withholdingYen = 0, payOn: dueOn = payOn }: Amounts = {},
) {
  const { companyId, token: companyToken } = await seedCompany(app);
  const now = app.clock.now();
  const dealId = mintOfferId(app.deps);
  await app.deps.db.transaction().execute((trx) =>
    openDeal(trx, {
      ...{ influencerId, companyId, dealId, source: "application", platform: "instagram" },
      ...{ productName: "しずく", leastFeeYen: null, now },
    }),
  );
  await putFacts(app, { influencerId, dealId }, { state: "accepted", ...nobodysTurn });
  const { row } = await dealFor(app.deps.db, { influencerId, dealId });
  const deal = row.id;
  const key = { influencerId, deal };
  await app.deps.db.transaction().execute(async (trx) => {
    await openCharge(app.deps, trx, {
      ...{ ...key, companyId, dealId, feeYen, toolFeeBps: 1000, isTaxed: true, way: "card", now },
      ...{ buyer: { name: "株式会社みなも", address: null }, productName: "しずく", creatorName: "はなこ" },
      dueAt: now,
    });
    await payCharge(app.deps, trx, key);
    await bookAccepted(trx, { ...key, now });
  });
  const taxYen = feeYen / 10;
  const netYen = feeYen + taxYen - withholdingYen;
  const opened = await seedDealPayment(app, {
    ...{ influencerId, companyId, dealId, deal, feeYen, taxYen, withholdingYen, netYen },
    withholding:
      withholdingYen > 0 ? { kind: "std", reason: "appearance" } : { kind: "none", reason: "ownPost" },
    receivedOn: "2026-05-16",
    payOn: dueOn,
  });
  return { ...opened, companyId, companyToken };
}

const named = (who: string) => ({ headers: { "x-operator": who } });

/** The operator's calls, by who makes them. */
export function operatorOf(app: TestApp, who = "tanaka") {
  const params = (runId: string) => ({ params: { id: runId }, ...named(who) });
  return {
    make: (kind: "main" | "supplement" = "main", day = payOn) =>
      app.call(endpoints.makePayoutRun, { body: { payOn: day, kind }, ...named(who) }),
    due: (of: DueGroup = "due") =>
      app.call(operatorPayments.listDuePayments, { query: { of }, ...named(who) }),
    runs: () => app.call(endpoints.listPayoutRuns, { query: { limit: "50" }, ...named(who) }),
    run: (runId: string) => app.call(endpoints.getPayoutRun, params(runId)),
    rows: (runId: string, query: Record<string, string> = { limit: "50" }) =>
      app.call(endpoints.listPayoutRows, { ...params(runId), query }),
    files: (runId: string) => app.call(endpoints.makePayoutFiles, { ...params(runId), body: {} }),
    file: (runId: string, n = 1) =>
      app.call(endpoints.downloadPayoutFile, { params: { id: runId, n: String(n) }, ...named(who) }),
    settle: (runId: string, status: "sent" | "void", reason?: string) =>
      app.call(endpoints.settlePayoutRun, { ...params(runId), body: { status, ...(reason && { reason }) } }),
    results: (runId: string, rows: readonly Partial<RowResult>[]) =>
      app.call(endpoints.importPayoutResults, { ...params(runId), rawBody: { rows } }),
    byHand: (id: string, body: { paidOn: string; reference: string }) =>
      app.call(operatorPayments.payByHand, { params: { id }, ...named(who), body }),
    hold: (id: string, on: boolean) =>
      app.call(operatorPayments.holdPayment, {
        params: { id },
        ...named(who),
        body: { on, reason: "確認しています。" },
      }),
    writeOff: (id: string, reason = "5年のあいだ受け取りがありませんでした。") =>
      app.call(operatorPayments.writeOffPayment, { params: { id }, ...named(who), body: { reason } }),
    rest: (runId: string, restPaidOn: string) =>
      app.call(endpoints.importPayoutResults, { ...params(runId), body: { restPaidOn } }),
  };
}

/** Makes a main run and has it cut; its id. */
export async function cutRun(
  app: TestApp,
  kind: "main" | "supplement" = "main",
  day = payOn,
): Promise<string> {
  const { result } = await operatorOf(app).make(kind, day);
  await advanceRun(app.deps, result.runId);
  return result.runId;
}

/** The same until its files are at the bank. */
export async function sentRun(app: TestApp): Promise<string> {
  const runId = await cutRun(app);
  await fileAndSend(app, runId);
  return runId;
}

export async function fileAndSend(app: TestApp, runId: string): Promise<void> {
  await operatorOf(app).files(runId);
  await advanceRun(app.deps, runId);
  const { status } = await operatorOf(app, "sato").settle(runId, "sent");
  if (status !== 200) throw new Error(`sending was answered ${status}`);
  await advanceRun(app.deps, runId);
}
