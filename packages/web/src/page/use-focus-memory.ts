import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { noteFocus } from "./page-focus.ts";

/** Once below each router: going back leads to where the focus was. */
export function useFocusMemory(): void {
  const { key } = useLocation();
  useLayoutEffect(() => noteFocus(key), [key]);
}
