import type { Post } from "@tomoru/contract/deals/delivery";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import type { Deal } from "../deal-site.tsx";

const states: readonly Deal["state"][] = ["reported", "accepted"];
const dayMs = 24 * 3_600_000;

type Kept = Pick<Deal, "state" | "terms"> & {
  posts: readonly Pick<Post, "kind" | "okAt" | "addedAt">[];
};

/** The day until which what was reported stays public, by the last of its posts; null where nothing has to stay any longer, or goes by itself. */
export function keptUntil({ state, terms, posts }: Kept, today: string): string | null {
  if (!states.includes(state) || !terms) return null;
  const days = posts
    .filter(({ kind }) => kind !== "story")
    .map(({ okAt, addedAt }) => dayInJapan(new Date(Date.parse(okAt ?? addedAt) + terms.keepDays * dayMs)));
  const last = days.toSorted().at(-1);
  return last === undefined || last < today ? null : last;
}
