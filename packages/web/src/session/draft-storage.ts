import { keyOfSide } from "../site/kept-keys.ts";

/** Where a draft is kept for as long as its code is good. Apart from what a draft is made of: every page watches this. */
export const draftName = "draft";

export const draftKey = () => keyOfSide(draftName);

let timer: ReturnType<typeof setTimeout> | undefined;

export function keepDraft(draft: object, expiresAt: number): void {
  sessionStorage.setItem(draftKey(), JSON.stringify({ draft, expiresAt }));
  eraseWhenDue();
}

export function eraseDraft(): void {
  clearTimeout(timer);
  sessionStorage.removeItem(draftKey());
}

/** Erases a draft when it is due, since it may hold a password, even of an earlier document. A device that slept checks again when it wakes. */
export function watchDraft(): void {
  eraseWhenDue();
  document.addEventListener("visibilitychange", eraseWhenDue);
  window.addEventListener("pageshow", eraseWhenDue);
}

function eraseWhenDue(): void {
  clearTimeout(timer);
  const text = sessionStorage.getItem(draftKey());
  if (text === null) return;
  const left = expiryIn(text) - Date.now();
  if (left > 0) timer = setTimeout(eraseWhenDue, left);
  else eraseDraft();
}

/** Milliseconds since 1970; a text that cannot be read, perhaps of another build, is due. */
function expiryIn(text: string): number {
  try {
    const kept: unknown = JSON.parse(text);
    const isKept = typeof kept === "object" && kept !== null && "expiresAt" in kept;
    return isKept && typeof kept.expiresAt === "number" ? kept.expiresAt : 0;
  } catch {
    return 0;
  }
}
