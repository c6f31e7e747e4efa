import type { CompanyProfile } from "@tomoru/contract/company/companies";

/** How much waits for this company: a plan that is unpaid, a card that is to be authenticated. */
export function waitingIn({ subscription }: Pick<CompanyProfile, "subscription">): number {
  const { status, pendingUrl } = subscription;
  return [status === "pastDue", pendingUrl !== null].filter(Boolean).length;
}
