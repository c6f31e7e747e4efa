import { listCards } from "@tomoru/contract/company/cards";
import { getCompanyHome } from "@tomoru/contract/company/home";
import { listMembers } from "@tomoru/contract/company/members";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";

export function useHome() {
  return useEndpoint(getCompanyHome, { input: {}, retryAs: "account" });
}

/** Only the owner is answered. */
export function useCards({ isOwner }: { isOwner: boolean }) {
  return useEndpoint(listCards, { input: isOwner ? {} : null, retryAs: "account" });
}

export function useMembers({ isOwner }: { isOwner: boolean }) {
  return useEndpoint(listMembers, { input: isOwner ? {} : null, retryAs: "account" });
}
