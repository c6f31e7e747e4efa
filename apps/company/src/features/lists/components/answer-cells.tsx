import type { BoardRow } from "@tomoru/contract/company/work";
import { Tag } from "@tomoru/ui/data/tag";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { CircleCheck, CircleDot, Clock } from "lucide-react";
import { useLanguage } from "../../../shared/site.ts";
import { groupOf, situationOf } from "../../../shared/work/board.view.ts";
import styles from "./answer-cells.module.css";

/** Looks by whose turn it is; only the company's own has the lamp. */
const looks = {
  company: { tone: "lamp", icon: <CircleDot size={14} aria-hidden="true" /> },
  creator: { tone: "neutral", icon: <Clock size={14} aria-hidden="true" /> },
  done: { tone: "neutral", icon: <CircleCheck size={14} aria-hidden="true" /> },
} as const;

type OfRow = { row: BoardRow | undefined };

/** Where the request to a creator stands; creators who could not be asked have a dash. */
export function SituationNow({ row }: OfRow) {
  const { words, format } = useLanguage();
  if (!row) return "—";
  const { text, note } = situationOf(row, { say: words.work.board, format, today: todayInJapan() });
  return (
    <span className={styles.now}>
      <Tag {...looks[groupOf(row)]}>{text}</Tag>
      {note && row.deal ? <span className={styles.note}>{note}</span> : null}
    </span>
  );
}

export function AnsweredOn({ row }: OfRow) {
  const { format } = useLanguage();
  if (!row?.decidedAt || row.answer === "expired") return "—";
  const on = dayInJapan(new Date(row.decidedAt));
  return (
    <time className={styles.day} dateTime={on}>
      {format.monthDay(on)}
    </time>
  );
}
