import { SignUp } from "@tomoru/contract/influencer/sign-up";
import { readDraft } from "@tomoru/web/session/draft.ts";
import { AcceptedTerms, passwordUnlikePerson, useSignUp } from "@tomoru/web-auth/sign-up/use-sign-up.ts";
import { z } from "zod/mini";
import { useWords } from "../../shared/site.ts";
import { accounts } from "./accounts.view.ts";

const Form = z.extend(SignUp, { terms: AcceptedTerms }).check(passwordUnlikePerson);

export function useSignUpForm() {
  const { signUp } = useWords().auth;
  const { fullName = "", email = "", password = "" } = readDraft();
  return useSignUp({
    accounts,
    schema: Form,
    // Whoever comes back from the code screen has agreed already.
    initial: { fullName, email, password, terms: password !== "" },
    labels: { fullName: signUp.fullName },
  });
}
