import type { Locale } from "@tomoru/contract/fields";
import type { Plan } from "@tomoru/contract/influencer/membership";
import { japanDay, japanMonth, lastDayOf } from "../../platform/japan-time.ts";

/** The one plan there is for creators: it costs nothing. */
const creatorPlan = { id: "creator", names: { ja: "クリエイタープラン", en: "Creator plan" } } as const;

export function isCreatorPlan(id: string): boolean {
  return id === creatorPlan.id;
}

/** The plan in words of a language. `endsOn`: the last day of a pending withdrawal, null without one. */
export function planIn(locale: Locale, endsOn: string | null): Plan {
  return {
    id: creatorPlan.id,
    name: creatorPlan.names[locale],
    priceYen: 0,
    status: endsOn === null ? "active" : "withdrawing",
    endsOn,
  };
}

/** By the terms a withdrawal takes effect at the end of the current month in Japan. */
export function lastDayOfMembership(askedAt: Date): string {
  return lastDayOf(japanMonth(askedAt));
}

/** The first last day that is not over yet: whoever ends before it is closed. Japan's midnight decides. */
export function firstOpenDay(now: Date): string {
  return japanDay(now);
}
