import { logout } from "@tomoru/contract/influencer/accounts";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { call } from "@tomoru/web/api/call.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { endSession, isSignedIn } from "@tomoru/web/session/session.store.ts";
import { useWords } from "../../shared/site.ts";

/** Ends the session on the server first; if that fails, the person is told and stays signed in. */
export function useSignOut(): { signOut: () => void; leaving: boolean } {
  const words = useWords();
  const { busy: leaving, run } = useOneAtATime();
  const leave = async () => {
    try {
      await call(logout, {});
      endSession("signOut");
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      if (isSignedIn()) alertFailure(failure, words, { titleText: words.shell.logOutFailed });
    }
  };
  return {
    leaving,
    signOut: () => void run(leave),
  };
}
