import { ButtonLink } from "@tomoru/ui/actions/button";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadMore } from "@tomoru/web/lists/load-more.tsx";
import { useAddedCount } from "@tomoru/web/lists/use-added-count.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useInvoices, useIsQualified } from "../billing.queries.ts";
import { SandboxNote } from "../components/account-banners.tsx";
import styles from "../components/cards.module.css";
import { InvoiceRows } from "../components/invoice-rows.tsx";

export function InvoicesPage() {
  const { invoices: say } = useWords().billing;
  const list = useInvoices();
  const isQualified = useIsQualified();
  const { docs: invoices, failure } = list;
  usePage({ title: say.title, hasError: !invoices && failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader
        title={invoices ? say.heading(invoices.length) : say.title}
        lead={invoices?.length === 0 ? undefined : isQualified ? say.qualifiedLead : say.lead}
        back={{ label: say.back, render: <Link to={paths.plan} /> }}
      />
      <SandboxNote />
      {invoices ? <Listed list={list} /> : null}
      {!invoices && failure ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={list.reload} />
      ) : null}
      {invoices || failure ? null : (
        <Loading>
          <Card>
            <Skeleton lines={5} />
          </Card>
        </Loading>
      )}
    </div>
  );
}

function Listed({ list }: { list: ReturnType<typeof useInvoices> }) {
  const { invoices: say } = useWords().billing;
  const invoices = list.docs ?? [];
  const added = useAddedCount(invoices.length);
  if (invoices.length === 0) {
    return (
      <EmptyState>
        <p>
          <Phrases>{say.empty}</Phrases>
        </p>
        <ButtonLink variant="primary" render={<Link to={paths.plan} />}>
          {say.toPlan}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <InvoiceRows invoices={invoices} />
      <VisuallyHidden role="status">{added > 0 ? say.added(added) : ""}</VisuallyHidden>
      {list.hasMore ? <LoadMore list={list} words={say} /> : null}
    </>
  );
}
