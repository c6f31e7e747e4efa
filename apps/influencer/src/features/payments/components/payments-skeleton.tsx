import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Loading } from "@tomoru/web/page/loading.tsx";
import styles from "./payments.module.css";

/** The outline of the totals, the coming payments and the year. */
export function PaymentsSkeleton() {
  return (
    <Loading>
      <div className={styles.page}>
        <Skeleton height={72} />
        <div className={styles.columns}>
          <div className={styles.coming}>
            <Skeleton height={288} />
          </div>
          <div className={styles.aside}>
            <Skeleton height={210} />
          </div>
        </div>
      </div>
    </Loading>
  );
}
