import type { BoardRow } from "@tomoru/contract/company/work";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { useLanguage } from "../../../shared/site.ts";
import { groupOf, situationOf } from "../../../shared/work/board.view.ts";
import styles from "./answer-cells.module.css";

type OfRow = { row: BoardRow | undefined };

/** Where it stands with a creator who was asked; whoever could not be asked has nothing. */
export function SituationNow({ row }: OfRow) {
  const { words, format } = useLanguage();
  if (!row) return "—";
  const { text, note } = situationOf(row, { say: words.work.board, format });
  return (
    <span className={styles.now}>
      <span className={groupOf(row) === "company" ? styles.mine : undefined}>{text}</span>
      {note && row.deal ? <span className={styles.note}>{note}</span> : null}
    </span>
  );
}

export function AnsweredOn({ row }: OfRow) {
  const { format } = useLanguage();
  if (!row?.decidedAt || row.answer === "expired") return "—";
  const on = dayInJapan(new Date(row.decidedAt));
  return <time dateTime={on}>{format.monthDay(on)}</time>;
}
