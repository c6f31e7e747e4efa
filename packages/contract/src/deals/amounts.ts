/** What a fee becomes: integer yen, each line rounded down for itself. Fees are without tax. */

export const feeBounds = { minYen: 3000, maxYen: 50_000_000 } as const;

/** Withholding by the first day of payment that it holds for; the newest in front. Parts of 10,000. */
const withholdingRates = [{ from: "2013-01-01", standard: 1021, above: 2042, nonResident: 2042 }] as const;
const standardUpToYen = 1_000_000;
const taxPercent = 10;

export const withholdingKinds = ["none", "std", "nonResident"] as const;
export type WithholdingKind = (typeof withholdingKinds)[number];

const partOf = (yen: number, parts: number, of: number) => Number((BigInt(yen) * BigInt(parts)) / BigInt(of));

/** Yen held back of a fee that is paid on `paidOn`, a day of Japan. */
export function withheldYenOf(of: { feeYen: number; kind: WithholdingKind; paidOn: string }): number {
  const rates = withholdingRates.find(({ from }) => from <= of.paidOn);
  if (!rates) throw new RangeError(`no withholding is known for ${of.paidOn}`);
  if (of.kind === "none") return 0;
  if (of.kind === "nonResident") return partOf(of.feeYen, rates.nonResident, 10_000);
  const above = Math.max(0, of.feeYen - standardUpToYen);
  return partOf(of.feeYen - above, rates.standard, 10_000) + partOf(above, rates.above, 10_000);
}

/** What the creator is paid for. `isTaxed`: a creator who lives in Japan, registered for the tax or not. */
export type CreatorAmounts = {
  readonly feeYen: number;
  readonly taxYen: number;
  readonly withholdingYen: number;
  readonly netYen: number;
};

export function creatorAmountsOf(of: {
  feeYen: number;
  kind: WithholdingKind;
  paidOn: string;
}): CreatorAmounts {
  const taxYen = of.kind === "nonResident" ? 0 : partOf(of.feeYen, taxPercent, 100);
  const withholdingYen = withheldYenOf(of);
  return { feeYen: of.feeYen, taxYen, withholdingYen, netYen: of.feeYen + taxYen - withholdingYen };
}

type Withheld = { readonly kind: WithholdingKind; readonly reason: string };

/** A fee bears consumption tax unless its creator lives abroad, a treaty filed or not. */
export const isTaxed = ({ kind, reason }: Withheld): boolean =>
  kind !== "nonResident" && reason !== "treatyFiled";

/** The same by what was agreed of the withholding, at the rates of the day on which it is paid. */
export function amountsOf(of: { feeYen: number; withholding: Withheld; paidOn: string }): CreatorAmounts {
  const { feeYen, withholding, paidOn } = of;
  const money = creatorAmountsOf({ feeYen, kind: withholding.kind, paidOn });
  return isTaxed(withholding) ? money : { ...money, taxYen: 0, netYen: feeYen - money.withholdingYen };
}

/** What the company is charged. The creator is never told the fee of the tool. */
export type ChargeAmounts = {
  readonly feeYen: number;
  readonly taxYen: number;
  readonly toolFeeYen: number;
  readonly toolTaxYen: number;
  readonly chargeYen: number;
};

/** `toolFeeBps` of the company's plan, parts of 10,000 of the fee without tax. */
export function chargeOf(of: { feeYen: number; toolFeeBps: number; isTaxed?: boolean }): ChargeAmounts {
  const taxYen = of.isTaxed === false ? 0 : partOf(of.feeYen, taxPercent, 100);
  const toolFeeYen = partOf(of.feeYen, of.toolFeeBps, 10_000);
  const toolTaxYen = partOf(toolFeeYen, taxPercent, 100);
  return {
    feeYen: of.feeYen,
    taxYen,
    toolFeeYen,
    toolTaxYen,
    chargeYen: of.feeYen + taxYen + toolFeeYen + toolTaxYen,
  };
}

/** The part of a fee that a creator keeps, by whole percent. */
export function feeShareOf(feeYen: number, percent: number): number {
  return partOf(feeYen, percent, 100);
}

/** A deal that is cancelled for a share of its fee, whole percents: what of the charge is kept, and what goes back. */
export function cancelledAt(of: { feeYen: number; toolFeeBps: number; percent: number; isTaxed?: boolean }): {
  kept: ChargeAmounts;
  refundYen: number;
} {
  const kept = chargeOf({ ...of, feeYen: feeShareOf(of.feeYen, of.percent) });
  return { kept, refundYen: chargeOf(of).chargeYen - kept.chargeYen };
}

/** Yen: the payment provider takes no less by one payment. */
const leastPaymentYen = 50;

/**
 * How much of a charge is paid by what is left of the company's bank transfers, so that what is left for the card is nothing, or enough
 * to be asked for. Integer yen.
 */
export function shareOfBalance({ balanceYen, restYen }: { balanceYen: number; restYen: number }): number {
  const most = Math.min(balanceYen, restYen);
  const share = most < restYen ? Math.min(most, restYen - leastPaymentYen) : most;
  return share < leastPaymentYen ? 0 : share;
}
