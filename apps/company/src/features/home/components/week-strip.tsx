import type { CompanyHome } from "@tomoru/contract/company/home";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { UserRound } from "lucide-react";
import { useLanguage } from "../../../shared/site.ts";
import { duesByName } from "../week.view.ts";
import { HomeCard } from "./home-card.tsx";
import { weekdayOf } from "./short-day.tsx";
import styles from "./week-strip.module.css";

/** Seven days from today on: what falls due to this company, and what to others. */
export function WeekStrip({ week }: Pick<CompanyHome, "week">) {
  const { home } = useLanguage().words;
  const { week: say } = home;
  return (
    <HomeCard id="week" title={say.title}>
      <ol className={styles.week}>
        {week.map(({ on, dues }, index) => (
          <li key={on} aria-current={index === 0 ? "date" : undefined}>
            <time dateTime={on}>
              <b>{Number(on.slice(8))}</b> <small>{home.weekdays[weekdayOf(on)]}</small>
            </time>
            <div className={styles.dues}>
              {index === 0 ? <span className={styles.today}>{say.today}</span> : null}
              {duesByName(dues, say.kinds).map(({ side, name, count }) => (
                <span key={`${side} ${name}`} className={side === "company" ? styles.mine : styles.theirs}>
                  {side === "company" ? <LampDot /> : <UserRound size={13} aria-hidden="true" />}
                  <VisuallyHidden>{side === "company" ? say.mine : say.theirs}</VisuallyHidden>
                  {say.times(name, count)}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.key} aria-hidden="true">
        <LampDot /> {say.mine}
        <UserRound size={13} /> {say.theirs}
      </p>
    </HomeCard>
  );
}
