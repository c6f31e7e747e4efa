import type { SignUp } from "@tomoru/contract/influencer/accounts";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { navigate } from "@tomoru/web/router/history.ts";
import { eraseDraft } from "@tomoru/web/session/draft-storage.ts";
import { paths } from "../../app/paths.ts";
import { leaveFlashMessage } from "../../shared/site.ts";
import { completeSignUp } from "./auth.queries.ts";
import type { SignUpReturn } from "./sign-up-return.view.ts";
import { useCodeForm } from "./use-code-form.ts";

/** The code form: completes the sign-up, or goes back to the form whose entry the server refused. */
export function useSignUpCode(entries: SignUp) {
  return useCodeForm(async (otp) => {
    try {
      await completeSignUp({ ...entries, otp });
      leaveFlashMessage((words) => words.codes[8003]);
      eraseDraft();
    } catch (failure) {
      const refused =
        failure instanceof ApiFailure ? failure.faults.filter(({ field }) => field in entries) : [];
      if (refused.length === 0) throw failure;
      const state: SignUpReturn = { refused };
      navigate(paths.signUp, { state });
    }
  });
}
