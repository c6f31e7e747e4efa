import type { Company, CompanyInfo } from "@tomoru/contract/company/companies";
import { hasCheckDigit } from "@tomoru/contract/company/invoice-number";
import type { Selectable, Updateable } from "kysely";
import type { Tables } from "../../../platform/db/schema.ts";
import { refuseField } from "../../../platform/refusal.ts";

type CompanyRow = Selectable<Tables["companies"]>;

/** What a company says of itself, as everybody who may read it gets it. */
export function detailsOf(row: CompanyRow) {
  return {
    website: row.website,
    postalCode: row.postal_code,
    prefecture: row.prefecture,
    address: row.address,
    building: row.building,
    phone: row.phone,
    invoiceNumber: row.invoice_number,
    representative: row.representative,
    billingEmail: row.billing_email,
  };
}

export function companyOf(row: CompanyRow): Company {
  return {
    companyId: row.id,
    name: row.name ?? "",
    kind: row.kind,
    ...detailsOf(row),
    verification: row.verification,
    status: row.status === "active" ? "active" : "suspended",
    createdAt: row.created_at.toISOString(),
  };
}

const columns = {
  name: "name",
  kind: "kind",
  representative: "representative",
  postalCode: "postal_code",
  prefecture: "prefecture",
  address: "address",
  building: "building",
  phone: "phone",
  website: "website",
  invoiceNumber: "invoice_number",
  billingEmail: "billing_email",
} as const satisfies Record<keyof CompanyInfo, keyof Tables["companies"]>;

/** What has been verified: another one is to be verified again. */
const verified = ["name", "kind", "invoice_number"] as const;

/**
 * The columns that change, "" as none. A corporation's invoice number has the check digit of its corporate number, also
 * where only the kind changes: `dataInvalid` at `invoiceNumber`.
 */
export function changesOf(row: CompanyRow, info: CompanyInfo): Updateable<Tables["companies"]> {
  const given = Object.entries(info).filter(([, value]) => value !== undefined);
  const changes: Updateable<Tables["companies"]> = Object.fromEntries(
    given.map(([key, value]) => [columns[key as keyof CompanyInfo], value === "" ? null : value]),
  );
  const { kind, invoice_number } = { ...row, ...changes };
  if (kind === "corporate" && invoice_number && !hasCheckDigit(invoice_number)) {
    throw refuseField("invoiceNumber", "dataInvalid");
  }
  const isOther = verified.some((column) => changes[column] !== undefined && changes[column] !== row[column]);
  return isOther ? { ...changes, verification: "unverified" } : changes;
}
