import { GhostCard } from "@tomoru/ui/ghost-card";
import { PageHeader } from "@tomoru/ui/page-header";
import { Phrases } from "@tomoru/ui/phrases";
import { Skeleton } from "@tomoru/ui/skeleton";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { LoadError } from "../../../shared/page/load-error.tsx";
import { Loading } from "../../../shared/page/loading.tsx";
import { usePage } from "../../../shared/page/use-page.ts";
import { Earnings } from "../components/earnings.tsx";
import { PaymentList } from "../components/payment-list.tsx";
import { PaymentTotals } from "../components/payment-totals.tsx";
import styles from "../components/payments.module.css";
import { useHomeFigures, usePayments } from "../payments.queries.ts";

export function PaymentHistoryPage() {
  const { payments: words } = useWords();
  const list = usePayments();
  usePage({ title: words.title, hasError: !list.payments && list.failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader title={words.title} lead={words.lead} />
      <History list={list} />
    </div>
  );
}

function History({ list }: { list: ReturnType<typeof usePayments> }) {
  const { payments: words } = useWords();
  const { payments, totals, failure } = list;
  const { data: home } = useHomeFigures();
  if (payments && totals) {
    if (payments.length === 0) {
      return (
        <GhostCard>
          <p>
            <Phrases>{words.empty}</Phrases>
          </p>
        </GhostCard>
      );
    }
    return (
      <>
        <PaymentTotals totals={totals} />
        <Earnings />
        <PaymentList payments={payments} list={list} answered={home?.bankSavedSince ?? false} />
      </>
    );
  }
  if (failure) return <LoadError title={words.loadFailed} failure={failure} onRetry={list.reload} />;
  return (
    <Loading>
      <div className={styles.skeleton}>
        <Skeleton height={88} />
        <Skeleton height={260} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    </Loading>
  );
}
