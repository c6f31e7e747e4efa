import { isAccessReason } from "@tomoru/contract/codes";
import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import { ApiFailure, type CallFailure } from "../api/failure.ts";
import { currentWords } from "../i18n/language.store.ts";
import { type Alert, raiseAlert, withdrawAlert } from "./alert.store.ts";

export function failureText(failure: CallFailure, words: CommonWords): string {
  if (!(failure instanceof ApiFailure)) return words.common.offline;
  const reason = failure.refusal === "noAccess" ? failure.faults[0]?.field : undefined;
  const known = reason !== undefined && isAccessReason(reason) && words.accessReasons?.[reason];
  return known || words.codes[failure.refusal];
}

/** Says that something waits for the network. The returned function takes that back. */
export function alertOffline(): () => void {
  const message = currentWords()?.common.offline;
  if (message === undefined) return () => undefined;
  raiseAlert({ message });
  return () => withdrawAlert(message);
}

/** Shows a failure that belongs to no field. A session that just ended is told by the sign-in page instead. */
export function alertFailure(failure: CallFailure, words: CommonWords, more: Partial<Alert> = {}): void {
  const code = failure instanceof ApiFailure ? failure.code : undefined;
  if (failure instanceof ApiFailure && failure.status === 401) return;
  raiseAlert({ message: failureText(failure, words), code, ...more });
}
