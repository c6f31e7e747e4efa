import { formatter, type MomentFormat } from "@tomoru/i18n/format";
import { useMemo, useSyncExternalStore } from "react";
import { useLanguage } from "./language.store.ts";

/** Moments in the device's time zone; in Japan's until a page that came rendered is hydrated. */
export function useMoments(): MomentFormat {
  const { locale } = useLanguage();
  const timeZone = useSyncExternalStore(stays, ofDevice, ofJapan);
  return useMemo(() => formatter({ locale, ...(timeZone && { timeZone }) }), [locale, timeZone]);
}

const stays = () => () => undefined;
const ofJapan = () => "Asia/Tokyo" as const;
/** Japan's clock is the same one, and what was rendered by it need not be rendered again. */
const ofDevice = () => (new Date().getTimezoneOffset() === -9 * 60 ? ofJapan() : undefined);
