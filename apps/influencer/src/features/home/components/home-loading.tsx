import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { useWords } from "../../../shared/site.ts";
import styles from "./home-board.module.css";

/** The cards with their real titles; only what is on its way is grey. */
export function HomeLoading() {
  const { home } = useWords();
  return (
    <Loading>
      <div className={styles.board}>
        <div className={styles.column}>
          <Card className={styles.skeleton}>
            <Skeleton width="40%" height={20} />
            <Skeleton width="70%" height={28} />
            <Skeleton width="55%" height={40} />
            <Skeleton width={150} height={48} />
          </Card>
          <Card className={styles.skeleton}>
            <h2>
              <Phrases>{home.revenue.title}</Phrases>
            </h2>
            <Skeleton width="45%" height={40} />
            <Skeleton height={160} />
          </Card>
        </div>
        <div className={styles.column}>
          <Card className={styles.skeleton}>
            <h2>
              <Phrases>{home.social.title}</Phrases>
            </h2>
            <Skeleton lines={3} />
          </Card>
        </div>
      </div>
    </Loading>
  );
}
