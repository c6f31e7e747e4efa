import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useWords } from "../../../shared/site.ts";
import { Earnings } from "../components/earnings.tsx";
import { FailedTransfer } from "../components/failed-transfer.tsx";
import { NextTransferCard } from "../components/next-transfer.tsx";
import { PaidYearCard } from "../components/paid-year-card.tsx";
import { PaymentList } from "../components/payment-list.tsx";
import styles from "../components/payments.module.css";
import { HistorySkeleton, SummarySkeleton } from "../components/payments-skeleton.tsx";
import { usePaymentSummary, usePayments } from "../payments.queries.ts";

export function PaymentHistoryPage() {
  const { payments: words } = useWords();
  const list = usePayments();
  usePage({ title: words.title, hasError: !list.payments && list.failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader title={words.title} lead={words.lead} />
      <Summary pendingYen={list.totals?.pendingYen} />
      <History list={list} />
    </div>
  );
}

/** What comes next, above it what did not arrive, beside it what the year brought. */
function Summary({ pendingYen }: { pendingYen: number | undefined }) {
  const { payments: words } = useWords();
  const { data: summary, failure, reload } = usePaymentSummary();
  if (!summary && failure) {
    return <LoadError title={words.next.loadFailed} failure={failure} onRetry={() => void reload()} />;
  }
  if (!summary) return <SummarySkeleton />;
  return (
    <>
      {summary.failed ? <FailedTransfer failed={summary.failed} /> : null}
      <div className={styles.summary}>
        <NextTransferCard summary={summary} pendingYen={pendingYen} />
        <PaidYearCard years={summary.years} />
      </div>
    </>
  );
}

function History({ list }: { list: ReturnType<typeof usePayments> }) {
  const { payments: words } = useWords();
  const { payments, failure } = list;
  if (payments?.length === 0) {
    return (
      <EmptyState>
        <p>
          <Phrases>{words.empty}</Phrases>
        </p>
      </EmptyState>
    );
  }
  if (payments) {
    return (
      <>
        <Earnings />
        <PaymentList payments={payments} list={list} />
      </>
    );
  }
  if (failure) return <LoadError title={words.loadFailed} failure={failure} onRetry={list.reload} />;
  return <HistorySkeleton />;
}
