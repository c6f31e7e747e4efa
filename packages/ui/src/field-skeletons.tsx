import styles from "./field.module.css";
import { Skeleton } from "./skeleton.tsx";

/** Loading fields: real labels over skeletons of their controls. */
export function FieldSkeletons({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => (
    <div key={label} className={styles.field}>
      <p className={styles.label}>{label}</p>
      <Skeleton height={48} />
    </div>
  ));
}
