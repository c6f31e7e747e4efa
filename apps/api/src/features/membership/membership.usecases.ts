import type { Locale } from "@tomoru/contract/fields";
import type { Plan } from "@tomoru/contract/membership";

/** The one plan there is for creators (api.md, Profile): it costs nothing. */
const creatorPlan = { id: "creator", names: { ja: "クリエイタープラン", en: "Creator plan" } } as const;

/** The creator's plan in words of their language. */
export function planIn(locale: Locale): Plan {
  return { id: creatorPlan.id, name: creatorPlan.names[locale], priceYen: 0, status: "active", endsOn: null };
}
