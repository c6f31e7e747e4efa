import { createStore, useStore, useStorePart } from "@tomoru/web/store/store.ts";
import { useState } from "react";

type News = {
  /** How many offers wait; undefined until it is known. */
  pending: number | undefined;
  /** How often the count has grown. */
  arrivals: number;
};

const nothing: News = { pending: undefined, arrivals: 0 };
const news = createStore<News>(nothing);

/** Takes note of a count, however it was learnt. True when it is another one than before. */
export function noteCount(pending: number): boolean {
  const { pending: before, arrivals } = news.get();
  if (pending === before) return false;
  const hasGrown = before !== undefined && pending > before;
  news.set({ pending, arrivals: arrivals + (hasGrown ? 1 : 0) });
  return before !== undefined;
}

/** Called at the end of a session: the next person's offers are not new arrivals. */
export function forgetNews(): void {
  news.set(nothing);
}

export function useNews(): News {
  return useStore(news);
}

/** How often offers have arrived since this component was mounted, so that each arrival is animated once. */
export function useArrivals(): number {
  const arrivals = useStorePart(news, ({ arrivals }) => arrivals);
  const [atFirst] = useState(arrivals);
  return Math.max(0, arrivals - atFirst);
}
