import { SignUp } from "@tomoru/contract/auth";
import { limits } from "@tomoru/contract/limits";
import { pages } from "@tomoru/contract/pages";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod/mini";
import { ApiFailure } from "../../shared/api/failure.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { readDraft, writeDraft } from "../../shared/session/draft.ts";
import { requestSignUpCode } from "./auth.queries.ts";
import { refusedEntries } from "./sign-up-return.view.ts";

const Form = z.extend(SignUp, {
  terms: z.boolean().check(z.refine((ticked) => ticked, { error: "3008" })),
});

/** The sign-up form: asks for a code, keeps the entries for the code screen and goes there. */
export function useSignUp() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { fullName = "", email = "", password = "" } = readDraft();
  return useForm({
    schema: Form,
    // Whoever comes back from the code screen has agreed already.
    initial: { fullName, email, password, terms: email !== "" },
    faults: refusedEntries(state),
    place: ({ code }) => (code === 2001 ? [{ field: "email", code }] : []),
    send: async ({ terms: _, ...entries }) => {
      const waitSeconds = await codeRequested(entries.email);
      writeDraft({ ...entries, resendAt: Date.now() + waitSeconds * 1000 });
      await navigate(pages.signUpOtp, { state });
    },
  });
}

/** Seconds until the next code may be asked for. One that is on its way already is as good as a new one. */
async function codeRequested(email: string): Promise<number> {
  try {
    await requestSignUpCode(email);
    return limits.otpResendSeconds;
  } catch (failure) {
    if (!(failure instanceof ApiFailure && failure.code === 1025)) throw failure;
    return failure.retryAfterSeconds ?? limits.otpResendSeconds;
  }
}
