import type { Deps } from "../../../deps.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import { conflictAt, type Refusal } from "../../../platform/refusal.ts";
import { type CompanyId, endLease, extendLease, takeLease } from "./subscriptions.repository.ts";

/** Seconds: a process that dies at a change leaves the plan to others after this. */
const leaseSeconds = 60;

export type Lease = {
  /**
   * Before each call to the provider that changes something. `asks`: it charges, and nobody may learn what became of it.
   * Throws when the lease has ended meanwhile.
   */
  goesOn(how?: { readonly asks: boolean }): Promise<void>;
};

type LeaseDeps = Pick<Deps, "db" | "clock">;

/** One change of a company's plan at a time, over all copies. */
export async function underLease<T>(
  { db, clock }: LeaseDeps,
  companyId: CompanyId,
  work: (lease: Lease) => Promise<T>,
): Promise<T | "busy"> {
  const now = clock.now();
  let until = secondsAfter(now, leaseSeconds);
  if (!(await takeLease(db, { companyId, until, now }))) return "busy";
  const lease: Lease = {
    async goesOn({ asks } = { asks: false }) {
      const later = secondsAfter(clock.now(), leaseSeconds);
      const askedAt = asks ? clock.now() : undefined;
      if (!(await extendLease(db, { companyId, until, later, askedAt }))) throw busy();
      until = later;
    },
  };
  try {
    return await work(lease);
  } finally {
    await endLease(db, { companyId, until });
  }
}

/** Another change is under way. */
function busy(): Refusal {
  return conflictAt("busy");
}

/** As `underLease`, for a caller: refuses with 409 at `busy` while another change is under way. */
export async function changing<T>(
  deps: LeaseDeps,
  companyId: CompanyId,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  const done = await underLease(deps, companyId, work);
  if (done === "busy") throw busy();
  return done;
}
