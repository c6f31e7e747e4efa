import { Button } from "@tomoru/ui/button";
import { InlineMessage } from "@tomoru/ui/inline-message";
import { useEffect, useRef } from "react";
import { useWords } from "../../../shared/i18n/language.store.ts";
import type { useOffers } from "../offers.queries.ts";
import styles from "./offer-feed.module.css";

/** The button is its own sentinel: fully in view it acts by itself, and it works by click and key as well. */
export function LoadMore({ list }: { list: ReturnType<typeof useOffers> }) {
  const { offers, common } = useWords();
  const { hasMore, isLoadingMore, failure, loadMore, reload } = list;
  const sentinel = useRef<HTMLDivElement>(null);
  const latest = useRef(loadMore);
  useEffect(() => {
    latest.current = loadMore;
  });

  const waiting = hasMore && !isLoadingMore && !failure;
  useEffect(() => {
    if (!waiting || !sentinel.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { threshold: 1 },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [waiting]);

  if (failure) {
    return (
      <div className={styles.end}>
        <InlineMessage
          tone="error"
          action={
            <Button variant="secondary" size="dense" onClick={reload}>
              {common.retry}
            </Button>
          }
        >
          {offers.loadFailed}
        </InlineMessage>
      </div>
    );
  }
  if (!hasMore) {
    return (
      <div className={styles.end}>
        <p className={styles.finished}>{offers.end}</p>
      </div>
    );
  }
  return (
    <div className={styles.end}>
      <div ref={sentinel}>
        <Button variant="secondary" loading={isLoadingMore ? common.loading : undefined} onClick={loadMore}>
          {offers.more}
        </Button>
      </div>
    </div>
  );
}
