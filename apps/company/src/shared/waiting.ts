import type { CompanyProfile } from "@tomoru/contract/company/companies";

/** How many things wait because of the plan: it is unpaid, or a card has to be authenticated. */
export function planWaits({ subscription }: Pick<CompanyProfile, "subscription">): number {
  const { status, pendingUrl } = subscription;
  return [status === "pastDue", pendingUrl !== null].filter(Boolean).length;
}

/** Everything that waits for the company: the number at home. */
export function waitingIn(profile: Pick<CompanyProfile, "subscription" | "work">): number {
  return planWaits(profile) + profile.work.waitingCount;
}
