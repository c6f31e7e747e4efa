import { ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { useEntryState } from "@tomoru/web/page/use-entry-state.ts";
import { useMemo } from "react";
import { Link } from "react-router";
import { paths } from "../../../../app/paths.ts";
import { useWords } from "../../../../shared/site.ts";
import type { FoundPage } from "../../discovery.queries.ts";
import { changed } from "../../search-address.view.ts";
import styles from "./result-pager.module.css";

type ResultPagerProps = {
  address: URLSearchParams;
  found: Pick<FoundPage, "page" | "nextCursor" | "pagesAllowed">;
};

/** A page can only be reached from the one before, so the cursors of earlier pages are kept in the history. */
export function ResultPager({ address, found: { page, nextCursor, pagesAllowed } }: ResultPagerProps) {
  const { pages } = useWords().search;
  const before = useWayBack();
  if (page === 1 && nextCursor === null) return null;
  const cursor = address.get("cursor");
  const to = (target: string | null) => ({
    pathname: paths.creators,
    search: changed(address, { cursor: target }).toString(),
  });
  const isLast = nextCursor === null;
  const isLimit = !isLast && page >= pagesAllowed;
  return (
    <nav className={styles.pager} aria-label={pages.label}>
      {cursor === null ? null : (
        <ButtonLink
          variant="secondary"
          size="dense"
          render={<Link to={to(before.at(-1) || null)} state={{ before: before.slice(0, -1) }} />}
        >
          {before.length > 0 ? pages.previous : pages.first}
        </ButtonLink>
      )}
      <span className={styles.page}>{pages.page(page)}</span>
      {isLast || isLimit ? null : (
        <ButtonLink
          variant="secondary"
          size="dense"
          render={<Link to={to(nextCursor)} state={{ before: [...before, cursor ?? ""] }} />}
        >
          {pages.next}
        </ButtonLink>
      )}
      {isLimit ? (
        <p className={styles.limit}>
          {pages.limit} <TextLink render={<Link to={paths.plan}>{pages.changePlan}</Link>} />
        </p>
      ) : null}
    </nav>
  );
}

/** The cursors of the pages before this one; the first page has none. */
export function useWayBack(): readonly string[] {
  const state = useEntryState();
  return useMemo(() => {
    const before: unknown =
      typeof state === "object" && state !== null && "before" in state ? state.before : null;
    return Array.isArray(before) ? before.filter((each) => typeof each === "string") : [];
  }, [state]);
}
