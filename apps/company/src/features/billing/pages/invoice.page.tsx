import { TextLink } from "@tomoru/ui/actions/button";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { PrintedPage } from "@tomoru/web/printed/printed-page.tsx";
import { Link, useParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useInvoice } from "../billing.queries.ts";
import { InvoiceSheet } from "../components/invoice-sheet.tsx";

export function InvoicePage() {
  const { billing, common } = useWords();
  const { invoice: say } = billing;
  const { id = "" } = useParams();
  const { data: invoice, failure, reload } = useInvoice(id);
  const isGone = failure instanceof ApiFailure && failure.refusal === "dataNotFound";
  return (
    <PrintedPage
      title={invoice ? say.title(invoice.number) : isGone ? say.gone : say.document}
      back={{ label: say.back, render: <Link to={paths.invoices} /> }}
      words={say}
      failure={failure}
      isGone={isGone}
      onRetry={() => void reload()}
      beside={
        invoice?.pdfUrl ? (
          <TextLink href={invoice.pdfUrl} external={common.opensNewTab}>
            {say.pdf}
          </TextLink>
        ) : null
      }
    >
      {invoice ? <InvoiceSheet invoice={invoice} /> : null}
    </PrintedPage>
  );
}
