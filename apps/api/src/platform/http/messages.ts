import { accessReasons, type CodeName } from "@tomoru/contract/codes";
import type { FieldFault } from "@tomoru/contract/faults";
import type { Locale } from "@tomoru/contract/fields";
import { rowsLeft as enLeft, accessReasons as enReasons } from "@tomoru/i18n/en/common/access-reasons";
import { codes as en } from "@tomoru/i18n/en/common/codes";
import { rowsLeft as jaLeft, accessReasons as jaReasons } from "@tomoru/i18n/ja/common/access-reasons";
import { codes as ja } from "@tomoru/i18n/ja/common/codes";

const texts = { ja, en };
const reasons = { ja: jaReasons, en: enReasons };
const left = { ja: jaLeft, en: enLeft };

/** The text of a code in the language that the request asked for. */
export function messageOf(name: CodeName, locale: Locale): string {
  return texts[locale][name];
}

/** The text for one field; for a call that is refused for its plan, its payment and the like it says what to do. */
export function faultMessage({ field, refusal }: FieldFault, locale: Locale): string {
  const reason = refusal === "noAccess" && accessReasons.find((one) => one === field);
  return reason ? reasons[locale][reason] : messageOf(refusal, locale);
}

/** The text for a file with more rows than the plan has left this month. */
export function rowsLeftMessage(rows: number, locale: Locale): string {
  return left[locale](rows);
}
