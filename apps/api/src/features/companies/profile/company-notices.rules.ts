import type { Locale } from "@tomoru/contract/fields";
import { limits } from "@tomoru/contract/limits";
import { type Clock, secondsAfter } from "../../../platform/clock.ts";

type Reader = { readonly email: string; readonly locale: Locale };

/** Where a notice goes, and until when it is worth sending. */
export function noticeOf({ clock }: { readonly clock: Clock }, { email, locale }: Reader) {
  return { to: email, locale, expiresAt: secondsAfter(clock.now(), limits.noticeLifetimeSeconds) };
}
