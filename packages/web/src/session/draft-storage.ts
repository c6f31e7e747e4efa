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

/** A draft may hold a password, one of the document before too. A device that slept has not counted meanwhile and looks at the clock again. */
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

/** Milliseconds since 1970; what does not read, kept by another build, is due. */
function expiryIn(text: string): number {
  try {
    const kept: unknown = JSON.parse(text);
    const isKept = typeof kept === "object" && kept !== null && "expiresAt" in kept;
    return isKept && typeof kept.expiresAt === "number" ? kept.expiresAt : 0;
  } catch {
    return 0;
  }
}
