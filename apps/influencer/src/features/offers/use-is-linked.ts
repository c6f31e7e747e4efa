import { useSession } from "../../shared/site.ts";

/** Whether the creator has connected any platform. Of somebody who is not known yet nothing is asked. */
export function useIsLinked(): boolean {
  const { currentUser } = useSession();
  return currentUser === null || Object.values(currentUser.socialAccounts).some(Boolean);
}
