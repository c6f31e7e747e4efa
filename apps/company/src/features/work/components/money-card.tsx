import type { getWork } from "@tomoru/contract/company/work";
import type { ResultOf } from "@tomoru/contract/endpoint";
import { MoneyBar } from "@tomoru/ui/charts/money-bar";
import { Card } from "@tomoru/ui/layout/card";
import { CalendarClock } from "lucide-react";
import { useLanguage } from "../../../shared/site.ts";
import { partsOf } from "../../../shared/work/money-parts.ts";
import styles from "./money-card.module.css";

/** What was paid, secured and offered against the budget, and the days that payments come on. */
export function MoneyCard({ work }: { work: ResultOf<typeof getWork> }) {
  const { words, format } = useLanguage();
  const { money: say } = words.work.board;
  const { money, budget, payDays } = work;
  const now = money.paidYen + money.securedYen + money.proposedYen;
  const range = budget.minYen === null && budget.maxYen === null ? null : format.yenRange(budget);
  const most = budget.maxYen ?? budget.minYen ?? 0;
  const yen = (value: number) => format.yen(value);
  return (
    <Card as="section" aria-labelledby="money" className={styles.card}>
      <div className={styles.head}>
        <h2 id="money">{say.title}</h2>
        <p className={styles.note}>{range === null ? say.noteNone : say.note(range)}</p>
      </div>
      <MoneyBar
        parts={partsOf(money, { say, format })}
        scale={most}
        ticks={[
          { value: 0, label: "0" },
          ...(budget.minYen && budget.minYen !== budget.maxYen
            ? [{ value: budget.minYen, label: format.compact(budget.minYen), isMark: true }]
            : []),
          ...(most > 0 ? [{ value: Math.max(most, now), label: format.compact(Math.max(most, now)) }] : []),
        ]}
        rest={
          budget.maxYen === null
            ? undefined
            : { label: say.left, valueLabel: yen(Math.max(0, budget.maxYen - now)) }
        }
        sentence={say.sentence(yen(money.paidYen), yen(money.securedYen), yen(money.proposedYen))}
      />
      {payDays.length > 0 ? (
        <p className={styles.coming}>
          <CalendarClock size={18} aria-hidden="true" />
          <span>{say.coming}</span>
          {payDays.slice(0, 3).map(({ on, yen: sum }) => (
            <strong key={on}>
              {format.monthDay(on)} {yen(sum)}
            </strong>
          ))}
        </p>
      ) : null}
    </Card>
  );
}
