import type { ResultOf } from "@tomoru/contract/endpoint";
import { type listPayoutRuns, makePayoutRun } from "@tomoru/contract/operator/payouts";
import { Card } from "@tomoru/ui/layout/card";
import { useNavigate } from "react-router";
import { payoutRunPath } from "../../../app/paths.ts";
import { tellOutcome } from "../../../shared/acts/outcome.store.ts";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask } from "../../../shared/ask.ts";
import styles from "../../../shared/page/page.module.css";
import { useLanguage } from "../../../shared/site.ts";

type Coming = ResultOf<typeof listPayoutRuns>["next"];
type Runs = ResultOf<typeof listPayoutRuns>["docs"];

/** What is cut already is in the list of runs, unless it was voided. An empty run would use up its kind. */
const kindsToCut = (runs: Runs, { payOn, cuts, payments }: Coming[number]) =>
  payments === 0
    ? []
    : cuts.filter(
        (kind) => !runs.some((run) => run.payOn === payOn && run.kind === kind && run.state !== "void"),
      );

/** The pay dates to come, what waits for each, and the cuts that can be made by hand by now. */
export function NextRuns({ coming, runs }: { coming: Coming; runs: Runs }) {
  const { words, format } = useLanguage();
  const { payouts: say } = words;
  const navigate = useNavigate();
  return (
    <section aria-labelledby="next" className={styles.page}>
      <h2 id="next">{say.next}</h2>
      {coming.map((date) => (
        <Card key={date.payOn} as="article" className={styles.card}>
          <h3>{format.day(date.payOn)}</h3>
          <p className={styles.number}>{say.nextLine(date.payments, format.yen(date.yen))}</p>
          <p className={styles.note}>
            {say.cutsOn(format.monthDay(date.mainCutOn), format.monthDay(date.supplementCutOn))}
            {date.cuts.length > 0 ? null : ` · ${say.cutFrom(format.day(date.cutFrom))}`}
          </p>
          {kindsToCut(runs, date).length > 0 ? (
            <div className={styles.bar}>
              {kindsToCut(runs, date).map((kind) => (
                <ReasonedAct
                  key={kind}
                  label={say.cut.act(say.kinds[kind])}
                  title={say.cut.title(format.day(date.payOn), say.kinds[kind])}
                  consequence={say.cut.consequence}
                  asks={null}
                  act={async () => {
                    const { runId } = await ask(makePayoutRun, { body: { payOn: date.payOn, kind } });
                    const path = payoutRunPath(runId);
                    tellOutcome({ text: say.cut.done, place: "page", path, during: "cutting" });
                    void navigate(path);
                  }}
                />
              ))}
            </div>
          ) : null}
        </Card>
      ))}
    </section>
  );
}
