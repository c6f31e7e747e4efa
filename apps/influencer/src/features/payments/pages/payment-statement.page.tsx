import { Button } from "@tomoru/ui/actions/button";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Gone } from "@tomoru/web/page/gone.tsx";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Printer } from "lucide-react";
import { Link, useParams } from "react-router";
import { paths, paymentPath } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "../components/payment-detail.module.css";
import { StatementAnswer } from "../components/statement-answer.tsx";
import { StatementSheet } from "../components/statement-sheet.tsx";
import { isNoPayment, useStatement } from "../payments.queries.ts";

/** 支払通知書 at an address of its own: to read, to print, to confirm or to ask about. */
export function PaymentStatementPage() {
  const { statement: say, detail } = useWords().payments;
  const { id = "" } = useParams();
  const { data: statement, failure, reload } = useStatement(id);
  const isGone = isNoPayment(failure);
  const title = isGone ? say.unavailable : say.title;
  const history = { label: detail.back, render: <Link to={paths.paymentHistory} /> };
  usePage({ title, hasError: !statement && failure !== undefined });
  return (
    <div className={styles.page}>
      <div className={`${styles.page} ${styles.screenOnly}`}>
        <PageHeader
          title={title}
          back={isGone ? history : { label: say.back, render: <Link to={paymentPath(id)} /> }}
        />
        {statement ? (
          <>
            <StatementAnswer statement={statement} />
            <p>
              <Button
                variant="secondary"
                icon={<Printer size={20} aria-hidden="true" />}
                onClick={() => window.print()}
              >
                {say.print}
              </Button>
            </p>
          </>
        ) : null}
      </div>
      {statement ? <StatementSheet statement={statement} /> : null}
      {!statement && failure && !isGone ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {isGone ? <Gone back={history} /> : null}
      {statement || failure ? null : (
        <Loading>
          <Card>
            <Skeleton lines={8} />
          </Card>
        </Loading>
      )}
    </div>
  );
}
