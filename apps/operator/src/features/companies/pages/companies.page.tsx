import { companyStatuses, verifications } from "@tomoru/contract/company/companies";
import type { ResultOf } from "@tomoru/contract/endpoint";
import { listCompanies } from "@tomoru/contract/operator/companies";
import { TextLink } from "@tomoru/ui/actions/button";
import { DataGrid, type GridColumn } from "@tomoru/ui/data/data-grid";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link, useNavigate } from "react-router";
import { companyPath } from "../../../app/paths.ts";
import { useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { ChoiceField, TypedField } from "../../../shared/page/choice-fields.tsx";
import { chosenOf } from "../../../shared/page/chosen.ts";
import { pageSize, useOffset } from "../../../shared/page/more-pages.tsx";
import styles from "../../../shared/page/page.module.css";
import { SearchedList } from "../../../shared/page/searched-list.tsx";
import { useChoices } from "../../../shared/page/use-choices.ts";
import { useLanguage, useWords } from "../../../shared/site.ts";
import { standingText, statusText } from "../companies.view.ts";

type Row = ResultOf<typeof listCompanies>["docs"][number];

const statuses = [...companyStatuses, "closed"] as const;

export function CompaniesPage() {
  return (
    <ConsolePage>
      <Companies />
    </ConsolePage>
  );
}

function Companies() {
  const { companies: say } = useWords();
  const { chosen } = useChoices();
  const offset = useOffset();
  const verification = chosenOf(verifications, chosen("verification"));
  const status = chosenOf(statuses, chosen("status"));
  const q = chosen("q");
  const asked = useAsked(listCompanies, { query: { verification, status, q, offset, limit: pageSize } });
  usePage({ title: say.title });
  return (
    <div className={styles.page}>
      <PageHeader
        title={asked.data ? say.count(asked.data.docs.length + offset, asked.data.hasNextPage) : say.title}
      />
      <SearchedList
        fields={
          <>
            <TypedField id="q" label={say.search} />
            <ChoiceField
              id="verification"
              label={say.verification}
              values={verifications}
              texts={say.verifications}
              all={say.all}
            />
            <ChoiceField
              id="status"
              label={say.status}
              values={statuses}
              texts={say.statuses}
              all={say.all}
            />
          </>
        }
        asked={asked}
        none={say.none}
      >
        {(rows) => <CompanyGrid rows={rows} />}
      </SearchedList>
    </div>
  );
}

/** What a closed company has no more. */
const ofOpen = (text: (row: Row) => string) => (row: Row) => (row.status === "closed" ? "–" : text(row));

function CompanyGrid({ rows }: { rows: readonly Row[] }) {
  const { words, format } = useLanguage();
  const { companies: say, frame } = words;
  const moments = useMoments();
  const navigate = useNavigate();
  const link = (row: Row) => (
    <TextLink render={<Link to={companyPath(row.companyId)} />}>{row.name ?? frame.noName}</TextLink>
  );
  const columns: GridColumn<Row>[] = [
    { key: "name", head: say.columns.name, cell: link },
    { key: "kind", head: say.columns.kind, cell: ({ kind }) => say.kinds[kind] },
    { key: "plan", head: say.columns.plan, cell: ofOpen(({ planId }) => say.plans[planId]) },
    {
      key: "verification",
      head: say.columns.verification,
      cell: ofOpen(({ verification }) => say.verifications[verification]),
    },
    { key: "status", head: say.columns.status, cell: (row) => statusText(row, { say, format }) },
    { key: "since", head: say.columns.since, cell: ({ createdAt }) => moments.date(createdAt) },
  ];
  return (
    <DataGrid
      caption={say.caption}
      columns={columns}
      rows={rows}
      keyOf={({ companyId }) => companyId}
      rowHeader="name"
      hasLetters={false}
      onOpen={({ companyId }) => void navigate(companyPath(companyId))}
      card={(row) => (
        <div className={styles.card}>
          {link(row)}
          <p className={styles.note}>{standingText(row, { say, format })}</p>
        </div>
      )}
    />
  );
}
