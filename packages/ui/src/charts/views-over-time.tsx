import { ChartFigure, type ChartWords, GhostFigure } from "./chart-figure.tsx";
import { logAxisOf, marksOf, placeOnAxis } from "./log-axis.ts";
import { Placed } from "./placed.tsx";
import { PostLegend, PostMark } from "./post-mark.tsx";
import styles from "./time-plot.module.css";

type ViewsOverTimeProps = ChartWords & {
  /** `at` in milliseconds, any order. `valueLabel` is the formatted value. */
  posts: { key: string; at: number; label: string; value: number; valueLabel: string; isPr: boolean }[];
  /** With its label; null where too few posts are known. */
  median: { value: number; label: string } | null;
  tickLabel: (value: number) => string;
  /** Names of days along the bottom. */
  days: { at: number; label: string }[];
  legend: { post: string; pr?: string };
  /** One post that is named in the chart. */
  named?: { at: number; value: number; label: string } | undefined;
};

/** Every post by its day and its views, on a logarithmic axis, with a line at the median. */
export function ViewsOverTime({
  posts,
  median,
  tickLabel,
  days,
  legend,
  named,
  ...words
}: ViewsOverTimeProps) {
  if (posts.length < 2) {
    return (
      <GhostFigure finding={words.finding}>
        <svg className={styles.ghost} aria-hidden="true">
          <line className={styles.ghostLine} x2="100%" y1="50%" y2="50%" />
        </svg>
      </GhostFigure>
    );
  }
  const axis = logAxisOf(posts.map(({ value }) => value));
  const marks = marksOf(axis);
  const times = posts.map(({ at }) => at);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const x = (at: number) => (to === from ? 50 : ((at - from) / (to - from)) * 100);
  const y = (value: number) => 100 - placeOnAxis(axis, value);
  return (
    <ChartFigure words={words} rows={posts.toSorted((one, other) => other.at - one.at)}>
      <div className={styles.frame} role="img" aria-label={words.finding}>
        <svg className={styles.plot} aria-hidden="true">
          {marks.map((tick) => (
            <line key={tick} className={styles.grid} x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} />
          ))}
          {median && (
            <line className={styles.median} x2="100%" y1={`${y(median.value)}%`} y2={`${y(median.value)}%`} />
          )}
          {posts.map((post) => (
            <PostMark key={post.key} x={x(post.at)} y={y(post.value)} isPr={post.isPr} size={8} />
          ))}
        </svg>
        {marks.map((tick) => (
          <Placed key={tick} className={styles.height} style={{ insetBlockStart: `${y(tick)}%` }}>
            {tickLabel(tick)}
          </Placed>
        ))}
        {median && (
          <Placed className={styles.middle} style={{ insetBlockStart: `${y(median.value)}%` }}>
            {median.label}
          </Placed>
        )}
        {named && (
          <span
            className={x(named.at) > 60 ? styles.namedBefore : styles.named}
            style={{ insetInlineStart: `${x(named.at)}%`, insetBlockStart: `${y(named.value)}%` }}
          >
            {named.label}
          </span>
        )}
        {days
          .filter(({ at }) => at >= from && at <= to)
          .map(({ at, label }) => (
            <Placed key={at} className={styles.day} style={{ insetInlineStart: `${x(at)}%` }}>
              {label}
            </Placed>
          ))}
      </div>
      <PostLegend words={legend} />
    </ChartFigure>
  );
}
