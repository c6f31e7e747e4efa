import type { AgreedVersion } from "@tomoru/i18n/deal-sheet-text";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import type { Deal } from "../transitions/deal-row.rules.ts";
import { findCategory, findContract, findVersion } from "./terms.repository.ts";
import { versionOf } from "./versions.rules.ts";

/** What both sides agreed to, whole: the notice that the law asks for is mailed with the contract. */
export async function agreementOf(
  { keys }: Pick<Deps, "keys">,
  { trx, deal: { row } }: { trx: Trx; deal: Deal },
): Promise<AgreedVersion> {
  const at = row.contract_version ?? 0;
  const terms = await findVersion(trx, row, at);
  const contract = await findContract(trx, row, at);
  const { parties, ...version } = terms && contract ? versionOf(keys, terms, contract) : { parties: null };
  if (!parties || !("sheet" in version)) throw new Error(`deal ${row.deal_id} has no contract`);
  const { exclusivity } = version.sheet.terms;
  const category = exclusivity && ((await findCategory(trx, exclusivity.categoryId)) ?? null);
  return { ...version, parties, category };
}
