import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { Loading } from "@tomoru/web/page/loading.tsx";
import styles from "./home-board.module.css";

export function HomeLoading() {
  return (
    <Loading>
      <div className={styles.columns}>
        <Card>
          <Skeleton lines={4} />
        </Card>
        <Card>
          <Skeleton lines={3} />
        </Card>
      </div>
    </Loading>
  );
}
