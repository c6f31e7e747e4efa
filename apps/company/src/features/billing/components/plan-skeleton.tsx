import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { useWords } from "../../../shared/site.ts";
import styles from "./plan.module.css";

export function PlanSkeleton() {
  const { usage, advice } = useWords().billing;
  return (
    <Loading>
      <div className={styles.page}>
        <div className={styles.two}>
          {[usage.title, advice.titleNow].map((title) => (
            <Card key={title} className={styles.card}>
              <h2>
                <Phrases>{title}</Phrases>
              </h2>
              <Skeleton lines={4} />
            </Card>
          ))}
        </div>
        <Card>
          <Skeleton width="100%" height={720} />
        </Card>
      </div>
    </Loading>
  );
}
