import { Card } from "@tomoru/ui/layout/card";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { WorkTable } from "../../../shared/work/work-table.tsx";
import { comingDays, firstSteps, type HomeFacts } from "../home.view.ts";
import { waitRows } from "../waiting.view.ts";
import { ChangesFeed } from "./changes-feed.tsx";
import { ComingDays } from "./coming-days.tsx";
import { MoneyCard, ResultCard } from "./figures.tsx";
import styles from "./home-board.module.css";
import { HomeCard } from "./home-card.tsx";
import { HomeSteps } from "./home-steps.tsx";
import { WaitingList } from "./waiting-list.tsx";
import { WeekStrip } from "./week-strip.tsx";

/** What waits, what runs and what is new; beside it the week, the money and what last month brought. */
export function HomeBoard({ facts }: { facts: HomeFacts }) {
  const { words, format } = useLanguage();
  const { profile, home, now } = facts;
  const today = dayInJapan(now);
  const rows = waitRows({ profile, home, words: words.home, format });
  const steps = firstSteps(facts);
  const isQuiet = rows.length + steps.length === 0;
  const isNew = !home.done.hasAsked && home.waitingCount === 0;
  const running = home.running.toSorted((one, other) => nextOf(one).localeCompare(nextOf(other)));
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {rows.length > 0 ? (
          <WaitingList rows={rows} today={today} others={home.waitingCount - home.waiting.length} />
        ) : null}
        {steps.length > 0 ? <HomeSteps steps={steps} isSecond={rows.length > 0} /> : null}
        {isQuiet ? <Coming facts={facts} /> : null}
        {running.length > 0 ? (
          <HomeCard
            id="running"
            title={words.home.running.title}
            more={{ label: words.home.running.all, to: paths.campaigns }}
            isFlush
          >
            <WorkTable rows={running} />
          </HomeCard>
        ) : null}
        {home.changes.length > 0 ? (
          <ChangesFeed changes={home.changes} changesSince={home.changesSince} />
        ) : null}
      </div>
      <div className={styles.main}>
        {isNew ? null : <WeekStrip week={home.week} />}
        {isNew ? null : <MoneyCard money={home.money} today={today} />}
        {home.lastMonth ? <ResultCard result={home.lastMonth} /> : null}
        {isQuiet ? null : <Coming facts={facts} />}
      </div>
    </div>
  );
}

const nextOf = ({ nextOn }: HomeFacts["home"]["running"][number]) => nextOn ?? "9999";

/** The next days of the plan, the card and the people: in front while nothing waits. */
function Coming({ facts }: { facts: HomeFacts }) {
  const { home: words } = useLanguage().words;
  const days = comingDays(facts);
  return (
    <Card as="section" aria-labelledby="days" className={styles.days}>
      <h2 id="days">{words.days.title}</h2>
      {days.length > 0 ? <ComingDays days={days} /> : <p className={styles.none}>{words.quiet}</p>}
    </Card>
  );
}
