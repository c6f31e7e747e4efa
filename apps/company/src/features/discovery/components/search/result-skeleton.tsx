import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import styles from "./result-skeleton.module.css";

const rows = Array.from({ length: 8 }, (_, row) => row);

export function ResultSkeleton() {
  return (
    <Card padding="none">
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={36} height={36} />
          <Skeleton width={180} height={16} />
          <span className={styles.rest}>
            <Skeleton height={16} />
          </span>
        </div>
      ))}
    </Card>
  );
}
