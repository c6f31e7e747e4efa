import type { Format } from "@tomoru/i18n/format";
import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import { createStore, useStore } from "../store/store.ts";

export type Tone = "success" | "info" | "error";

export type FlashText<Words = CommonWords> = (words: Words, format: Format) => string;

type FlashMessage = { text: FlashText; tone: Tone; seenAt: string | null };

const flash = createStore<FlashMessage | null>(null);

export function leaveFlashMessage(text: FlashText, tone: Tone = "success"): void {
  flash.set({ text, tone, seenAt: null });
}

/** Called at each place of the history: the first that shows the message keeps it, the next one drops it. */
export function turnFlashMessage(locationKey: string): void {
  const current = flash.get();
  if (!current || current.seenAt === locationKey) return;
  flash.set(current.seenAt === null ? { ...current, seenAt: locationKey } : null);
}

export function useFlashMessage(): FlashMessage | null {
  return useStore(flash);
}
