import { getPayoutRun } from "@tomoru/contract/operator/payouts";
import { StatStrip } from "@tomoru/ui/data/stat-strip";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useEffect } from "react";
import { Link, useParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { dropOutcomeOfOtherState } from "../../../shared/acts/outcome.store.ts";
import { useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import styles from "../../../shared/page/page.module.css";
import { RecordAndActs } from "../../../shared/page/record-and-acts.tsx";
import { useLanguage } from "../../../shared/site.ts";
import { PayoutRows } from "../components/payout-rows.tsx";
import { RunActs } from "../components/run-acts.tsx";
import { RunFiles } from "../components/run-files.tsx";
import { RunSteps } from "../components/run-steps.tsx";
import { whileBusyMs } from "../payouts.view.ts";

export function PayoutRunPage() {
  return (
    <ConsolePage>
      <Run />
    </ConsolePage>
  );
}

function Run() {
  const { words, format } = useLanguage();
  const { payouts: say } = words;
  const { id = "" } = useParams();
  const asked = useAsked(
    getPayoutRun,
    { params: { id } },
    {
      everyMs: (run) =>
        run?.progress || run?.state === "cutting" || run?.state === "filing" ? whileBusyMs : 0,
    },
  );
  const run = asked.data;
  const title = run ? say.run.title(format.day(run.payOn), say.kinds[run.kind]) : say.name;
  usePage({ title, hasError: !run && asked.failure !== undefined });
  const state = run?.state;
  useEffect(() => (state ? dropOutcomeOfOtherState(state) : undefined), [state]);
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        lead={run && `${say.run.number(run.number)} · ${say.states[run.state]}`}
        back={{ label: say.name, render: <Link to={paths.payouts} /> }}
      />
      <Answered asked={asked}>
        {(shown) => {
          const { totals, progress } = shown;
          const words = say.run.totals;
          return (
            <>
              {progress ? (
                <InlineMessage tone="info" standing>
                  {say.run.progress[progress.job](progress.done, progress.of)}
                </InlineMessage>
              ) : null}
              <StatStrip
                stats={[
                  { key: "yen", label: words.yen, value: format.yen(totals.yen) },
                  {
                    key: "paidYen",
                    label: words.paidYen,
                    value: format.yen(totals.paidYen),
                    tone: "primary",
                  },
                ]}
              />
              <StatStrip
                stats={[
                  { key: "lines", label: words.lines, value: format.count(totals.lines) },
                  { key: "paid", label: words.paid, value: format.count(totals.paid), tone: "primary" },
                  { key: "failed", label: words.failed, value: format.count(totals.failed), tone: "danger" },
                  { key: "held", label: words.held, value: format.count(totals.held) },
                ]}
              />
              <RecordAndActs
                acts={
                  <>
                    <RunSteps run={shown} />
                    <RunActs run={shown} />
                    <RunFiles run={shown} />
                  </>
                }
              >
                <PayoutRows run={shown} />
              </RecordAndActs>
            </>
          );
        }}
      </Answered>
    </div>
  );
}
