import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import styles from "./offer-feed.module.css";

const rows = ["first", "second", "third"];

/** The outline of cards that are on their way. */
export function OfferSkeletons() {
  return (
    <div className={styles.feed}>
      {rows.map((row) => (
        <Card key={row} className={styles.skeleton}>
          <Skeleton width={110} height={26} />
          <Skeleton width="55%" height={26} />
          <Skeleton lines={2} />
          <Skeleton width={180} height={20} />
        </Card>
      ))}
    </div>
  );
}
