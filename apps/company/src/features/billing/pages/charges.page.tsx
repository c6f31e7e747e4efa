import { ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { StatStrip } from "@tomoru/ui/data/stat-strip";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { onDesktop, useMediaQuery } from "@tomoru/ui/layout/use-media-query";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadMore } from "@tomoru/web/lists/load-more.tsx";
import { useAddedCount } from "@tomoru/web/lists/use-added-count.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage, useSession, useWords } from "../../../shared/site.ts";
import { useManyInvoices } from "../billing.queries.ts";
import { useCharges, useChargeTotals } from "../charges.queries.ts";
import { SandboxNote } from "../components/account-banners.tsx";
import styles from "../components/cards.module.css";
import { ChargeRows } from "../components/charge-rows.tsx";
import { MonthBar } from "../components/month-bar.tsx";
import { invoicedYen } from "../invoices.view.ts";
import { useMonth } from "../use-month.ts";

export function ChargesPage() {
  const { words, format } = useLanguage();
  const { list: say } = words.charges;
  const at = useMonth();
  const list = useCharges(at.month);
  const chargedYen = useChargeTotals(at.month).data?.totals.chargedYen ?? 0;
  const { docs: rows, failure } = list;
  usePage({ title: say.title, hasError: !rows && failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader
        title={chargedYen > 0 ? say.heading(format.month(at.month), format.yen(chargedYen)) : say.title}
        lead={say.lead}
      />
      <SandboxNote />
      <MonthBar at={at} kind="charges" />
      <Totals month={at.month} />
      <PlanFee month={at.month} />
      <Left month={at.month} />
      {rows ? <Listed month={at.month} list={list} /> : null}
      {!rows && failure ? <LoadError title={say.loadFailed} failure={failure} onRetry={list.reload} /> : null}
      {rows || failure ? null : (
        <Loading>
          <Card>
            <Skeleton lines={5} />
          </Card>
        </Loading>
      )}
      <p>
        <ButtonLink variant="text" flush="start" render={<Link to={paths.withholding} />}>
          {say.toWithholding}
        </ButtonLink>
      </p>
    </div>
  );
}

function Totals({ month }: { month: string }) {
  const { words, format } = useLanguage();
  const { list: say } = words.charges;
  const isWide = useMediaQuery(onDesktop);
  const { data } = useChargeTotals(month);
  if (!data) return null;
  const { chargedYen, toolFeeYen, toolTaxYen, refundedYen } = data.totals;
  const stats = [
    { key: "charged", label: say.charged, value: format.yen(chargedYen) },
    { key: "toolFee", label: say.toolFee, value: format.yen(toolFeeYen + toolTaxYen) },
    { key: "refunded", label: say.refunded, value: format.yen(refundedYen) },
    { key: "net", label: say.net, value: format.yen(chargedYen - refundedYen) },
  ];
  // Four sums of millions do not stand side by side on a phone.
  if (isWide) return <StatStrip stats={stats} />;
  return (
    <Card>
      <DefinitionList rows={stats.map(({ label, value }) => ({ term: label, children: value }))} />
    </Card>
  );
}

/** The month's cost of the plan, beside the deals; only the owner may read it. */
function PlanFee({ month }: { month: string }) {
  const { words, format } = useLanguage();
  const { list: say } = words.charges;
  const isOwner = useSession().currentUser?.role === "owner";
  const { data } = useManyInvoices({ isOwner });
  const yen = data ? invoicedYen(data.docs, month) : 0;
  return (
    <p>
      {yen > 0 ? (
        <>
          <Phrases>{say.planFee(format.yen(yen))}</Phrases>{" "}
        </>
      ) : null}
      <TextLink render={<Link to={paths.invoices} />}>{say.toInvoices}</TextLink>
    </p>
  );
}

/** The company's balance of bank transfers now, whichever month is shown. */
function Left({ month }: { month: string }) {
  const { words, format } = useLanguage();
  const balanceYen = useChargeTotals(month).data?.balanceYen ?? 0;
  if (balanceYen === 0) return null;
  return (
    <p>
      <Phrases>{words.charges.list.balance(format.yen(balanceYen))}</Phrases>{" "}
      <TextLink render={<Link to={paths.inquiry} />}>{words.charges.list.toInquiry}</TextLink>
    </p>
  );
}

function Listed({ month, list }: { month: string; list: ReturnType<typeof useCharges> }) {
  const { list: say } = useWords().charges;
  const rows = list.docs ?? [];
  const added = useAddedCount(rows.length);
  if (rows.length === 0) {
    return (
      <EmptyState>
        <p>
          <Phrases>{say.empty}</Phrases>
        </p>
        <p>
          <Phrases>{say.emptyHint}</Phrases>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <ChargeRows month={month} rows={rows} />
      <VisuallyHidden role="status">{added > 0 ? say.added(added) : ""}</VisuallyHidden>
      {list.hasMore ? <LoadMore list={list} words={{ ...say, end: say.noMore }} /> : null}
    </>
  );
}
