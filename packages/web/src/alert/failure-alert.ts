import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { ApiFailure, type CallFailure } from "../api/failure.ts";
import { type Alert, raiseAlert } from "./alert.store.ts";

/** What a failure says to the person. */
export function failureText(failure: CallFailure, words: Words): string {
  return failure instanceof ApiFailure ? words.codes[failure.code] : words.common.offline;
}

/** Shows a failure that belongs to no field. A session that just ended is told by the sign-in page instead. */
export function alertFailure(failure: CallFailure, words: Words, more: Partial<Alert> = {}): void {
  const code = failure instanceof ApiFailure ? failure.code : undefined;
  if (failure instanceof ApiFailure && failure.status === 401) return;
  raiseAlert({ message: failureText(failure, words), code, ...more });
}
