import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { noteFocus } from "./page-focus.ts";

export function useFocusMemory(): void {
  const { key } = useLocation();
  useLayoutEffect(() => noteFocus(key), [key]);
}
