import { ButtonLink } from "@tomoru/ui/actions/button";
import { StatStrip } from "@tomoru/ui/data/stat-strip";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { ComingList } from "../components/coming-list.tsx";
import { Earnings } from "../components/earnings.tsx";
import { FailedTransfer } from "../components/failed-transfer.tsx";
import { PaidYearCard } from "../components/paid-year-card.tsx";
import { PaymentList } from "../components/payment-list.tsx";
import styles from "../components/payments.module.css";
import { PaymentsSkeleton } from "../components/payments-skeleton.tsx";
import { TransferAccount } from "../components/transfer-account.tsx";
import { TurnCard } from "../components/turn-card.tsx";
import { usePaymentSummary, usePayments } from "../payments.queries.ts";
import { headline, type NextTransfer, nextTransfer, type PaymentSummary } from "../payments.view.ts";

/** The next payment, what is on its way, and what has arrived. */
export function PaymentHistoryPage() {
  const { words, format } = useLanguage();
  const { payments: say } = words;
  const { data: summary, failure, reload } = usePaymentSummary();
  usePage({ title: say.title, hasError: !summary && failure !== undefined });
  const next = summary && nextTransfer(summary, todayInJapan());
  return (
    <div className={styles.page}>
      <PageHeader
        title={next ? headline(next, { words: say, format }) : say.title}
        lead={next?.kind === "overdue" ? say.next.overdueNote : undefined}
      />
      {summary && next ? <Money summary={summary} next={next} /> : null}
      {summary ? null : <NotYet failure={failure} onRetry={() => void reload()} />}
    </div>
  );
}

function NotYet({ failure, onRetry }: { failure: CallFailure | undefined; onRetry: () => void }) {
  const { payments: say } = useLanguage().words;
  return failure ? (
    <LoadError title={say.loadFailed} failure={failure} onRetry={onRetry} />
  ) : (
    <PaymentsSkeleton />
  );
}

function Money({ summary, next }: { summary: PaymentSummary; next: NextTransfer }) {
  const { coming, failed, account, years } = summary;
  const isNew = coming.length === 0 && years.length === 0;
  return (
    <>
      {isNew ? null : <Totals summary={summary} />}
      <div className={styles.columns}>
        <div className={styles.coming}>
          {failed ? <FailedTransfer failed={failed} /> : null}
          <MissingAccount kind={next.kind} />
          {isNew ? null : <ComingList coming={coming} />}
        </div>
        <div className={styles.aside}>
          {account ? <TransferAccount account={account} /> : null}
          <PaidYearCard years={years} />
        </div>
        <div className={styles.paid}>{isNew ? <Nothing /> : <History />}</div>
      </div>
    </>
  );
}

function Totals({ summary: { years, comingYen, failed } }: { summary: PaymentSummary }) {
  const { words, format } = useLanguage();
  const { totals: say } = words.payments;
  const year = Number(todayInJapan().slice(0, 4));
  const paid = years.find((each) => each.year === year);
  return (
    <StatStrip
      stats={[
        { key: "paid", label: say.paid(year), value: format.yen(paid?.netYen ?? 0) },
        { key: "coming", label: say.coming, value: format.yen(comingYen) },
        { key: "failed", label: say.failed, value: format.yen(failed?.yen ?? 0) },
      ]}
    />
  );
}

/** Asks for an account that can be paid: without one no money comes. */
function MissingAccount({ kind }: Pick<NextTransfer, "kind">) {
  const { next: say } = useLanguage().words.payments;
  const missing = { title: say.noAccountTitle, text: say.noAccountNote, act: say.register };
  const wrong = { title: say.unresolvedTitle, text: say.unresolvedNote, act: say.mend };
  const texts = { noAccount: missing, unaddressed: missing, unresolved: wrong, wrongAccount: wrong };
  if (!(kind in texts)) return null;
  const { title, text, act } = texts[kind as keyof typeof texts];
  return (
    <TurnCard
      title={title}
      text={text}
      action={
        <ButtonLink variant="primary" render={<Link to={paths.bankAccount} />}>
          {act}
        </ButtonLink>
      }
    />
  );
}

function Nothing() {
  const { payments: say } = useLanguage().words;
  return (
    <EmptyState>
      <p>
        <Phrases>{say.empty}</Phrases>
      </p>
    </EmptyState>
  );
}

function History() {
  const { payments: say } = useLanguage().words;
  const list = usePayments();
  const { payments, failure } = list;
  return (
    <>
      <Earnings />
      {payments ? <PaymentList payments={payments} list={list} /> : null}
      {!payments && failure ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={list.reload} />
      ) : null}
    </>
  );
}
