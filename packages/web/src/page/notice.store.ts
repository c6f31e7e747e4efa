import type { Format } from "@tomoru/i18n/format";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { createStore, useStore } from "../store/store.ts";

type Tone = "success" | "info" | "error";

/** The result of a move, said above the heading of the page it led to. */
type Notice = { text: (words: Words, format: Format) => string; tone: Tone; seenAt: string | null };

const notice = createStore<Notice | null>(null);

export function leaveNotice(text: Notice["text"], tone: Tone = "success"): void {
  notice.set({ text, tone, seenAt: null });
}

/** Called at each place of the history: the first that shows the notice keeps it, the next one drops it. */
export function turnNotice(locationKey: string): void {
  const current = notice.get();
  if (!current || current.seenAt === locationKey) return;
  notice.set(current.seenAt === null ? { ...current, seenAt: locationKey } : null);
}

export function useNotice(): Notice | null {
  return useStore(notice);
}
