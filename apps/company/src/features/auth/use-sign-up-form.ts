import { CompanySignUp, companyKinds } from "@tomoru/contract/company/sign-up";
import { readDraft } from "@tomoru/web/session/draft.ts";
import { AcceptedTerms, passwordUnlikePerson, useSignUp } from "@tomoru/web-auth/sign-up/use-sign-up.ts";
import { z } from "zod/mini";
import { useWords } from "../../shared/site.ts";
import { accounts } from "./accounts.view.ts";

const { isTermsAccepted: _, ...entries } = CompanySignUp.shape;
const Form = z.object({ ...entries, terms: AcceptedTerms }).check(passwordUnlikePerson);

const Kept = z.object({
  companyName: z.catch(z.string(), ""),
  kind: z.catch(z.enum(companyKinds), "corporate"),
});

export function useSignUpForm() {
  const { auth, companySignUp } = useWords();
  const draft = readDraft();
  const { fullName = "", email = "", password = "" } = draft;
  const { companyName, kind } = z.parse(Kept, draft);
  return useSignUp({
    accounts,
    schema: Form,
    // Whoever comes back from the code screen has agreed already.
    initial: { companyName, kind, fullName, email, password, terms: password !== "" },
    labels: {
      companyName: companySignUp.companyName,
      kind: companySignUp.kind,
      fullName: auth.signUp.fullName,
    },
  });
}
