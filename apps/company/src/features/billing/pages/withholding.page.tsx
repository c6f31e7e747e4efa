import type { WithholdingRow } from "@tomoru/contract/company/charges";
import { RecordList } from "@tomoru/ui/data/record-list";
import { StatStrip } from "@tomoru/ui/data/stat-strip";
import { Tag } from "@tomoru/ui/data/tag";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { UserRound } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { useWithholding } from "../charges.queries.ts";
import styles from "../components/cards.module.css";
import { MonthBar } from "../components/month-bar.tsx";
import { useMonth } from "../use-month.ts";

export function WithholdingPage() {
  const { words, format } = useLanguage();
  const { withholding: say } = words.charges;
  const at = useMonth();
  const { data, failure, reload } = useWithholding(at.month);
  usePage({ title: say.title, hasError: !data && failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader
        title={
          data?.docs.length
            ? say.heading(format.yen(data.totals.withheldYen), format.day(data.dueOn))
            : say.title
        }
        lead={say.lead}
        back={{ label: say.back, render: <Link to={paths.charges} /> }}
      />
      <MonthBar at={at} kind="withholding" />
      {data ? <Listed month={at.month} withholding={data} /> : null}
      {!data && failure ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {data || failure ? null : (
        <Loading>
          <Card>
            <Skeleton lines={5} />
          </Card>
        </Loading>
      )}
    </div>
  );
}

type Withholding = NonNullable<ReturnType<typeof useWithholding>["data"]>;

function Listed({ month, withholding }: { month: string; withholding: Withholding }) {
  const { words, format } = useLanguage();
  const { withholding: say } = words.charges;
  const { docs, dueOn, totals } = withholding;
  if (docs.length === 0) {
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
  const row = (one: WithholdingRow) => ({
    key: one.refundId,
    date: <time dateTime={one.paidOn}>{format.monthDay(one.paidOn)}</time>,
    title: `${one.payee} · ${one.productName ?? one.dealId} · ${say.grossYen} ${format.yen(one.grossYen)}`,
    amount: format.yen(one.withheldYen),
    tag: (
      <Tag tone="neutral" icon={<UserRound aria-hidden="true" />}>
        {say.kinds[one.kind]}
      </Tag>
    ),
  });
  return (
    <>
      <StatStrip
        stats={[
          { key: "total", label: say.total, value: format.yen(totals.withheldYen) },
          { key: "gross", label: say.gross, value: format.yen(totals.grossYen) },
        ]}
      />
      <InlineMessage tone="info" standing title={say.due(format.day(dueOn))}>
        {say.dueNote}
      </InlineMessage>
      <RecordList
        caption={say.caption}
        headings={{ date: say.paidOn, title: say.payee, amount: say.withheld, tag: say.kind }}
        groups={[{ key: month, title: format.month(month), rows: docs.map(row) }]}
      />
    </>
  );
}
