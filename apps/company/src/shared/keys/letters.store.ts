import { createStore, useStore } from "@tomoru/web/store/store.ts";

const key = "letters";

/** Single letters can be turned off on a device: speech input and a cat on the keyboard type them too (WCAG 2.1.4). */
const letters = createStore(typeof localStorage === "undefined" || localStorage.getItem(key) !== "off");

export function useLetters(): boolean {
  return useStore(letters, () => true);
}

export function setLetters(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key);
  else localStorage.setItem(key, "off");
  letters.set(isOn);
}
