import { ApiFailure } from "@tomoru/web/api/failure.ts";
import type { Accounts } from "../accounts.ts";

/**
 * Asks for a code and resolves to when the next one may be asked for, in milliseconds since 1970.
 * A code that is on its way already is as good as a new one.
 */
export async function codeRequested(
  { resendSeconds }: Accounts,
  request: () => Promise<void>,
): Promise<number> {
  return Date.now() + 1000 * (await secondsToWait(request, resendSeconds));
}

async function secondsToWait(request: () => Promise<void>, resendSeconds: number): Promise<number> {
  try {
    await request();
    return resendSeconds;
  } catch (failure) {
    if (!(failure instanceof ApiFailure && failure.refusal === "otpAlreadySent")) throw failure;
    return failure.retryAfterSeconds ?? resendSeconds;
  }
}
