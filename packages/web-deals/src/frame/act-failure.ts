import { dealGates } from "@tomoru/contract/deals/deal-states";
import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import type { DealWords } from "@tomoru/i18n/ja/deals/words";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { ApiFailure, type CallFailure } from "@tomoru/web/api/failure.ts";

/** Why an act was refused: by name where it is something that this side lacks. */
export function actFailureText(failure: CallFailure, words: DealWords, common: CommonWords): string {
  const fields = failure instanceof ApiFailure ? failure.faults.map(({ field }) => field) : [];
  const gate = dealGates.find((name) => fields.includes(name));
  if (gate) return words.acts.missing[gate].label;
  return fields.includes("postTo") ? words.terms.conflict.postTo : failureText(failure, common);
}
