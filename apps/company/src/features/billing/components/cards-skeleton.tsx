import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { Loading } from "@tomoru/web/page/loading.tsx";
import styles from "./cards.module.css";

export function CardsSkeleton() {
  return (
    <Loading>
      <Card padding="none">
        {[1, 2].map((row) => (
          <div key={row} className={styles.section}>
            <Skeleton lines={2} />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
