import type { SignUp } from "@tomoru/contract/auth";
import { Otp } from "@tomoru/contract/fields";
import { pages } from "@tomoru/contract/pages";
import { useNavigate } from "react-router";
import { z } from "zod/mini";
import { ApiFailure } from "../../shared/api/failure.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { leaveNotice } from "../../shared/page/notice.store.ts";
import { eraseDraft } from "../../shared/session/draft.ts";
import { completeSignUp } from "./auth.queries.ts";
import type { SignUpReturn } from "./sign-up-return.view.ts";

const Form = z.object({ otp: Otp });
const codeFaults = new Set([1003, 1005, 1009, 1021, 1024, 3011]);

/** The code form: completes the sign-up, or goes back to the form whose entry the server refused. */
export function useSignUpCode(entries: SignUp) {
  const navigate = useNavigate();
  return useForm({
    schema: Form,
    initial: { otp: "" },
    place: ({ code }) => (codeFaults.has(code) ? [{ field: "otp", code }] : []),
    send: async ({ otp }) => {
      try {
        await completeSignUp({ ...entries, otp });
        leaveNotice((words) => words.codes[8003]);
        eraseDraft();
      } catch (failure) {
        const refused =
          failure instanceof ApiFailure ? failure.faults.filter(({ field }) => field in entries) : [];
        if (refused.length > 0) {
          const state: SignUpReturn = { refused };
          await navigate(pages.signUp, { state });
          return;
        }
        if (failure instanceof ApiFailure && codeFaults.has(failure.code)) selectCode();
        throw failure;
      }
    },
  });
}

/** The wrong code stays, selected: typing replaces it. */
function selectCode(): void {
  const input = document.getElementById("otp");
  if (input instanceof HTMLInputElement) input.select();
}
