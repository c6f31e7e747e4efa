import { Card } from "@tomoru/ui/layout/card";
import { useWords } from "../../../shared/site.ts";
import { comingDays, firstSteps, type HomeFacts, waitingOf } from "../home.view.ts";
import { ComingDays } from "./coming-days.tsx";
import styles from "./home-board.module.css";
import { HomeSteps } from "./home-steps.tsx";
import { WaitingList } from "./waiting-list.tsx";

export function HomeBoard({ facts }: { facts: HomeFacts }) {
  const { home: words } = useWords();
  const waiting = waitingOf(facts.profile);
  const steps = firstSteps(facts);
  const days = comingDays(facts);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {waiting.length > 0 ? (
          <WaitingList waiting={waiting} subscription={facts.profile.subscription} />
        ) : null}
        {steps.length > 0 ? <HomeSteps steps={steps} /> : null}
        {waiting.length + steps.length === 0 ? <p className={styles.quiet}>{words.quiet}</p> : null}
      </div>
      <Card as="section" aria-labelledby="days" className={styles.days}>
        <h2 id="days">{words.days.title}</h2>
        {days.length > 0 ? <ComingDays days={days} /> : <p className={styles.none}>{words.days.none}</p>}
      </Card>
    </div>
  );
}
