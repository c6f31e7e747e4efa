import type { FieldFault } from "@tomoru/contract/faults";
import type { AccountWords } from "@tomoru/i18n/ja/accounts/words";
import { newPasswordText } from "../passwords/new-password.ts";

type SignUpFault = { fault: FieldFault; password: string; words: AccountWords };

/** The words for a refused new password; what says more than its code (a length, a likeness to its owner) is worded by that. */
export function signUpFaultText({ fault, password, words }: SignUpFault): string | undefined {
  return fault.refusal === "passwordInvalid" && !fault.rule ? newPasswordText(password, words) : undefined;
}
