import type { Statement } from "@tomoru/contract/deals/statement";
import type { Orderer, Withholding } from "@tomoru/contract/deals/terms";
import { limits } from "@tomoru/contract/limits";
import type { Selectable } from "kysely";
import { canonicalSha256 } from "../../platform/canonical-json.ts";
import type { Tables } from "../../platform/db/schema.ts";
import { daysAfter, japanDay, japanMoment } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";

/** The names and the number on a statement, as they were at acceptance. */
export type StatementPayee = Statement["payee"];

/** What is paid, for what, and in whose name. */
export type StatedPayment = {
  readonly dealId: string;
  readonly issuer: Orderer;
  readonly payee: StatementPayee;
  /** The day of the report; of a deal that was cancelled for a share, that of cancelling. */
  readonly receivedOn: string;
  readonly platform: Statement["platform"];
  readonly productName: string | null;
  readonly formats: Statement["formats"];
  readonly sharePercent: number | null;
  readonly feeYen: number;
  readonly taxYen: number;
  readonly withholdingYen: number;
  readonly netYen: number;
  readonly withholding: Withholding;
  readonly payOn: string;
};

/** What a statement says, apart from what becomes of it. */
export type StatementBody = Omit<Statement, "state" | "confirmBy" | "answeredAt" | "sha256">;

const ratePercent = { taxed: 10, untaxed: 0 } as const;
const dealIdShown = 8;

export function statementBodyOf(of: {
  payment: StatedPayment;
  paymentId: string;
  version: number;
  now: Date;
}): StatementBody {
  const { payment, paymentId, version, now } = of;
  const issuedOn = japanDay(now);
  const month = issuedOn.slice(0, 7).replace("-", "");
  return {
    paymentId,
    dealId: payment.dealId,
    number: `${month}-${payment.dealId.slice(0, dealIdShown)}-${version}`,
    version,
    issuedOn,
    issuer: payment.issuer,
    payee: payment.payee,
    receivedOn: payment.receivedOn,
    platform: payment.platform,
    productName: payment.productName,
    formats: payment.formats,
    sharePercent: payment.sharePercent,
    sums: [
      {
        ratePercent: isAbroad(payment.withholding) ? ratePercent.untaxed : ratePercent.taxed,
        netYen: payment.feeYen,
        taxYen: payment.taxYen,
      },
    ],
    withholding: { ...payment.withholding, yen: payment.withholdingYen },
    netYen: payment.netYen,
    payOn: payment.payOn,
  };
}

/** Who lives abroad is paid without tax, and outside of the files. */
export const isAbroad = ({ kind, reason }: Withholding): boolean =>
  kind === "nonResident" || reason === "treatyFiled";

export const statementHash = (body: StatementBody): string => canonicalSha256(body);

/** The moment at which silence has confirmed it: the end of the seventh day. */
export function confirmByOf(now: Date): Date {
  return japanMoment(daysAfter(japanDay(now), limits.statementDays + 1), "00:00");
}

/** Of a registered creator a statement is a 仕入明細書. */
export const isPurchase = ({ invoiceNumber }: Pick<StatementPayee, "invoiceNumber">): boolean =>
  invoiceNumber !== null;

export type StatementRow = Selectable<Tables["statements"]>;

/** Binds a sealed payee to its row. */
export function payeeContext(of: {
  influencerId: OwnerId<"influencer">;
  paymentId: string;
  version: number;
}): string {
  return `statements/${of.influencerId}/${of.paymentId}/${of.version}`;
}

export function toStatement(
  row: Pick<StatementRow, "body" | "sha256" | "confirm_by" | "confirmed_at" | "queried_at">,
  { payee, now }: { payee: StatementPayee; now: Date },
): Statement {
  // Written by `statementBodyOf` alone, without the payee.
  const body = row.body as Omit<StatementBody, "payee">;
  const answeredAt = row.confirmed_at ?? row.queried_at;
  return {
    ...body,
    payee,
    state: statementState(row, now),
    confirmBy: row.confirm_by.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    sha256: row.sha256,
  };
}

/** Silence confirms by the time alone: no job writes it down. */
function statementState(
  row: Pick<StatementRow, "confirm_by" | "confirmed_at" | "queried_at">,
  now: Date,
): Statement["state"] {
  if (row.confirmed_at) return "confirmed";
  if (row.queried_at) return "queried";
  return row.confirm_by <= now ? "silent" : "open";
}
