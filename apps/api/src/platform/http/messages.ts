import type { SubStatusCode } from "@tomoru/contract/codes";
import type { Locale } from "@tomoru/contract/fields";
import { codes as en } from "@tomoru/i18n/en/common/codes";
import { codes as ja } from "@tomoru/i18n/ja/common/codes";

const texts = { ja, en };

/** The text of a code in the language that the request asked for. */
export function messageOf(code: SubStatusCode, locale: Locale): string {
  return texts[locale][code];
}
