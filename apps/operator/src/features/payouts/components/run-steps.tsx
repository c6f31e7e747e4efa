import type { PayoutRun } from "@tomoru/contract/operator/payouts";
import { Timeline, type TimelineStep } from "@tomoru/ui/data/timeline";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import styles from "../../../shared/page/page.module.css";
import { useWords } from "../../../shared/site.ts";
import { makerOf, stepsOf } from "../payouts.view.ts";

/** How far a run is, and who did what. */
export function RunSteps({ run }: { run: PayoutRun }) {
  const { byItself, run: words } = useWords().payouts;
  const { steps: say } = words;
  const moments = useMoments();
  const { letGo } = run;
  const endedAt = run.endedAt ? moments.dated(run.endedAt) : null;
  const whens = {
    cut: say.by(makerOf(run, byItself), moments.dated(run.madeAt)),
    files: run.filedBy,
    sent: run.sentBy && run.sentAt ? say.by(run.sentBy, moments.dated(run.sentAt)) : null,
    results: run.state === "done" ? endedAt : null,
    void: letGo && endedAt ? say.by(letGo.by, endedAt) : endedAt,
  };
  const steps: TimelineStep[] = stepsOf(run).map(({ key, state }) => ({
    key,
    state,
    title: say[key],
    when: whens[key] ?? "",
    detail:
      key === "void" && letGo?.reason ? <p className={styles.text}>{say.reason(letGo.reason)}</p> : undefined,
  }));
  return (
    <Card>
      <Timeline steps={steps} doneWord={say.doneWord} />
    </Card>
  );
}
