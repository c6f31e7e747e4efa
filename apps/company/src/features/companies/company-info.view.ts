import type { Company, CompanyInfo } from "@tomoru/contract/company/companies";
import type { FieldFault } from "@tomoru/contract/faults";
import type { CompaniesWords } from "@tomoru/i18n/ja/company/companies";
import { checkOf } from "../../shared/company-check.view.ts";

/** What each field is called. */
export function labelsOf(info: CompaniesWords["info"]): Record<keyof CompanyInfo, string> {
  const { name, kind, representative, postalCode, prefecture, address, building, phone } = info;
  const { website, invoiceNumber, billingEmail } = info;
  const place = { postalCode, prefecture, address, building, phone };
  return { name, kind: kind.label, representative, ...place, website, invoiceNumber, billingEmail };
}

/** What is said after saving: whether the check begins now, begins anew, or is as far as before. */
export function savedKeyOf(before: Company, after: Company): "saved" | "savedWaiting" | "savedUnverified" {
  if (checkOf(after).kind !== "waiting") return "saved";
  return before.verification === "verified" ? "savedUnverified" : "savedWaiting";
}

/** The company as the form's entries: what was never given is empty. */
export function entriesOf(company: Company) {
  const text = (value: string | null) => value ?? "";
  return {
    name: company.name,
    kind: company.kind,
    representative: text(company.representative),
    postalCode: hyphenated(text(company.postalCode)),
    prefecture: company.prefecture ?? ("" as const),
    address: text(company.address),
    building: text(company.building),
    phone: text(company.phone),
    website: text(company.website),
    invoiceNumber: text(company.invoiceNumber),
    billingEmail: text(company.billingEmail),
  };
}

/** Of what the form sends only what is not as it began: what somebody else has saved meanwhile stays. */
export function changesSince(began: Company, sent: CompanyInfo): CompanyInfo {
  const changed = Object.entries(sent).filter(
    ([field, value]) => (value ?? "") !== (began[field as keyof CompanyInfo] ?? ""),
  );
  return Object.fromEntries(changed);
}

export type Clash = { field: keyof CompanyInfo; value: string | null };

/** What somebody else has saved since the form began, in the fields that it would overwrite. */
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
