import { brand } from "@tomoru/i18n/brand";
import { useEffect, useLayoutEffect } from "react";
import { useWords } from "../i18n/language.store.ts";
import { usePageRouter } from "../routes/page-router.tsx";
import { focusPage } from "./page-focus.ts";

type PageNaming = {
  title: string;
  hasError?: boolean;
  /** The page's main element, e.g. the one field of a code: it gets the focus instead of the heading. */
  focusId?: string;
};

/** Names the page in the title bar: for a form that comes later than its page and stands anew while the page stays. */
export function useTitle({ title, hasError = false }: Pick<PageNaming, "title" | "hasError">): void {
  const { common } = useWords();
  const full = common.title(title, brand);
  useEffect(() => {
    document.title = hasError ? common.errorTitle(full) : full;
  }, [full, hasError, common]);
}

/** Names the page in the title bar, and after a navigation puts the focus where it belongs. */
export function usePage({ title, hasError = false, focusId }: PageNaming): void {
  const { key, pathname, isBack } = usePageRouter();
  useTitle({ title, hasError });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another path; a filter in the query keeps the focus.
  useLayoutEffect(() => focusPage({ key, isBack, focusId }), [pathname]);
}
