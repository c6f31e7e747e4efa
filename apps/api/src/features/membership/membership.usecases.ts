import type { Locale } from "@tomoru/contract/fields";
import type { Plan } from "@tomoru/contract/influencer/membership";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { planIn } from "./membership.rules.ts";
import { findLastDay } from "./withdrawals.repository.ts";

/** The creator's plan in words of a language, and when it ends if they asked to leave. */
export async function planOf(
  db: Queryable,
  { ownerId, locale }: { ownerId: OwnerId<"influencer">; locale: Locale },
): Promise<Plan> {
  return planIn(locale, (await findLastDay(db, ownerId)) ?? null);
}
