import { limits } from "@tomoru/contract/limits";
import { ApiFailure } from "@tomoru/web/api/failure.ts";

/**
 * Asks for a code and resolves to when the next one may be asked for, in milliseconds since 1970.
 * A code that is on its way already is as good as a new one.
 */
export async function codeRequested(request: () => Promise<void>): Promise<number> {
  return Date.now() + 1000 * (await secondsToWait(request));
}

async function secondsToWait(request: () => Promise<void>): Promise<number> {
  try {
    await request();
    return limits.otpResendSeconds;
  } catch (failure) {
    if (!(failure instanceof ApiFailure && failure.refusal === "otpAlreadySent")) throw failure;
    return failure.retryAfterSeconds ?? limits.otpResendSeconds;
  }
}
