import { useLayoutEffect } from "react";
import { noteFocus } from "./page-focus.ts";

/** `key`: of the entry of the history. */
export function useFocusMemory(key: string): void {
  useLayoutEffect(() => noteFocus(key), [key]);
}
