import type { FailureName } from "@tomoru/contract/codes";
import type { FieldFault } from "@tomoru/contract/faults";
import type { CommonWords } from "@tomoru/i18n/ja/common/words";

type Wording = { fault: FieldFault; label: string; words: Pick<CommonWords, "forms" | "codes"> };

const empty = new Set<FailureName>(["passwordRequired", "emailRequired", "nameRequired", "fieldRequired"]);

export function faultText({
  fault: { refusal, rule, limit = 0 },
  label,
  words: { forms, codes },
}: Wording): string {
  if (rule === "tooShort") return forms.tooShort(label, limit);
  if (rule === "tooLittle") return forms.tooLittle(label, limit);
  if (rule === "tooMuch") return forms.tooMuch(label, limit);
  if (rule === "likePerson") return forms.passwordLikePerson;
  if (rule === "tooLong") return forms.tooLong(label, limit);
  if (empty.has(refusal)) return forms.enter(label);
  if (refusal === "emailInvalid") return forms.emailInvalid;
  if (refusal === "passwordInvalid") return forms.passwordRules;
  if (refusal === "termsNotAccepted") return forms.acceptTerms;
  if (refusal === "dataInvalid") return forms.check(label);
  return codes[refusal];
}
