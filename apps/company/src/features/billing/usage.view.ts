import type { Subscription } from "@tomoru/contract/company/subscription";

export const usageKeys = ["insights", "csvRows", "lists", "seats"] as const;
export type UsageKey = (typeof usageKeys)[number];

/** From here on little is left, and a mail says so. */
const nearly = 0.8;

type Used = Subscription["usage"][UsageKey];
export type UsageState = "plenty" | "nearly" | "reached" | "notIncluded";

export function usageState({ used, limit }: Used): UsageState {
  if (limit === 0) return "notIncluded";
  if (used >= limit) return "reached";
  return used >= limit * nearly ? "nearly" : "plenty";
}

export function shareOf({ used, limit }: Used): number {
  return limit === 0 ? 0 : used / limit;
}
