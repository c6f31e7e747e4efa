import type { FieldFault } from "@tomoru/contract/faults";
import type { AccountWords } from "@tomoru/i18n/ja/accounts/words";
import { newPasswordText } from "../passwords/new-password.ts";

type SignUpFault = { fault: FieldFault; password: string; words: AccountWords };

/** The text for a refused new password; undefined for faults with a rule (length, likeness), which has its own text. */
export function signUpFaultText({ fault, password, words }: SignUpFault): string | undefined {
  return fault.refusal === "passwordInvalid" && !fault.rule ? newPasswordText(password, words) : undefined;
}
