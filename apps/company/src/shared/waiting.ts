import type { CompanyProfile } from "@tomoru/contract/company/companies";

/** What of its plan waits for this company: it is unpaid, a card is to be authenticated. */
export function planWaits({ subscription }: Pick<CompanyProfile, "subscription">): number {
  const { status, pendingUrl } = subscription;
  return [status === "pastDue", pendingUrl !== null].filter(Boolean).length;
}

/** All that waits for it: the number at home. */
export function waitingIn(profile: Pick<CompanyProfile, "subscription" | "work">): number {
  return planWaits(profile) + profile.work.waitingCount;
}
