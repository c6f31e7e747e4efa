import { ButtonLink } from "@tomoru/ui/actions/button";
import { Avatar } from "@tomoru/ui/data/avatar";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Card } from "@tomoru/ui/layout/card";
import { CreditCard, UsersRound } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { daysLeft } from "../../../shared/work/board.view.ts";
import type { WaitRow } from "../waiting.view.ts";
import { ShortDay } from "./short-day.tsx";
import styles from "./waiting-list.module.css";

type WaitingListProps = {
  rows: readonly WaitRow[];
  today: string /** Those that have no row here. */;
  others: number;
};

/** By deadline: the day first, then who, then what to do. The nearest alone is primary. */
export function WaitingList({ rows, today, others }: WaitingListProps) {
  const { home } = useLanguage().words;
  return (
    <Card as="section" tone="lamp" aria-labelledby="waiting" className={styles.card}>
      <div className={styles.head}>
        <h2 id="waiting" className={styles.title}>
          <LampDot />
          {home.yourTurn}
        </h2>
        <p className={styles.order}>{home.nearest}</p>
      </div>
      <ol className={styles.list}>
        {rows.map((row, index) => (
          <li key={row.key}>
            <Until on={row.on} today={today} />
            <Who row={row} />
            <div className={styles.words}>
              <p className={styles.what}>{row.label}</p>
              <p className={styles.note}>{row.note}</p>
            </div>
            <ButtonLink
              className={styles.action}
              variant={index === 0 ? "primary" : "secondary"}
              size="dense"
              {...(row.to === null ? { href: row.href ?? "" } : { render: <Link to={row.to} /> })}
            >
              {row.action}
            </ButtonLink>
          </li>
        ))}
      </ol>
      {others > 0 ? (
        <p className={styles.others}>
          <Link to={paths.deals}>{home.others(others)}</Link>
        </p>
      ) : null}
    </Card>
  );
}

function Until({ on, today }: { on: string | null; today: string }) {
  const { home } = useLanguage().words;
  if (on === null) return <p className={styles.until}>{home.anyDay}</p>;
  const left = daysLeft(on, today);
  return (
    <p className={styles.until}>
      <ShortDay day={on} />
      <small>{left < 0 ? home.overdue(-left) : home.left(left)}</small>
    </p>
  );
}

function Who({ row: { name, picture } }: { row: WaitRow }) {
  if (name !== null) return <Avatar name={name} />;
  const Icon = picture === "card" ? CreditCard : UsersRound;
  return (
    <span className={styles.picture} aria-hidden="true">
      <Icon size={18} />
    </span>
  );
}
