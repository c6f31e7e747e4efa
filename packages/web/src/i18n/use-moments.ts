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
/** A device in Japan's time zone needs no other render. */
const ofDevice = () => (new Date().getTimezoneOffset() === -9 * 60 ? ofJapan() : undefined);
