import type { FailureName } from "@tomoru/contract/codes";
import { Otp } from "@tomoru/contract/fields";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { z } from "zod/mini";
import type { Accounts } from "../accounts.ts";

const Form = z.object({ otp: Otp });
const codeFaults = new Set<FailureName>([
  "otpNotMatched",
  "otpInvalid",
  "otpRequired",
  "otpExpired",
  "otpReferenceInvalid",
  "otpFormat",
]);

export type CodeFormState = ReturnType<typeof useCodeForm>;

/** A form of one mailed code, whatever it is for. A code that is refused lands at the field. */
export function useCodeForm(accounts: Accounts, verify: (otp: string) => Promise<void>) {
  const { auth, codes } = accounts.useWords();
  return useForm({
    schema: Form,
    initial: { otp: "" },
    labels: { otp: auth.code.label },
    tagged: false,
    textOf: ({ refusal }) => codes[refusal],
    place: ({ refusal }) => (codeFaults.has(refusal) ? [{ field: "otp", refusal }] : []),
    send: async ({ otp }) => {
      try {
        await verify(otp);
      } catch (failure) {
        if (failure instanceof ApiFailure && codeFaults.has(failure.refusal)) selectCode();
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
