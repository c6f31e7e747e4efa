import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Loading } from "@tomoru/web/page/loading.tsx";
import styles from "./payments.module.css";

/** The hero and the year, in the places where they will be. */
export function SummarySkeleton() {
  return (
    <Loading>
      <div className={styles.summary}>
        <Skeleton height={210} />
        <Skeleton height={210} />
      </div>
    </Loading>
  );
}

/** The bars and the first rows. */
export function HistorySkeleton() {
  return (
    <Loading>
      <div className={styles.skeleton}>
        <Skeleton height={288} />
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    </Loading>
  );
}
