import { seatsOf } from "./seats.ts";
import styles from "./seats-bar.module.css";

type SeatsBarProps = {
  taken: number;
  /** Asked and not answered yet: they take a seat too. */
  invited: number;
  limit: number;
  /** One sentence for who cannot see the bar. */
  sentence: string;
  legend: Readonly<Record<"taken" | "invited" | "free", string>>;
};

const gap = 1.2;

/** Each seat a field of its own: taken, held by an invitation (striped), or free (dashed). */
export function SeatsBar({ taken, invited, limit, sentence, legend }: SeatsBarProps) {
  const seats = seatsOf({ taken, invited, limit });
  const width = (100 - gap * (seats.length - 1)) / seats.length;
  const kinds = (["taken", "invited", "free"] as const).filter((kind) => seats.includes(kind));
  return (
    <div className={styles.seats}>
      <svg className={styles.bar} height="16" role="img" aria-label={sentence}>
        {seats.map((kind, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is nothing but its place
          <Seat key={seat} kind={kind} x={seat * (width + gap)} width={width} />
        ))}
      </svg>
      <ul className={styles.legend}>
        {kinds.map((kind) => (
          <li key={kind}>
            <svg width="16" height="16" aria-hidden="true">
              <Seat kind={kind} x={0} width={100} />
            </svg>
            {legend[kind]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Seat({ kind, x, width }: { kind: "taken" | "invited" | "free"; x: number; width: number }) {
  return (
    <>
      <rect className={styles[kind]} x={`${x}%`} y="1" width={`${width}%`} height="14" rx="4" />
      {kind === "invited" ? (
        <line className={styles.half} x1={`${x}%`} x2={`${x + width}%`} y1="8" y2="8" />
      ) : null}
    </>
  );
}
