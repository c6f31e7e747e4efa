import { isLikePerson } from "@tomoru/contract/accounts/password-similarity";
import { failure } from "@tomoru/contract/codes";
import { SignUp } from "@tomoru/contract/influencer/accounts";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { navigate } from "@tomoru/web/router/history.ts";
import { usePlace } from "@tomoru/web/router/router.tsx";
import { readDraft, startDraft } from "@tomoru/web/session/draft.ts";
import { z } from "zod/mini";
import { paths } from "../../app/paths.ts";
import { requestSignUpCode } from "./auth.queries.ts";
import { codeRequested } from "./code-request.actions.ts";
import { refusedEntries } from "./sign-up-return.view.ts";

const Form = z
  .extend(SignUp, {
    terms: z.boolean().check(z.refine((ticked) => ticked, { error: failure("termsNotAccepted") })),
  })
  .check(
    // Told here and not after the mail; the server says the same at completion, and knows the common ones besides.
    z.refine(({ password, ...person }) => !isLikePerson(password, person), {
      error: failure("passwordInvalid"),
      path: ["password"],
      params: { rule: "likePerson" },
    }),
  );

/** The sign-up form: asks for a code, keeps the entries for the code screen and goes there. */
export function useSignUp() {
  const { state } = usePlace();
  const { fullName = "", email = "", password = "" } = readDraft();
  return useForm({
    schema: Form,
    // Whoever comes back from the code screen has agreed already.
    initial: { fullName, email, password, terms: password !== "" },
    faults: refusedEntries(state),
    place: ({ code }) => (code === 2001 ? [{ field: "email", code }] : []),
    send: async ({ terms: _, ...entries }) => {
      const resendAt = await codeRequested(() => requestSignUpCode(entries.email));
      startDraft({ ...entries, resendAt });
      navigate(paths.signUpOtp, { state });
    },
  });
}
