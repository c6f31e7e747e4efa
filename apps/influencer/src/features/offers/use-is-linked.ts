import { useSession } from "../../shared/site.ts";

/** Whether the creator has linked any platform; true while the creator is not known yet, so that nothing is asked. */
export function useIsLinked(): boolean {
  const { currentUser } = useSession();
  return currentUser === null || Object.values(currentUser.socialAccounts).some(Boolean);
}
