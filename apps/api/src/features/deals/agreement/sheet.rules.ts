import { amountsOf } from "@tomoru/contract/deals/amounts";
import type { DealSide } from "@tomoru/contract/deals/deal-states";
import { payTableOf } from "@tomoru/contract/deals/pay-dates";
import { type Orderer, type Sheet, Terms, type TermsDiff } from "@tomoru/contract/deals/terms";
import { limits } from "@tomoru/contract/limits";
import { canonicalJson, canonicalSha256 } from "../../../platform/canonical-json.ts";
import type { Agreed } from "../transitions/deal-facts.rules.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";

/** What the law calls the place of delivery. */
const place = "連携済みアカウントへの投稿とTomoruでの報告";

type Ordering = Pick<Orderer, "companyId" | "kind" | "name" | "invoiceNumber"> & {
  readonly representative: string | null;
  readonly address: string | null;
};

/** Who commissions, as it is now: a company that has said what the sheet names. */
export function ordererOf(company: Ordering, { clientName }: Pick<Terms, "clientName">): Orderer {
  return {
    companyId: company.companyId,
    kind: company.kind,
    name: company.name,
    representative: company.representative ?? "",
    address: company.address ?? "",
    invoiceNumber: company.invoiceNumber,
    // Companies are not asked, and every deal keeps what the law asks of those who have some.
    hasEmployees: null,
    isRecommission: company.kind === "agency",
    clientName,
  };
}

type Versioned = {
  readonly row: Pick<DealRow, "deal_id" | "platform" | "product_name">;
  readonly version: number;
  readonly by: DealSide;
  readonly sentAt: Date;
  readonly orderer: Orderer;
  readonly creator: Sheet["creator"];
  readonly terms: Terms;
};

/** Fees are without tax; who lives abroad is paid without it. */
export function moneyOf(terms: Pick<Terms, "feeYen" | "withholding" | "payCycle" | "postFrom" | "postTo">) {
  const { feeYen, withholding, payCycle, postFrom, postTo } = terms;
  const [first] = payTableOf({ postFrom, postTo, cycle: payCycle });
  return amountsOf({ feeYen, withholding, paidOn: first?.payOn ?? postTo });
}

export function sheetOf({ row, version, by, sentAt, orderer, creator, terms }: Versioned): Sheet {
  const { postFrom, postTo, payCycle } = terms;
  return {
    dealId: row.deal_id,
    version,
    by,
    sentAt: sentAt.toISOString(),
    orderer,
    creator,
    platform: row.platform,
    productName: row.product_name,
    place,
    inspectionDays: limits.reportAcceptDays,
    ...moneyOf(terms),
    payTable: payTableOf({ postFrom, postTo, cycle: payCycle }),
    payBy: "bankTransfer",
    terms,
  };
}

export const sheetHash = (sheet: Sheet): string => canonicalSha256(sheet);

/** The part of the terms that the state machine needs. */
export function agreedOf(terms: Terms): Agreed {
  const { draftRequired, draftDueOn, revisions, postFrom, postTo, payCycle } = terms;
  return { draftRequired, draftDueOn, revisions, postFrom, postTo, payCycle };
}

/** The fields that say something else than the version before. */
export function diffOf(before: Sheet, after: Sheet): TermsDiff {
  const fields = (Object.keys(Terms.shape) as (keyof Terms)[]).filter(
    (field) => canonicalJson(before.terms[field] ?? null) !== canonicalJson(after.terms[field] ?? null),
  );
  return { sinceVersion: before.version, fields, before: before.terms };
}
