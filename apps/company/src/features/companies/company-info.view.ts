import type { Company, CompanyInfo } from "@tomoru/contract/company/companies";
import type { FieldFault } from "@tomoru/contract/faults";
import type { CompaniesWords } from "@tomoru/i18n/ja/company/companies";
import { checkOf } from "../../shared/company-check.view.ts";

/** What each field is called, in the order of the form: the list of faults has it from here. */
export function labelsOf(info: CompaniesWords["info"]): Record<keyof CompanyInfo, string> {
  const { name, kind, representative, phone, website } = info;
  const { postalCode, prefecture, address, building, invoiceNumber, billingEmail } = info;
  const place = { postalCode, prefecture, address, building };
  return { name, kind: kind.label, representative, phone, website, ...place, invoiceNumber, billingEmail };
}

/** Which message to show after saving: whether the check starts now, starts over, or is unchanged. */
export function savedKeyOf(before: Company, after: Company): "saved" | "savedWaiting" | "savedUnverified" {
  if (checkOf(after).kind !== "waiting") return "saved";
  return before.verification === "verified" ? "savedUnverified" : "savedWaiting";
}

/** The company as entries of the form; what is unknown is empty. */
export function entriesOf(company: Company) {
  const text = (value: string | null) => value ?? "";
  return {
    name: company.name,
    kind: company.kind,
    representative: text(company.representative),
    phone: text(company.phone),
    website: text(company.website),
    postalCode: hyphenated(text(company.postalCode)),
    prefecture: company.prefecture ?? ("" as const),
    address: text(company.address),
    building: text(company.building),
    invoiceNumber: text(company.invoiceNumber),
    billingEmail: text(company.billingEmail),
  };
}

/** Only the fields that differ from how the form began, so that what others saved meanwhile is not overwritten. */
export function changesSince(began: Company, sent: CompanyInfo): CompanyInfo {
  const changed = Object.entries(sent).filter(
    ([field, value]) => (value ?? "") !== (began[field as keyof CompanyInfo] ?? ""),
  );
  return Object.fromEntries(changed);
}

export type Clash = { field: keyof CompanyInfo; value: string | null };

/** Fields that somebody else has saved since the form began, and that it would overwrite. */
export function clashesOf(changes: CompanyInfo, { began, now }: { began: Company; now: Company }): Clash[] {
  const fields = Object.keys(changes) as (keyof CompanyInfo)[];
  return fields
    .filter((field) => now[field] !== began[field] && (now[field] ?? "") !== (changes[field] ?? ""))
    .map((field) => ({ field, value: now[field] }));
}

/** 1500041 → 150-0041 */
export function hyphenated(postalCode: string): string {
  return postalCode.replace(/^(\d{3})(\d{4})$/, "$1-$2");
}

/** What to do about the fields that have a shape of their own. */
export function faultTextOf(
  { field, rule }: FieldFault,
  { faults }: CompaniesWords["info"],
): string | undefined {
  if (rule || !Object.hasOwn(faults, field)) return undefined;
  return faults[field as keyof typeof faults];
}
