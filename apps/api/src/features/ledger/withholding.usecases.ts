import type { Deps } from "../../deps.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { openPayee } from "./sealed-names.rules.ts";
import { findWithholding, findWithholdings, type WithholdingOfCompany } from "./withholdings.repository.ts";

type CompanyId = OwnerId<"company">;
type Opened = Omit<WithholdingOfCompany, "payee"> & { readonly payee: string };

function opened({ keys }: Pick<Deps, "keys">, companyId: CompanyId, row: WithholdingOfCompany): Opened {
  return { ...row, payee: openPayee(keys, { companyId, id: row.id }, row.payee) };
}

/** What the refund of a withheld tax is about. */
export async function withholdingOf(
  deps: Pick<Deps, "keys">,
  db: Queryable,
  { companyId, refundId }: { companyId: CompanyId; refundId: string },
): Promise<{ payee: string; grossYen: number; withheldYen: number; dueOn: string } | undefined> {
  const row = await findWithholding(db, { companyId, id: refundId });
  if (!row) return undefined;
  const { payee, gross_yen, withheld_yen, due_on: dueOn } = opened(deps, companyId, row);
  return { payee, grossYen: Number(gross_yen), withheldYen: Number(withheld_yen), dueOn };
}

/** The taxes withheld from payments between these days in Japan, both included, in their order. */
export async function withholdingsBetween(
  deps: Pick<Deps, "keys" | "db">,
  { companyId, from, to }: { companyId: CompanyId; from: string; to: string },
): Promise<Opened[]> {
  const rows = await findWithholdings(deps.db, { companyId, from, to });
  return rows.map((row) => opened(deps, companyId, row));
}
