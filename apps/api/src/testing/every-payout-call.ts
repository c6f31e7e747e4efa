import { getCompanyStatement } from "@tomoru/contract/company/statements";
import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import { getBankPayout } from "@tomoru/contract/influencer/bank-payout";
import { answerStatement, getPayment, getStatement } from "@tomoru/contract/influencer/deal-payments";
import { downloadTaxSummary, getTaxSummary } from "@tomoru/contract/influencer/tax-summary";
import * as audit from "@tomoru/contract/operator/audit";
import * as operatorPayments from "@tomoru/contract/operator/payments";
import * as payouts from "@tomoru/contract/operator/payouts";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { advanceRun, runPayoutsClock } from "../features/payouts/advancing.usecases.ts";
import { seedAccepted } from "../features/payouts/payouts.testing.ts";
import type { Caller } from "./call-maker.ts";
import { type SeededInfluencer, seedInfluencer, seedSession } from "./seed.ts";
import type { TestApp } from "./test-app.ts";

const headers = { "x-operator": "Ueda" };
const another = { "x-operator": "Kato" };
const payOn = "2027-06-15";

/** From an accepted report to a creator's bank, with every call about it. It ends in June 2027. */
export async function payOut({ app }: { app: TestApp }, by: Caller): Promise<void> {
  const { call } = by;
  app.clock.set("2027-06-01T03:00:00Z");
  const mio = await seedInfluencer(app, { fullName: "水野 みお" });
  await call(updateBankInfo, { token: mio.token, body: aBankAccount({ accountNumber: "01234567" }) });
  const own = await seedAccepted(app, mio.ownerId, { withholdingYen: 10_210, payOn });
  const held = await seedAccepted(app, mio.ownerId, { payOn });
  await call(operatorPayments.setPayoutAccount, {
    headers,
    params: { email: mio.email },
    body: { bankCode: "0001", branchCode: "100", type: "savings", number7: "1234567", kana: "ミズノ ミオ" },
  });
  await askForStatement(by, { mio, ...own });
  const params = { id: held.paymentId };
  await call(operatorPayments.holdPayment, {
    headers,
    params,
    body: { on: true, reason: "確認しています。" },
  });
  await call(operatorPayments.payByHand, {
    headers,
    params,
    body: { paidOn: "2027-06-01", reference: "振込 1" },
  });
  await call(operatorPayments.listDuePayments, { headers });
  const unclaimed = await seedAccepted(app, mio.ownerId, { payOn: "2022-05-31" });
  await call(operatorPayments.writeOffPayment, {
    headers,
    params: { id: unclaimed.paymentId },
    body: { reason: "5年のあいだ受け取りがありませんでした。" },
  });
  app.clock.set("2027-06-10T03:00:00Z");
  await transfer({ app }, by);
  const token = await seedSession(app, mio);
  await call(getTaxSummary, { token, query: { year: "2027" } });
  await call(downloadTaxSummary, { token, query: { year: "2027" } });
  await call(audit.listAudit, { headers, query: { limit: 50 } });
}

type Stated = { readonly mio: SeededInfluencer; readonly paymentId: string; readonly companyToken: string };

async function askForStatement({ call }: Caller, { mio, paymentId, companyToken }: Stated): Promise<void> {
  const { token } = mio;
  const params = { id: paymentId };
  await call(getBankPayout, { token });
  await call(getPayment, { token, params });
  await call(getStatement, { token, params });
  await call(answerStatement, { token, params, body: { action: "confirm" } });
  await call(getCompanyStatement, { token: companyToken, params: { paymentId } });
}

async function transfer({ app }: { app: TestApp }, { call }: Caller): Promise<void> {
  await runPayoutsClock(app.deps);
  const { runId } = await call(payouts.makePayoutRun, { headers, body: { payOn, kind: "main" } });
  await advanceRun(app.deps, runId);
  const params = { id: runId };
  await call(payouts.listPayoutRuns, { headers });
  await call(payouts.listPayoutRows, { headers, params, query: { state: "scheduled" } });
  await call(payouts.makePayoutFiles, { headers, params, body: {} });
  await advanceRun(app.deps, runId);
  await call(payouts.downloadPayoutFile, { headers, params: { ...params, n: "1" } });
  await call(payouts.settlePayoutRun, { headers: another, params, body: { status: "sent" } });
  await advanceRun(app.deps, runId);
  app.clock.set("2027-06-15T03:00:00Z");
  await call(payouts.importPayoutResults, { headers, params, body: { restPaidOn: payOn } });
  await advanceRun(app.deps, runId);
  await call(payouts.getPayoutRun, { headers, params });
}
