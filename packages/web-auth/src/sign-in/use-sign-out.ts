import type { Endpoint } from "@tomoru/contract/endpoint";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { call } from "@tomoru/web/api/call.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { endSession, isSignedIn } from "@tomoru/web/session/session.store.ts";

/** Ends the session on the server first (by `logout` of this side); if that fails, the person is told and stays signed in. */
export function useSignOut(logout: Endpoint): { signOut: () => void; leaving: boolean } {
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
