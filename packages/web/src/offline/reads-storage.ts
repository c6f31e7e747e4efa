import { keyOfSide } from "../site/kept-keys.ts";

const storageKey = () => keyOfSide("reads");

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
