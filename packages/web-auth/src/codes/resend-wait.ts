import type { AccountWords } from "@tomoru/i18n/ja/accounts/words";

/** Whole seconds until a moment (milliseconds since 1970), never negative. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

const longWaitSeconds = 120;

/** The words of the resend link: a countdown in seconds, in minutes when the wait is long, then the action. */
export function resendText(seconds: number, code: AccountWords["auth"]["code"]): string {
  if (seconds === 0) return code.resend;
  return seconds > longWaitSeconds ? code.resendLater(Math.ceil(seconds / 60)) : code.resendIn(seconds);
}
