import type { FieldFault } from "@tomoru/contract/faults";
import { normaliseEmail } from "@tomoru/contract/fields";
import type { AccountWords } from "@tomoru/i18n/ja/accounts/words";
import { faultText } from "@tomoru/web/forms/fault-text.ts";

type EmailFault = { fault: FieldFault; entries: { email: string; newEmail: string }; words: AccountWords };

/** The texts for the fields of the e-mail form. Giving the present address again has a text of its own. */
export function emailFaultText({ fault, entries, words }: EmailFault): string {
  const { emailChange } = words;
  const isNew = fault.field === "newEmail";
  if (fault.refusal === "confirmEmailNotMatched") return emailChange.notMatched;
  if (fault.refusal === "emailInUse") return emailChange.taken;
  if (
    isNew &&
    fault.refusal === "emailInvalid" &&
    normaliseEmail(entries.newEmail) === normaliseEmail(entries.email)
  ) {
    return emailChange.sameAsCurrent;
  }
  return faultText({ fault, label: isNew ? emailChange.newEmail : emailChange.confirmEmail, words });
}
