import { listPayoutRuns } from "@tomoru/contract/operator/payouts";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { isSwitchedOff, useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import { MorePages, pageSize, useOffset } from "../../../shared/page/more-pages.tsx";
import styles from "../../../shared/page/page.module.css";
import { useLanguage } from "../../../shared/site.ts";
import { DuePayments } from "../components/due-payments.tsx";
import { NextRuns } from "../components/next-runs.tsx";
import { RunGrid } from "../components/run-grid.tsx";

export function PayoutsPage() {
  return (
    <ConsolePage>
      <Payouts />
    </ConsolePage>
  );
}

function Payouts() {
  const { words, format } = useLanguage();
  const { payouts: say } = words;
  const asked = useAsked(listPayoutRuns, { query: { offset: useOffset(), limit: pageSize } });
  const [next] = asked.data?.next ?? [];
  usePage({ title: say.name });
  if (isSwitchedOff(asked.failure)) {
    return (
      <div className={styles.page}>
        <PageHeader title={say.name} />
        <InlineMessage tone="warning" standing>
          {say.notSet}
        </InlineMessage>
        <DuePayments />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageHeader title={next ? say.title(format.day(next.payOn)) : say.name} />
      <Answered asked={asked}>
        {({ docs, hasNextPage, next: coming }) => (
          <>
            <NextRuns coming={coming} runs={docs} />
            <DuePayments />
            <h2>{say.runs}</h2>
            {docs.length === 0 ? <p className={styles.note}>{say.noRuns}</p> : <RunGrid rows={docs} />}
            <MorePages hasNextPage={hasNextPage} />
          </>
        )}
      </Answered>
    </div>
  );
}
