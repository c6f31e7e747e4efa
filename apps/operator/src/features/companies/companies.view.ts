import type { ResultOf } from "@tomoru/contract/endpoint";
import type { getCompany, listCompanies } from "@tomoru/contract/operator/companies";
import type { Formatter } from "@tomoru/i18n/format";
import type { CompaniesWords } from "@tomoru/i18n/ja/operator/companies";

type Row = ResultOf<typeof listCompanies>["docs"][number];

const proofs = ["representative", "address", "phone", "website"] as const;

/** What a company has not said of itself, of that which a verification is held against. */
export function missingProofs(company: Readonly<Record<(typeof proofs)[number], string | null>>) {
  return proofs.filter((proof) => !company[proof]);
}

type Known = Pick<ResultOf<typeof getCompany>, "statusChanges"> & { company: Pick<Row, "suspendedFor"> };

/** Who suspended a company that the operator has suspended, when and why; the newest change stands first. */
export function suspensionOf({ company, statusChanges }: Known) {
  if (!company.suspendedFor.includes("operator")) return undefined;
  return statusChanges.find(({ change }) => change === "suspended");
}

type Wording = { say: CompaniesWords; format: Pick<Formatter, "bracketed" | "listed"> };

/** What a company is, in short. Plan and verification end with it. */
export function standingText(row: Row, wording: Wording): string {
  const { say } = wording;
  const open = row.status === "closed" ? [] : [say.plans[row.planId], say.verifications[row.verification]];
  return [say.kinds[row.kind], ...open, statusText(row, wording)].join(" · ");
}

/** A suspension with its reasons. */
export function statusText(
  { status, suspendedFor }: Pick<Row, "status" | "suspendedFor">,
  { say, format }: Wording,
): string {
  const reasons = suspendedFor.map((reason) => say.suspendedFor[reason]);
  return reasons.length > 0
    ? format.bracketed(say.statuses[status], format.listed(reasons))
    : say.statuses[status];
}
