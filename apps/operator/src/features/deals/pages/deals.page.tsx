import type { ResultOf } from "@tomoru/contract/endpoint";
import { listDisputes, listOperatorDeals } from "@tomoru/contract/operator/deals";
import { TextLink } from "@tomoru/ui/actions/button";
import { Card } from "@tomoru/ui/layout/card";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link, useSearchParams } from "react-router";
import { companyPath, creatorPath, dealPath, paths } from "../../../app/paths.ts";
import { useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import { pageSize, useOffset } from "../../../shared/page/more-pages.tsx";
import styles from "../../../shared/page/page.module.css";
import { SearchedList } from "../../../shared/page/searched-list.tsx";
import { useLanguage, useWords } from "../../../shared/site.ts";
import { DealGrid } from "../components/deal-grid.tsx";
import { DealSearch, useChosenDeals } from "../components/deal-search.tsx";

type DisputeRow = ResultOf<typeof listDisputes>["docs"][number];

export function DealsPage() {
  const [search] = useSearchParams();
  const company = search.get("company") ?? undefined;
  const creator = search.get("creator") ?? undefined;
  const side = company ? { company } : creator ? { creator } : undefined;
  return <ConsolePage>{side ? <DealsOf key={company ?? creator} side={side} /> : <Deals />}</ConsolePage>;
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
      <DealList asked={all} withNumber />
    </div>
  );
}

/** Of one company or one creator, whose page leads here. */
function DealsOf({ side }: { side: Side }) {
  const { deals: say, dealSearch, companies, creators } = useWords();
  const asked = useDeals(side);
  const [first] = asked.data?.docs ?? [];
  const ofCompany = { name: first?.companyName, of: say.ofCompany, all: companies.title };
  const ofCreator = { name: first?.creatorName, of: dealSearch.ofCreator, all: creators.name };
  const { name, of, all } = side.company ? ofCompany : ofCreator;
  const title = name ? of(name) : say.name;
  const path = side.company ? companyPath(side.company) : creatorPath(side.creator ?? "");
  usePage({ title });
  return (
    <div className={styles.page}>
      <PageHeader title={title} back={{ label: name || all, render: <Link to={path} /> }} />
      <DealList asked={asked} />
      <p>
        <TextLink render={<Link to={paths.deals} />}>{say.all}</TextLink>
      </p>
    </div>
  );
}

type Side = { company?: string; creator?: string };

function useDeals(side: Side = {}) {
  const query = { offset: useOffset(), limit: pageSize, ...useChosenDeals(), ...side };
  return useAsked(listOperatorDeals, { query });
}

type DealListProps = { asked: ReturnType<typeof useDeals>; withNumber?: boolean };

function DealList({ asked, withNumber = false }: DealListProps) {
  const { deals, dealSearch } = useWords();
  const { state, hold } = useChosenDeals();
  return (
    <SearchedList
      fields={<DealSearch withNumber={withNumber} />}
      asked={asked}
      none={state || hold ? dealSearch.none : deals.none}
    >
      {(rows) => <DealGrid rows={rows} />}
    </SearchedList>
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
