import { logout } from "@tomoru/contract/accounts/auth";
import { alertFailure } from "../../shared/alert/failure-alert.ts";
import { call } from "../../shared/api/call.ts";
import { isCallFailure } from "../../shared/api/failure.ts";
import { useWords } from "../../shared/i18n/language.store.ts";
import { endSession, isSignedIn } from "../../shared/session/session.store.ts";
import { useOneAtATime } from "../../shared/use-one-at-a-time.ts";

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
