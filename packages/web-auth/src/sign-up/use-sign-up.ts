import { isLikePerson } from "@tomoru/contract/accounts/password-similarity";
import { failure } from "@tomoru/contract/codes";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { startDraft } from "@tomoru/web/session/draft.ts";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod/mini";
import { type Accounts, clientOf } from "../accounts.ts";
import { codeRequested } from "../codes/code-request.ts";
import { signUpFaultText } from "./fault-text.ts";
import { refusedEntries } from "./refused-entries.ts";
import { useKeepTyped } from "./use-keep-typed.ts";

/** The entries of every side's sign-up; a side's own entries are texts as well. */
type SignUpEntries = { fullName: string; email: string; password: string; terms: boolean };

/** The box below the form. */
export const AcceptedTerms = z
  .boolean()
  .check(z.refine((ticked) => ticked, { error: failure("termsNotAccepted") }));

/** Refused before the mail is sent; the server would refuse it at completion. */
export const passwordUnlikePerson = z.refine<SignUpEntries>(
  ({ password, ...person }) => !isLikePerson(password, person),
  { error: failure("passwordInvalid"), path: ["password"], params: { rule: "likePerson" } },
);

type SignUpOptions<S extends z.ZodMiniType<SignUpEntries, SignUpEntries>> = {
  accounts: Accounts;
  schema: S;
  initial: z.input<S>;
  /** Labels of the fields that only this side asks for. */
  labels: Readonly<Record<string, string>>;
};

/** The sign-up form: asks for a code, keeps the entries for the code screen and goes there. */
export function useSignUp<S extends z.ZodMiniType<SignUpEntries, SignUpEntries>>(options: SignUpOptions<S>) {
  const navigate = useNavigate();
  const { accounts, schema, initial, labels } = options;
  const words = accounts.useWords();
  const { state } = useLocation();
  const form = useForm({
    schema,
    initial,
    labels: { ...labels, email: words.auth.email, password: words.auth.password },
    textOf: (fault, { password }) => signUpFaultText({ fault, password, words }),
    faults: refusedEntries(state),
    place: ({ refusal }) => (refusal === "emailInUse" ? [{ field: "email", refusal }] : []),
    send: async ({ terms: _, ...entries }) => {
      await refuseCommon(entries.password);
      const { requestSignUpCode } = await clientOf(accounts);
      const resendAt = await codeRequested(accounts, () => requestSignUpCode(entries.email));
      startDraft({ ...entries, resendAt });
      void navigate(accounts.paths.signUpOtp, { state });
    },
  });
  useKeepTyped(form.values);
  return form;
}

/** Refuses common passwords before the mail is sent, as the server would at completion. Loads the list only at this point. */
async function refuseCommon(password: string): Promise<void> {
  const common = await import("@tomoru/contract/accounts/common-passwords").catch(() => null);
  if (!common?.isCommonPassword(password)) return;
  const refusal = "passwordInvalid";
  throw new ApiFailure({ refusal, status: 400, faults: [{ field: "password", refusal }] });
}
