import { brand } from "@tomoru/i18n/brand";
import { useEffect, useLayoutEffect } from "react";
import { useWords } from "../i18n/language.store.ts";
import { usePlace } from "../router/router.tsx";
import { arrive } from "./arrival.ts";

type PageNaming = {
  title: string;
  hasError?: boolean;
  /** What the page is there for, e.g. the one field of a code: it has the focus instead of the heading, from the first. */
  focusId?: string;
};

/** Names the page in the title bar, and on a move puts focus and scroll where they belong. */
export function usePage({ title, hasError = false, focusId }: PageNaming): void {
  const { common } = useWords();
  const { key, pathname, move } = usePlace();
  const full = common.title(title, brand);

  useEffect(() => {
    document.title = hasError ? common.errorTitle(full) : full;
  }, [full, hasError, common]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is a new path; a filter in the query keeps its place.
  useLayoutEffect(() => arrive({ key, move, focusId }), [pathname]);
}
