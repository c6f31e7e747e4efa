import { Skeleton } from "../feedback/skeleton.tsx";
import styles from "./field.module.css";

/** Loading fields: real labels over skeletons of their controls. */
export function FieldSkeletons({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => (
    <div key={label} className={styles.field}>
      <p className={styles.label}>{label}</p>
      <Skeleton height={48} />
    </div>
  ));
}
