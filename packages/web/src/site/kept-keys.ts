import { site } from "./site.ts";

/** What belongs to the device and is the same for every side. */
const ofDevice = ["locale", "theme", "letters", "startedAgainAt"];

export function keyOfSide(name: string): string {
  return site().storagePrefix + name;
}

/** Erases what this side has stored, except the `kept` names; leaves the other sides' keys alone. */
export function eraseOwnKeys(storage: Storage, kept: readonly string[] = []): void {
  const keptKeys = [...ofDevice, ...kept.map(keyOfSide)];
  for (const key of Object.keys(storage)) {
    if (isOwn(key) && !keptKeys.includes(key)) storage.removeItem(key);
  }
}

export function hasOwnKeys(storage: Storage): boolean {
  return Object.keys(storage).some(isOwn);
}

/** A side without a prefix owns all keys without one. */
function isOwn(key: string): boolean {
  const { storagePrefix } = site();
  return storagePrefix === "" ? !key.includes(".") : key.startsWith(storagePrefix);
}
