import type { BoardRow } from "@tomoru/contract/company/work";
import type { Platform } from "@tomoru/contract/platforms";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { Avatar } from "@tomoru/ui/data/avatar";
import { StageDots } from "@tomoru/ui/data/stage-dots";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link } from "react-router";
import { dealPath, insightPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import {
  actOf,
  dayOf,
  doneSteps,
  feeStateOf,
  groupOf,
  situationOf,
} from "../../../shared/work/board.view.ts";
import styles from "./board-cells.module.css";

type OfRow = { row: BoardRow };

/** A row leads to its deal, or to the creator if there is none. */
export function pathOf(row: BoardRow, platform: Platform): string {
  return row.deal ? dealPath(row.deal.dealId) : insightPath({ creatorId: row.creatorId, platform });
}

export function Creator({ row, platform }: OfRow & { platform: Platform }) {
  return (
    <span className={styles.person}>
      <Avatar name={row.displayName} />
      <span className={styles.names}>
        <Link className={styles.name} to={pathOf(row, platform)}>
          {row.displayName}
        </Link>
        <span className={styles.small}>@{row.handle}</span>
      </span>
    </span>
  );
}

export function Situation({ row }: OfRow) {
  const { words, format } = useLanguage();
  const { text, note } = situationOf(row, { say: words.work.board, format, today: todayInJapan() });
  return (
    <span className={styles.situation}>
      <span className={groupOf(row) === "done" ? undefined : styles.strong}>{text}</span>
      {note ? <span className={styles.small}>{note}</span> : null}
    </span>
  );
}

export function Progress({ row }: OfRow) {
  const { board: say } = useLanguage().words.work;
  const done = doneSteps(row);
  if (done === null) return <span className={styles.small}>—</span>;
  const group = groupOf(row);
  const step = say.dots[Math.min(done, say.dots.length - 1)] ?? "";
  return (
    <StageDots
      count={say.dots.length}
      done={done}
      turn={group === "company" ? "mine" : group === "creator" ? "theirs" : "none"}
      label={step}
      sentence={done === say.dots.length ? say.dotsAll : say.dotsSentence(done, step)}
    />
  );
}

export function Fee({ row: { deal } }: OfRow) {
  const { words, format } = useLanguage();
  const state = deal && feeStateOf(deal);
  if (!deal?.feeYen || state === null) return "—";
  return (
    <>
      {format.yen(deal.feeYen)}
      <span className={styles.under}>{words.work.board.fee[state]}</span>
    </>
  );
}

export function Due({ row }: OfRow) {
  const { words, format } = useLanguage();
  const { board: say } = words.work;
  const due = dayOf(row, todayInJapan());
  if (due === null) return null;
  const isMine = groupOf(row) === "company";
  return (
    <span className={styles.due}>
      <time dateTime={due.on}>{format.monthDay(due.on)}</time>
      <span className={isMine || due.left < 0 ? styles.lamp : styles.small}>
        {due.left < 0 ? say.overdue(-due.left) : say.left(due.left)}
      </span>
    </span>
  );
}

/** The one thing to do with it. */
export function NextAct({ row, platform, isFirst }: OfRow & { platform: Platform; isFirst: boolean }) {
  const { acts } = useLanguage().words.work.board;
  const isMine = groupOf(row) === "company" && row.deal !== null;
  return (
    <ButtonLink
      variant={isMine ? (isFirst ? "primary" : "secondary") : "text"}
      size="dense"
      render={<Link to={pathOf(row, platform)} />}
    >
      {acts[actOf(row)]}
    </ButtonLink>
  );
}
