import { jitterOf, type LogAxis, placeOnAxis } from "./log-axis.ts";
import { PostMark } from "./post-mark.tsx";
import styles from "./post-strip.module.css";

type PostStripProps = {
  /** Newest first. */
  posts: readonly { views: number; isPr: boolean }[];
  /** Null where too few posts are known. */
  median: number | null;
  /** The same for all strips that are compared. */
  axis: LogAxis;
  /** What the picture says, in a sentence. */
  finding: string;
  /** Names of the axis' ticks, where no head of a table has them. */
  tickLabel?: ((value: number) => string) | undefined;
};

/** The last posts of an account on an axis that it shares with others: reach, spread and PR habit at one look. */
export function PostStrip({ posts, median, axis, finding, tickLabel }: PostStripProps) {
  return (
    <div className={styles.strip}>
      <svg className={styles.plot} role="img" aria-label={finding}>
        {axis.ticks.map((tick) => (
          <line
            key={tick}
            className={styles.tick}
            x1={`${placeOnAxis(axis, tick)}%`}
            x2={`${placeOnAxis(axis, tick)}%`}
            y2="100%"
          />
        ))}
        {posts.map(({ views, isPr }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the posts of a strip have nothing but their order
          <PostMark key={at} x={placeOnAxis(axis, views)} y={jitterOf(views, at)} isPr={isPr} />
        ))}
        {median !== null && (
          <line
            className={styles.median}
            x1={`${placeOnAxis(axis, median)}%`}
            x2={`${placeOnAxis(axis, median)}%`}
            y1="10%"
            y2="90%"
          />
        )}
      </svg>
      {tickLabel && <StripAxis axis={axis} tickLabel={tickLabel} />}
    </div>
  );
}

/** The ticks' names, for the head of a column of strips. Placed by attributes: the policy takes no style of a page that the server has rendered. */
export function StripAxis({ axis, tickLabel }: { axis: LogAxis; tickLabel: (value: number) => string }) {
  return (
    <svg className={styles.axis} aria-hidden="true">
      {axis.ticks.map((tick) => (
        <text key={tick} x={`${placeOnAxis(axis, tick)}%`} y="80%">
          {tickLabel(tick)}
        </text>
      ))}
    </svg>
  );
}
