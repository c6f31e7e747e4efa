import { brand } from "@tomoru/i18n/brand";
import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useWords } from "../i18n/language.store.ts";
import { arrive } from "./arrival.ts";

/** Names the page in the title bar, and on a move puts focus and scroll where they belong. */
export function usePage({ title, hasError = false }: { title: string; hasError?: boolean }): void {
  const { common } = useWords();
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const full = common.title(title, brand);

  useEffect(() => {
    document.title = hasError ? common.errorTitle(full) : full;
  }, [full, hasError, common]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is a new path; a filter in the query keeps its place.
  useLayoutEffect(() => arrive({ key, type }), [pathname]);
}
