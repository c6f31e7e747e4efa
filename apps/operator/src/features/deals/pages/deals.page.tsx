import type { ResultOf } from "@tomoru/contract/endpoint";
import { listDisputes, listOperatorDeals } from "@tomoru/contract/operator/deals";
import { TextLink } from "@tomoru/ui/actions/button";
import { DataGrid, type GridColumn } from "@tomoru/ui/data/data-grid";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Card } from "@tomoru/ui/layout/card";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link, useNavigate, useSearchParams } from "react-router";
import { companyPath, dealPath, paths } from "../../../app/paths.ts";
import { useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import { MorePages, pageSize, useOffset } from "../../../shared/page/more-pages.tsx";
import styles from "../../../shared/page/page.module.css";
import { useLanguage, useWords } from "../../../shared/site.ts";

type Row = ResultOf<typeof listOperatorDeals>["docs"][number];
type DisputeRow = ResultOf<typeof listDisputes>["docs"][number];

export function DealsPage() {
  const [search] = useSearchParams();
  const company = search.get("company");
  return <ConsolePage>{company ? <DealsOf key={company} company={company} /> : <Deals />}</ConsolePage>;
}

function Deals() {
  const { deals: say } = useWords();
  const disputes = useAsked(listDisputes, { query: { limit: pageSize } });
  const all = useDeals();
  const { data } = disputes;
  usePage({ title: say.name });
  return (
    <div className={styles.page}>
      <PageHeader title={data ? say.disputesTitle(data.docs.length, data.hasNextPage) : say.name} />
      <Answered asked={disputes}>{({ docs }) => <Disputes rows={docs} />}</Answered>
      <h2>{say.all}</h2>
      <DealList asked={all} />
    </div>
  );
}

/** Of one company, whose page leads here. */
function DealsOf({ company }: { company: string }) {
  const { deals: say, companies } = useWords();
  const asked = useDeals(company);
  const name = asked.data?.docs[0]?.companyName ?? null;
  const title = name === null ? say.name : say.ofCompany(name);
  const back = { label: name ?? companies.title, render: <Link to={companyPath(company)} /> };
  usePage({ title });
  return (
    <div className={styles.page}>
      <PageHeader title={title} back={back} />
      <DealList asked={asked} />
      <p>
        <TextLink render={<Link to={paths.deals} />}>{say.all}</TextLink>
      </p>
    </div>
  );
}

function useDeals(company?: string) {
  const query = { offset: useOffset(), limit: pageSize, ...(company && { company }) };
  return useAsked(listOperatorDeals, { query });
}

function DealList({ asked }: { asked: ReturnType<typeof useDeals> }) {
  const { deals: say } = useWords();
  return (
    <Answered asked={asked}>
      {({ docs, hasNextPage }) =>
        docs.length === 0 ? (
          <EmptyState>
            <p>{say.none}</p>
          </EmptyState>
        ) : (
          <>
            <DealGrid rows={docs} />
            <MorePages hasNextPage={hasNextPage} />
          </>
        )
      }
    </Answered>
  );
}

function Disputes({ rows }: { rows: readonly DisputeRow[] }) {
  const { words, format } = useLanguage();
  const { deals: say, frame } = words;
  const today = todayInJapan();
  if (rows.length === 0) return null;
  const due = (day: string) => (day < today ? say.late(format.day(day)) : say.due(format.day(day)));
  return (
    <Card as="section" tone="lamp" padding="none" aria-label={say.disputes}>
      <LinkRows
        rows={rows.map((row) => ({
          key: row.dealId,
          label: row.productName ?? say.noProduct,
          // A suspended company's deals are stopped without a word of a side.
          note: [
            ...(row.dispute ? [say.by[row.dispute.by], due(row.dispute.decideBy)] : [say.suspended]),
            row.companyName ?? frame.noName,
            row.creatorName ?? "–",
          ].join(" · "),
          value: row.feeYen === null ? undefined : format.yen(row.feeYen),
          render: <Link to={dealPath(row.dealId)} />,
        }))}
      />
    </Card>
  );
}

function DealGrid({ rows }: { rows: readonly Row[] }) {
  const { words, format } = useLanguage();
  const { deals: say, frame } = words;
  const moments = useMoments();
  const navigate = useNavigate();
  const link = (row: Row) => (
    <TextLink render={<Link to={dealPath(row.dealId)} />}>{row.productName ?? say.noProduct}</TextLink>
  );
  const state = ({ state: stage, hold }: Row) => (hold ? say.holds[hold] : say.states[stage]);
  const fee = ({ feeYen }: Row) => (feeYen === null ? "–" : format.yen(feeYen));
  const columns: GridColumn<Row>[] = [
    { key: "product", head: say.columns.product, cell: link },
    { key: "company", head: say.columns.company, cell: ({ companyName }) => companyName ?? frame.noName },
    { key: "creator", head: say.columns.creator, cell: ({ creatorName }) => creatorName ?? "–" },
    { key: "state", head: say.columns.state, cell: state },
    { key: "turn", head: say.columns.turn, cell: ({ turn }) => say.turns[turn] },
    {
      key: "fee",
      head: say.columns.fee,
      isNumber: true,
      cell: fee,
    },
    {
      key: "updated",
      head: say.columns.updated,
      isSpare: true,
      cell: ({ updatedAt }) => moments.dated(updatedAt),
    },
  ];
  return (
    <DataGrid
      caption={say.all}
      columns={columns}
      rows={rows}
      keyOf={({ dealId }) => dealId}
      rowHeader="product"
      hasLetters={false}
      onOpen={({ dealId }) => void navigate(dealPath(dealId))}
      card={(row) => (
        <div className={styles.card}>
          {link(row)}
          <p className={styles.note}>
            {row.companyName ?? frame.noName} · {row.creatorName ?? "–"}
          </p>
          <p className={styles.note}>
            {state(row)} · {say.turns[row.turn]} · {fee(row)}
          </p>
        </div>
      )}
    />
  );
}
