import type { FieldFault } from "@tomoru/contract/faults";
import type { AccountWords } from "@tomoru/i18n/ja/accounts/words";
import { faultText } from "@tomoru/web/forms/fault-text.ts";
import { newPasswordText } from "./new-password.ts";

type ResetFault = { fault: FieldFault; password: string; words: AccountWords };

/** The texts for the fields of the reset form. */
export function resetFaultText({ fault, password, words }: ResetFault): string {
  const { passwords } = words;
  if (fault.refusal === "confirmPasswordNotMatched") return passwords.notMatched;
  if (fault.refusal === "passwordInvalid" && !fault.rule) return newPasswordText(password, words);
  const label = fault.field === "confirmPassword" ? passwords.confirm : passwords.next;
  return faultText({ fault, label, words });
}

type ChangeFault = {
  fault: FieldFault;
  entries: { currentPassword: string; newPassword: string };
  words: AccountWords;
};

/** The texts for the fields of the change form. A new password equal to the present one has a text of its own. */
export function changeFaultText({ fault, entries, words }: ChangeFault): string {
  const { change } = words.passwords;
  const { currentPassword, newPassword } = entries;
  if (fault.refusal === "passwordNotMatched") return change.currentWrong;
  if (fault.field === "currentPassword") return faultText({ fault, label: change.current, words });
  if (
    fault.refusal === "passwordInvalid" &&
    fault.field === "newPassword" &&
    newPassword === currentPassword
  ) {
    return change.sameAsCurrent;
  }
  return resetFaultText({ fault: asReset(fault), password: newPassword, words });
}

function asReset(fault: FieldFault): FieldFault {
  return fault.field === "newPassword" ? { ...fault, field: "password" } : fault;
}

/** The address that somebody typed before they noticed that the password is forgotten. */
export function typedAtSignIn(state: unknown): string | undefined {
  const knows = typeof state === "object" && state !== null && "email" in state;
  return knows && typeof state.email === "string" ? state.email : undefined;
}
