import { listCards } from "@tomoru/contract/company/cards";
import { listMembers } from "@tomoru/contract/company/members";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";

/** Only the owner is answered. */
export function useCards({ isOwner }: { isOwner: boolean }) {
  return useEndpoint(listCards, { input: isOwner ? {} : null, retryAs: "account" });
}

export function useMembers({ isOwner }: { isOwner: boolean }) {
  return useEndpoint(listMembers, { input: isOwner ? {} : null, retryAs: "account" });
}
