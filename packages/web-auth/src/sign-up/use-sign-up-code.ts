import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { leaveFlashMessage } from "@tomoru/web/page/flash-message.store.ts";
import { eraseDraft } from "@tomoru/web/session/draft-storage.ts";
import { useNavigate } from "react-router";
import type { Accounts } from "../accounts.ts";
import { useCodeForm } from "../codes/use-code-form.ts";
import type { SignUpReturn } from "./refused-entries.ts";

type SignUpCompletion = {
  accounts: Accounts;
  entries: object;
  /** Makes the account of the entries, with the mailed code. */
  complete: (otp: string) => Promise<void>;
};

/** The code form: completes the sign-up, or goes back to the form whose entry the server refused. */
export function useSignUpCode({ accounts, entries, complete }: SignUpCompletion) {
  const navigate = useNavigate();
  return useCodeForm(accounts, async (otp) => {
    try {
      await complete(otp);
      leaveFlashMessage(({ codes }) => codes.registerCompleted);
      eraseDraft();
    } catch (failure) {
      const refused =
        failure instanceof ApiFailure ? failure.faults.filter(({ field }) => field in entries) : [];
      if (refused.length === 0) throw failure;
      const state: SignUpReturn = { refused };
      void navigate(accounts.paths.signUp, { state });
    }
  });
}
