import styles from "./skeleton.module.css";

type SkeletonProps = { lines: number } | { width?: number | string; height?: number | string };

/** Text lines, or one box (px). The status text is the caller's. */
export function Skeleton(props: SkeletonProps) {
  if (!("lines" in props)) {
    const { width = "100%", height = "1em" } = props;
    // Sizes as attributes: prerendered pages hold skeletons, and the CSP allows no inline style.
    return <svg className={styles.bone} width={width} height={height} aria-hidden="true" />;
  }
  const lines = Array.from({ length: props.lines }, (_, line) => line);
  return (
    <span className={styles.lines} aria-hidden="true">
      {lines.map((line) => (
        <span key={line} className={styles.bone} />
      ))}
    </span>
  );
}
