import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/live/announce.ts";
import { endCampaigns } from "../../campaigns/moving.usecases.ts";
import { endAsking } from "../../consultations/withdrawing.usecases.ts";
import { putStandings } from "../members/members.repository.ts";
import { type CompanyId, type CompanyRow, lockCompany, putCompany } from "./company.repository.ts";

type Suspension = { readonly companyId: CompanyId; readonly reason: "payment" | "operator" };

/**
 * Suspends a company for a reason, at once and on every copy; the other reason stays as it is. What it asked creators and nobody
 * has answered ends, and so do its open campaigns. Undefined: it is closed.
 */
export async function suspendCompany(
  deps: Pick<Deps, "outbox" | "clock">,
  { trx, ...suspension }: Suspension & { trx: Trx },
): Promise<CompanyRow | undefined> {
  const reasons = (standing: Reasons) => [...new Set([...standing, suspension.reason])].sort();
  const company = await changeReasons(trx, suspension, reasons);
  const { companyId, reason } = suspension;
  if (company) await endAsking(trx, { companyId, now: deps.clock.now() });
  if (company) await endCampaigns(deps, { trx, companyId, isForGood: reason === "operator" });
  return company;
}

/** Lifts one reason: whoever is suspended for another stays so. */
export function liftSuspension(trx: Trx, suspension: Suspension): Promise<CompanyRow | undefined> {
  return changeReasons(trx, suspension, (reasons) =>
    reasons.filter((reason) => reason !== suspension.reason),
  );
}

type Reasons = CompanyRow["suspended_for"];

async function changeReasons(
  trx: Trx,
  { companyId }: Suspension,
  change: (reasons: Reasons) => Reasons,
): Promise<CompanyRow | undefined> {
  const company = await lockCompany(trx, companyId);
  if (!company || company.status === "closed") return undefined;
  const suspended_for = change(company.suspended_for);
  const status = suspended_for.length > 0 ? "suspended" : "active";
  // The operator has looked: messages that were held for that go on.
  const isLookedAt = status === "active" && company.suspended_for.includes("operator");
  const held = isLookedAt ? { messages_held_at: null } : {};
  await putCompany(trx, { companyId, suspended_for, status, ...held });
  await showStanding(trx, companyId);
  return { ...company, suspended_for, status };
}

/** After a change of seats or suspensions: what the gate reads, and who is looking, follow. The company is held. */
export async function showStanding(trx: Trx, companyId: CompanyId): Promise<void> {
  await putStandings(trx, companyId);
  await announce(trx, companyId);
}
