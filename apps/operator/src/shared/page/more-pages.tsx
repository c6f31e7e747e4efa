import { ButtonLink } from "@tomoru/ui/actions/button";
import { Link, useSearchParams } from "react-router";
import { useWords } from "../site.ts";
import styles from "./page.module.css";

/** Rows a page of a list. */
export const pageSize = 50;

/** The place in a list stands in the address. */
export function useOffset(): number {
  const [search] = useSearchParams();
  const offset = Number(search.get("offset"));
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
}

export function MorePages({ hasNextPage }: { hasNextPage: boolean }) {
  const { frame } = useWords();
  const [search] = useSearchParams();
  const offset = useOffset();
  const at = (next: number) => {
    const params = new URLSearchParams(search);
    if (next > 0) params.set("offset", String(next));
    else params.delete("offset");
    return `?${params}`;
  };
  if (!hasNextPage && offset === 0) return null;
  return (
    <nav className={styles.bar} aria-label={frame.pages}>
      {offset > 0 ? (
        <ButtonLink variant="secondary" render={<Link to={at(Math.max(0, offset - pageSize))} />}>
          {frame.previous}
        </ButtonLink>
      ) : null}
      {hasNextPage ? (
        <ButtonLink variant="secondary" render={<Link to={at(offset + pageSize)} />}>
          {frame.next}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
