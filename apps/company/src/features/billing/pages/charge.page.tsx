import { Button } from "@tomoru/ui/actions/button";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Printer } from "lucide-react";
import { Link, useParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useReceipt } from "../charges.queries.ts";
import { ReceiptSheet } from "../components/receipt-sheet.tsx";
import styles from "./invoice.module.css";

const nowhere: readonly string[] = ["dataNotFound", "paymentIdInvalid"];

export function ChargePage() {
  const { receipt: say } = useWords().charges;
  const { id = "" } = useParams();
  const { data: receipt, failure, reload } = useReceipt(id);
  const isGone = failure instanceof ApiFailure && nowhere.includes(failure.refusal);
  const title = receipt ? say.title(receipt.number) : isGone ? say.gone : say.document;
  usePage({ title, hasError: !receipt && failure !== undefined });
  return (
    <div className={styles.page}>
      <div className={styles.screenOnly}>
        <PageHeader title={title} back={{ label: say.back, render: <Link to={paths.charges} /> }} />
        {receipt ? (
          <p className={styles.actions}>
            <Button
              variant="primary"
              icon={<Printer size={20} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {say.print}
            </Button>
          </p>
        ) : null}
      </div>
      {receipt ? <ReceiptSheet receipt={receipt} /> : null}
      {!receipt && failure && !isGone ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {receipt || failure ? null : (
        <Loading>
          <Card>
            <Skeleton lines={8} />
          </Card>
        </Loading>
      )}
    </div>
  );
}
