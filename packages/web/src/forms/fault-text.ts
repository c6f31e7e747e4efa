import type { FieldFault } from "@tomoru/contract/faults";
import type { CommonWords } from "@tomoru/i18n/ja/common/words";

type Wording = { fault: FieldFault; label: string; words: Pick<CommonWords, "forms" | "codes"> };

const emptyCodes = new Set([3001, 3003, 3007, 3009]);

/** What to do about a field, in its own name. */
export function faultText({
  fault: { code, rule, limit = 0 },
  label,
  words: { forms, codes },
}: Wording): string {
  if (rule === "tooShort") return forms.tooShort(label, limit);
  if (rule === "likePerson") return forms.passwordLikePerson;
  if (rule === "tooLong") return forms.tooLong(label, limit);
  if (emptyCodes.has(code)) return forms.enter(label);
  if (code === 3004) return forms.emailInvalid;
  if (code === 3002) return forms.passwordRules;
  if (code === 3008) return forms.acceptTerms;
  if (code === 1023) return forms.check(label);
  return codes[code];
}
