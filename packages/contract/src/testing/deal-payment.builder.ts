import type { Statement } from "../deals/statement.ts";
import type { Orderer } from "../deals/terms.ts";
import type { BankPayout } from "../influencer/bank-payout.ts";
import type { PaymentDetail } from "../influencer/deal-payments.ts";
import type { TaxSummary } from "../influencer/tax-summary.ts";
import type { PayoutRun } from "../operator/payouts.ts";

const paymentId = "019ab0c0-0000-7000-8000-000000000001";
const dealId = "AbCdEfGhIjKlMnOpQrStUv";
const statementNumber = "202611-AbCdEfGh-1";
const shizuku = { productName: "うるおい化粧水「しずく」", platform: "instagram" } as const;

export function anOrderer(part: Partial<Orderer> = {}): Orderer {
  return {
    companyId: "019ab0c0-0000-7000-8000-0000000000c1",
    kind: "corporate",
    name: "株式会社みなも",
    representative: "佐伯 涼子",
    address: "東京都港区海岸1-2-3",
    invoiceNumber: "T7000012050002",
    hasEmployees: true,
    isRecommission: false,
    clientName: null,
    ...part,
  };
}

/** Due, its day ahead, nothing withheld. */
export function aPaymentDetail(part: Partial<PaymentDetail> = {}): PaymentDetail {
  return {
    paymentId,
    dealId,
    ...shizuku,
    companyName: "株式会社みなも",
    stage: "due",
    reason: "waiting",
    heldFor: null,
    failure: null,
    actor: "tomoru",
    nextOn: "2026-12-25",
    dueOn: "2026-12-25",
    paidOn: null,
    sharePercent: null,
    feeYen: 150_000,
    taxYen: 15_000,
    withholding: { kind: "none", reason: "ownPost" },
    withholdingYen: 0,
    netYen: 165_000,
    steps: [
      { step: "secured", state: "done", on: "2026-11-08" },
      { step: "reported", state: "done", on: "2026-11-21" },
      { step: "accepted", state: "done", on: "2026-11-24" },
      { step: "prepared", state: "now", on: "2026-12-22" },
      { step: "paid", state: "ahead", on: "2026-12-25" },
    ],
    statementNumber,
    account: { bankName: "みずほ銀行", lastDigits: "521" },
    ...part,
  };
}

export function aStatement(part: Partial<Statement> = {}): Statement {
  return {
    paymentId,
    dealId,
    number: statementNumber,
    version: 1,
    issuedOn: "2026-11-24",
    issuer: anOrderer(),
    payee: {
      legalName: "三浦 奈緒",
      tradeName: null,
      invoiceNumber: "T1234567890123",
      isConfirmed: true,
    },
    receivedOn: "2026-11-21",
    ...shizuku,
    formats: [{ format: "reel", count: 1 }],
    sharePercent: null,
    sums: [{ ratePercent: 10, netYen: 150_000, taxYen: 15_000 }],
    withholding: { kind: "none", reason: "ownPost", yen: 0 },
    netYen: 165_000,
    payOn: "2026-12-25",
    state: "open",
    confirmBy: "2026-12-01T15:00:00.000Z",
    answeredAt: null,
    sha256: "51b03c610a1f3f0e5acd260a98e028b8b5b203d62d4c95550ac8f993aa5515fa",
    ...part,
  };
}

export function aBankPayout(part: Partial<BankPayout> = {}): BankPayout {
  return {
    isPayable: true,
    reason: null,
    faults: [],
    refusedFor: null,
    bankCode: "0001",
    branchCode: "813",
    lastDigits: "521",
    nameKana: "ﾐｳﾗ ﾅｵ",
    nameBytes: 6,
    usableFrom: "2026-11-02T03:00:00.000Z",
    ...part,
  };
}

export function aTaxSummary(part: Partial<TaxSummary> = {}): TaxSummary {
  const row = (month: string, companyName: string, feeYen: number, withholdingYen = 0) => {
    const taxYen = Math.floor(feeYen / 10);
    return {
      ...{ month, companyName, payments: 1, feeYen, taxYen, withholdingYen },
      netYen: feeYen + taxYen - withholdingYen,
    };
  };
  return {
    year: 2026,
    years: [2026, 2025],
    rows: [row("2026-11", "株式会社みなも", 140_000), row("2026-10", "風待ち自転車", 100_000, 10_210)],
    totals: { payments: 2, feeYen: 240_000, taxYen: 24_000, withholdingYen: 10_210, netYen: 253_790 },
    ...part,
  };
}

export function aPayoutRun(part: Partial<PayoutRun> = {}): PayoutRun {
  return {
    runId: "019ab0c0-0000-7000-8000-0000000000a1",
    number: 2_026_122_510,
    payOn: "2026-12-25",
    kind: "main",
    state: "filed",
    madeBy: "clock",
    madeAt: "2026-12-22T00:00:00.000Z",
    filedBy: "tanaka",
    sentBy: null,
    sentAt: null,
    endedAt: null,
    letGo: null,
    totals: { lines: 2, payments: 3, yen: 294_000, held: 0, paid: 0, paidYen: 0, failed: 0 },
    progress: null,
    files: [
      {
        ...{ n: 1, firstLine: 1, lastLine: 2, rows: 2, yen: 294_000 },
        sha256: "51b03c610a1f3f0e5acd260a98e028b8b5b203d62d4c95550ac8f993aa5515fa",
      },
    ],
    ...part,
  };
}
