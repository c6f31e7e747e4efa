import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { countHit } from "../../../platform/rate-limit.ts";
import { refuseField } from "../../../platform/refusal.ts";
import { type CompanyId, findCompany, putCompany } from "../company/company.repository.ts";

type Sending = { readonly trx: Trx; readonly companyId: CompanyId; readonly isPrepay: boolean };

/**
 * Before a message of a company's: with the third in a day that speaks of deposits or gift cards its messages are held until the operator
 * has looked, and so is every later one: `noAccess` at `messages`. The third is still sent, with its warning.
 */
export async function refuseHeldMessages(
  { clock, log }: Pick<Deps, "clock" | "log">,
  { trx, companyId, isPrepay }: Sending,
): Promise<void> {
  const company = await findCompany(trx, companyId);
  if (company?.messages_held_at) throw refuseField("messages", "noAccess");
  if (!isPrepay) return;
  const now = clock.now();
  const rule = { count: limits.prepayMessagesPerDay - 1, windowSeconds: 86_400 };
  const { allowed } = await countHit(trx, { key: `prepayMessages:${companyId}`, rule, now });
  if (allowed) return;
  await putCompany(trx, { companyId, messages_held_at: now });
  log.warn({ companyId }, "a company's messages are held: the third about money in advance within a day");
}
