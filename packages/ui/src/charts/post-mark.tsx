import styles from "./post-mark.module.css";

/** A post: a dot, or an open square for a PR post, which colour alone would not tell. Percent of the chart around it. */
export function PostMark({ x, y, isPr, size = 5 }: { x: number; y: number; isPr: boolean; size?: number }) {
  if (!isPr) return <circle className={styles.post} cx={`${x}%`} cy={`${y}%`} r={size / 2} />;
  return (
    <rect
      className={styles.pr}
      x={`${x}%`}
      y={`${y}%`}
      width={size}
      height={size}
      transform={`translate(${-size / 2} ${-size / 2})`}
    />
  );
}

/** What the marks mean, beside a chart or above a table of them. */
export function PostLegend({ words }: { words: { post: string; pr?: string; median?: string } }) {
  return (
    <ul className={styles.legend}>
      <li className={styles.entry}>
        <svg className={styles.key} width="10" height="10" aria-hidden="true">
          <PostMark x={50} y={50} isPr={false} size={9} />
        </svg>
        {words.post}
      </li>
      {words.pr && (
        <li className={styles.entry}>
          <svg className={styles.key} width="10" height="10" aria-hidden="true">
            <PostMark x={50} y={50} isPr size={8} />
          </svg>
          {words.pr}
        </li>
      )}
      {words.median && (
        <li className={styles.entry}>
          <svg className={styles.key} width="4" height="14" aria-hidden="true">
            <line className={styles.median} x1="2" x2="2" y1="0" y2="14" />
          </svg>
          {words.median}
        </li>
      )}
    </ul>
  );
}
