import type { PayoutRun } from "@tomoru/contract/operator/payouts";
import { Timeline, type TimelineStep } from "@tomoru/ui/data/timeline";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { useWords } from "../../../shared/site.ts";
import { stepsOf } from "../payouts.view.ts";

/** How far a run is, and who did what. */
export function RunSteps({ run }: { run: PayoutRun }) {
  const { steps: say } = useWords().payouts.run;
  const moments = useMoments();
  const whens = {
    cut: say.by(run.madeBy, moments.moment(run.madeAt)),
    files: run.filedBy,
    sent: run.sentBy && run.sentAt ? say.by(run.sentBy, moments.moment(run.sentAt)) : null,
    results: run.endedAt && run.state === "done" ? moments.moment(run.endedAt) : null,
  };
  const steps: TimelineStep[] = stepsOf(run.state).map(({ key, state }) => ({
    key,
    state,
    title: say[key],
    when: whens[key] ?? "",
  }));
  return (
    <Card>
      <Timeline steps={steps} doneWord={say.doneWord} />
    </Card>
  );
}
