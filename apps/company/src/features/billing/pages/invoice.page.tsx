import { Button, TextLink } from "@tomoru/ui/actions/button";
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
import { useInvoice } from "../billing.queries.ts";
import { InvoiceSheet } from "../components/invoice-sheet.tsx";
import styles from "./invoice.module.css";

export function InvoicePage() {
  const { billing, common } = useWords();
  const { invoice: say } = billing;
  const { id = "" } = useParams();
  const { data: invoice, failure, reload } = useInvoice(id);
  const isGone = failure instanceof ApiFailure && failure.refusal === "dataNotFound";
  const title = invoice ? say.title(invoice.number) : isGone ? say.gone : say.document;
  usePage({ title, hasError: !invoice && failure !== undefined });
  return (
    <div className={styles.page}>
      <div className={styles.screenOnly}>
        <PageHeader title={title} back={{ label: say.back, render: <Link to={paths.invoices} /> }} />
        {invoice ? (
          <p className={styles.actions}>
            <Button
              variant="primary"
              icon={<Printer size={20} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {say.print}
            </Button>
            {invoice.pdfUrl ? (
              <TextLink href={invoice.pdfUrl} external={common.opensNewTab}>
                {say.pdf}
              </TextLink>
            ) : null}
          </p>
        ) : null}
      </div>
      {invoice ? <InvoiceSheet invoice={invoice} /> : null}
      {!invoice && failure && !isGone ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {invoice || failure ? null : (
        <Loading>
          <Card>
            <Skeleton lines={8} />
          </Card>
        </Loading>
      )}
    </div>
  );
}
