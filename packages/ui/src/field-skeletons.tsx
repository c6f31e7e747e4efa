import styles from "./field.module.css";
import { Skeleton } from "./skeleton.tsx";

/** Fields that are on their way: their real labels over the outlines of their controls. */
export function FieldSkeletons({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => (
    <div key={label} className={styles.field}>
      <p className={styles.label}>{label}</p>
      <Skeleton height={48} />
    </div>
  ));
}
