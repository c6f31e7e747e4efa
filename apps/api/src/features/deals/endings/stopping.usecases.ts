import type { DealSide } from "@tomoru/contract/deals/deal-states";
import type { Deps } from "../../../deps.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import { suspendedByOperator } from "../../companies/company/suspended.usecases.ts";
import type { DealKey } from "../acting/acting.usecases.ts";
import { actAlone } from "../acting/acting-alone.usecases.ts";
import * as repository from "./stopping.repository.ts";

/** Deals in one round; the round of the next minute goes on with the rest. */
const limit = 1000;

type Company = { readonly companyId?: OwnerId<"company"> };
type Creator = { readonly influencerId?: OwnerId<"influencer"> };

/**
 * After the operator has suspended a company, or lifted it: its terms end and what is agreed is held, or goes on. Deal by deal, each
 * in its own transaction; what a copy leaves that dies in between, the clock finds. Without a name: of all companies.
 */
export async function followCompanies(deps: Deps, { companyId }: Company = {}): Promise<void> {
  const open = await repository.findOpenOfSuspendedCompanies(deps.db, { companyId, limit });
  await actOnAll(deps, open, { kind: "suspend", of: "company" });
  const stopped = companyId
    ? (await repository.findAgreedOf(deps.db, { companyId, limit })).map((key) => ({ ...key, companyId }))
    : await repository.findStoppedForCompanies(deps.db, { limit });
  const suspended = await suspendedByOperator(
    deps.db,
    stopped.map((key) => key.companyId),
  );
  const free = stopped.filter((key) => !suspended.has(key.companyId));
  await actOnAll(deps, free, { kind: "restore", of: "company" });
}

/** The same of a creator, or of all: terms keep their clock, and what is agreed is held until the suspension is lifted. */
export async function followCreators(deps: Deps, { influencerId }: Creator = {}): Promise<void> {
  const asked = { influencerId, limit };
  const open = await repository.findOpenOfSuspendedCreators(deps.db, asked);
  await actOnAll(deps, open, { kind: "suspend", of: "creator" });
  const free = await repository.findStoppedOfActiveCreators(deps.db, asked);
  await actOnAll(deps, free, { kind: "restore", of: "creator" });
}

async function actOnAll(
  deps: Deps,
  keys: readonly DealKey[],
  { kind, of }: { kind: "suspend" | "restore"; of: DealSide },
): Promise<void> {
  for (const { influencerId, dealId } of keys) {
    const key = { influencerId, dealId };
    await actAlone(deps, { key, act: { kind, by: "operator", of }, about: { of } });
  }
}
