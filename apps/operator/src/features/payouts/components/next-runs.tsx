import { payoutKinds } from "@tomoru/contract/deals/payout-states";
import type { ResultOf } from "@tomoru/contract/endpoint";
import { type listPayoutRuns, makePayoutRun } from "@tomoru/contract/operator/payouts";
import { Card } from "@tomoru/ui/layout/card";
import { leaveFlashMessage } from "@tomoru/web/page/flash-message.store.ts";
import { useNavigate } from "react-router";
import { payoutRunPath } from "../../../app/paths.ts";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask } from "../../../shared/ask.ts";
import styles from "../../../shared/page/page.module.css";
import { useLanguage } from "../../../shared/site.ts";

type Coming = ResultOf<typeof listPayoutRuns>["next"];
type Runs = ResultOf<typeof listPayoutRuns>["docs"];

/** What is cut already is in the list of runs, unless it was voided. */
const kindsToCut = (runs: Runs, payOn: string) =>
  payoutKinds.filter(
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
      {coming.map(({ payOn, cutFrom, canCut, mainCutOn, supplementCutOn, payments, yen }) => (
        <Card key={payOn} as="article" className={styles.card}>
          <h3>{format.day(payOn)}</h3>
          <p className={styles.number}>{say.nextLine(payments, format.yen(yen))}</p>
          <p className={styles.note}>
            {say.cutsOn(format.monthDay(mainCutOn), format.monthDay(supplementCutOn))}
            {canCut ? null : ` · ${say.cutFrom(format.day(cutFrom))}`}
          </p>
          {canCut && kindsToCut(runs, payOn).length > 0 ? (
            <div className={styles.bar}>
              {kindsToCut(runs, payOn).map((kind) => (
                <ReasonedAct
                  key={kind}
                  label={say.cut.act(say.kinds[kind])}
                  title={say.cut.title(format.day(payOn), say.kinds[kind])}
                  consequence={say.cut.consequence}
                  asks={null}
                  act={async () => {
                    const { runId } = await ask(makePayoutRun, { body: { payOn, kind } });
                    leaveFlashMessage(() => say.cut.done);
                    void navigate(payoutRunPath(runId));
                  }}
                  onDone={() => undefined}
                />
              ))}
            </div>
          ) : null}
        </Card>
      ))}
    </section>
  );
}
