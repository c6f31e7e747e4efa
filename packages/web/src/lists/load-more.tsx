import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { useEffect, useRef } from "react";
import { useWords } from "../i18n/language.store.ts";
import styles from "./load-more.module.css";

export type PagedList = {
  hasMore: boolean;
  isLoadingMore: boolean;
  failure: unknown;
  loadMore: () => void;
  reload: () => void;
};

const wholly = 0.98;

type LoadMoreProps = { list: PagedList; words: { more: string; loadFailed: string; end: string } };

/** The button is its own sentinel: fully in view it acts by itself, and it works by click and key as well. */
export function LoadMore({ list, words }: LoadMoreProps) {
  const { common } = useWords();
  const { hasMore, isLoadingMore, failure, loadMore, reload } = list;
  const sentinel = useRef<HTMLDivElement>(null);
  const latest = useRef(loadMore);
  useEffect(() => {
    latest.current = loadMore;
  });

  const waiting = hasMore && !isLoadingMore && !failure;
  useEffect(() => {
    if (!waiting || !sentinel.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { threshold: wholly },
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
          {words.loadFailed}
        </InlineMessage>
      </div>
    );
  }
  if (!hasMore) {
    return (
      <div className={styles.end}>
        <p className={styles.finished}>{words.end}</p>
      </div>
    );
  }
  return (
    <div className={styles.end}>
      <div ref={sentinel}>
        <Button variant="secondary" loading={isLoadingMore ? common.loading : undefined} onClick={loadMore}>
          {words.more}
        </Button>
      </div>
    </div>
  );
}
