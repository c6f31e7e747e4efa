import type { Locale } from "@tomoru/contract/fields";
import { prefectureNames } from "@tomoru/i18n/ja/company/prefectures";
import type { Deps } from "../../../deps.ts";
import { openJson } from "../../../platform/crypto/sealed-json.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { KnownInvoice } from "../invoices/invoices.repository.ts";
import {
  addUnpaidExit,
  findCustomer,
  findOwner,
  findUnpaidExits,
  holdCompany,
  readCompany,
} from "./billed-company.repository.ts";
import type { CompanyId } from "./subscriptions.repository.ts";

/** The company that invoices are made out to, and the person who is mailed about them. */
export type Billed = {
  readonly companyId: CompanyId;
  readonly name: string;
  readonly address: string | null;
  readonly billingEmail: string | null;
  readonly owner: { readonly email: string; readonly fullName: string; readonly locale: Locale } | undefined;
  readonly isSuspendedForPayment: boolean;
};

/** Held until the transaction ends. Undefined: there is none. */
export async function holdBilled(trx: Trx, companyId: CompanyId): Promise<Billed | undefined> {
  return billedOf(trx, companyId, await holdCompany(trx, companyId));
}

/** The same without holding anything: for who is to be told. */
export async function readBilled(db: Queryable, companyId: CompanyId): Promise<Billed | undefined> {
  return billedOf(db, companyId, await readCompany(db, companyId));
}

async function billedOf(
  db: Queryable,
  companyId: CompanyId,
  company: Awaited<ReturnType<typeof readCompany>>,
): Promise<Billed | undefined> {
  if (!company) return undefined;
  const owner = await findOwner(db, companyId);
  const { postal_code: code, prefecture, address, building } = company;
  const lines = [
    code && `〒${code.slice(0, 3)}-${code.slice(3)}`,
    [prefecture && prefectureNames[prefecture], address].filter(Boolean).join(""),
    building,
  ].filter(Boolean);
  return {
    companyId,
    name: company.name ?? "",
    address: address ? lines.join(" ") : null,
    billingEmail: company.billing_email,
    owner: owner?.email
      ? { email: owner.email, fullName: owner.full_name ?? "", locale: owner.locale }
      : undefined,
    isSuspendedForPayment: company.suspended_for.includes("payment"),
  };
}

export function customerOfCompany(db: Queryable, companyId: CompanyId): Promise<string | undefined> {
  return findCustomer(db, companyId);
}

/** When it left a paid plan without having paid. */
export function unpaidExitsOf(db: Queryable, companyId: CompanyId): Promise<Date[]> {
  return findUnpaidExits(db, companyId);
}

export function writeUnpaidExit(trx: Trx, exit: { companyId: CompanyId; now: Date }): Promise<void> {
  return addUnpaidExit(trx, exit);
}

type Buyer = { readonly name: string; readonly address: string | null };

function contextOf(companyId: CompanyId, invoiceId: string): string {
  return `invoices/${companyId}/${invoiceId}`;
}

export function sealBuyer(
  { keys }: Pick<Deps, "keys">,
  { id, billed: { companyId, name, address } }: { id: string; billed: Billed },
): string {
  return keys.seal(JSON.stringify({ name, address } satisfies Buyer), contextOf(companyId, id));
}

export function openBuyer(
  { keys }: Pick<Deps, "keys">,
  { companyId, invoice }: { companyId: CompanyId; invoice: Pick<KnownInvoice, "id" | "buyer"> },
): Buyer {
  return openJson(keys, { sealed: invoice.buyer, context: contextOf(companyId, invoice.id) });
}
