import { InvitationAcceptance } from "@tomoru/contract/company/members";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { signUpFaultText } from "@tomoru/web-auth/sign-up/fault-text.ts";
import { AcceptedTerms, passwordUnlikePerson } from "@tomoru/web-auth/sign-up/use-sign-up.ts";
import { z } from "zod/mini";
import { leaveFlashMessage, useWords } from "../../shared/site.ts";
import { joinCompany } from "./auth.queries.ts";

const { fullName, password } = InvitationAcceptance.shape;
const Form = z
  .object({ fullName, password, email: z.string(), terms: AcceptedTerms })
  .check(passwordUnlikePerson);

type Joining = { token: string; email: string; companyName: string };

/** The e-mail is the invitation's; the form needs it to refuse a password that is too much like it. */
export function useJoinForm({ token, email, companyName }: Joining) {
  const words = useWords();
  const { auth } = words;
  return useForm({
    schema: Form,
    initial: { fullName: "", password: "", email, terms: false },
    labels: { fullName: auth.signUp.fullName, password: auth.password },
    textOf: (fault, entries) => signUpFaultText({ fault, password: entries.password, words }),
    send: async (entries) => {
      await joinCompany(token, {
        fullName: entries.fullName,
        password: entries.password,
        isTermsAccepted: entries.terms,
      });
      leaveFlashMessage(({ invitation }) => invitation.joined(companyName));
    },
  });
}
