import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import { ApiFailure, type CallFailure } from "../api/failure.ts";
import { type Alert, raiseAlert } from "./alert.store.ts";

export function failureText(failure: CallFailure, words: CommonWords): string {
  return failure instanceof ApiFailure ? words.codes[failure.refusal] : words.common.offline;
}

/** Shows a failure that belongs to no field. A session that just ended is told by the sign-in page instead. */
export function alertFailure(failure: CallFailure, words: CommonWords, more: Partial<Alert> = {}): void {
  const code = failure instanceof ApiFailure ? failure.code : undefined;
  if (failure instanceof ApiFailure && failure.status === 401) return;
  raiseAlert({ message: failureText(failure, words), code, ...more });
}
