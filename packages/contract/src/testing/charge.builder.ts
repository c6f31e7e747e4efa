import type { ChargeRow, Receipt, WithholdingRow } from "../company/charges.ts";
import type { DealRefund } from "../deals/funding.ts";

const chargeId = "019ab4d2-0000-7000-8000-0000000000e1";
const refundId = "019ab4d2-0000-7000-8000-0000000000e2";
const dealId = "AAAAAAAAAAAAAAAAAAAAAA";

export function aDealRefund(part: Partial<DealRefund> = {}): DealRefund {
  return { refundId, reason: "cancelled", yen: 96_800, state: "succeeded", on: "2026-11-20", ...part };
}

export function aChargeRow(part: Partial<ChargeRow> = {}): ChargeRow {
  return {
    chargeId,
    refundId: null,
    kind: "charge",
    reason: null,
    dealId,
    productName: "うるおい化粧水「しずく」",
    creatorName: "はなこ",
    way: "card",
    yen: 121_000,
    balanceYen: 0,
    state: "paid",
    whereabouts: "secured",
    on: "2026-11-15",
    ...part,
  };
}

export function aReceipt(part: Partial<Receipt> = {}): Receipt {
  return {
    chargeId,
    number: "R-202611-019AB4D2",
    dealId,
    productName: "うるおい化粧水「しずく」",
    creatorName: "はなこ",
    way: "card",
    state: "paid",
    feeYen: 100_000,
    taxYen: 10_000,
    toolFeeYen: 10_000,
    toolTaxYen: 1000,
    chargeYen: 121_000,
    balanceYen: 0,
    taxPercent: 10,
    kept: { toolFeeYen: 10_000, toolTaxYen: 1000, chargeYen: 121_000 },
    madeOn: "2026-11-15",
    paidOn: "2026-11-15",
    refunds: [],
    refundedYen: 0,
    issuer: { name: "株式会社ともる", address: "東京都渋谷区神南1-2-3", invoiceNumber: "T7000012050002" },
    buyer: { name: "株式会社みなと珈琲", address: "東京都渋谷区神南1-2-3 みなとビル4階" },
    ...part,
  };
}

/** By bank transfer, of which nothing has come. */
export function aBill(part: Partial<Receipt> = {}): Receipt {
  const transfer = {
    ...{
      bankName: "楽天銀行",
      branchName: "リンドウ支店",
      accountType: "futsu" as const,
      accountNumber: "1234567",
    },
    ...{ accountName: "ストライプジャパン(カ", yen: 121_000, receivedYen: 0 },
    dueAt: "2026-12-08T15:00:00.000Z",
  } as const;
  return aReceipt({ way: "transfer", state: "awaiting", paidOn: null, transfer, ...part });
}

export function aWithholdingRow(part: Partial<WithholdingRow> = {}): WithholdingRow {
  return {
    refundId,
    dealId,
    productName: "うるおい化粧水「しずく」",
    payee: "山田 花子",
    kind: "std",
    reason: "appearance",
    grossYen: 100_000,
    withheldYen: 10_210,
    paidOn: "2026-11-30",
    ...part,
  };
}
