import { keyOfSide } from "../site/kept-keys.ts";

/** Among what the end of a session erases. */
const storageKey = () => keyOfSide("reads");

/** Null when nothing is kept, as on the server. */
export function readReads(): string | null {
  return typeof localStorage === "undefined" ? null : localStorage.getItem(storageKey());
}

/** Where the storage is full or off, nothing is kept. */
export function writeReads(text: string): void {
  try {
    localStorage.setItem(storageKey(), text);
  } catch {
    eraseReads();
  }
}

export function eraseReads(): void {
  localStorage.removeItem(storageKey());
}
