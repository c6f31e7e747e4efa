import { companyStatuses, verifications } from "@tomoru/contract/company/companies";
import type { ResultOf } from "@tomoru/contract/endpoint";
import { listCompanies } from "@tomoru/contract/operator/companies";
import { TextLink } from "@tomoru/ui/actions/button";
import { DataGrid, type GridColumn } from "@tomoru/ui/data/data-grid";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Field } from "@tomoru/ui/forms/field";
import { Select } from "@tomoru/ui/forms/select";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link, useNavigate } from "react-router";
import { companyPath } from "../../../app/paths.ts";
import { useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import { chosenOf } from "../../../shared/page/chosen.ts";
import { MorePages, pageSize, useOffset } from "../../../shared/page/more-pages.tsx";
import styles from "../../../shared/page/page.module.css";
import { SearchField } from "../../../shared/page/search-field.tsx";
import { useChoices } from "../../../shared/page/use-choices.ts";
import { useWords } from "../../../shared/site.ts";
import { statusText } from "../companies.view.ts";

type Row = ResultOf<typeof listCompanies>["docs"][number];

export function CompaniesPage() {
  return (
    <ConsolePage>
      <Companies />
    </ConsolePage>
  );
}

function Companies() {
  const { companies: say } = useWords();
  const { chosen, choose } = useChoices();
  const offset = useOffset();
  const verification = chosenOf(verifications, chosen("verification"));
  const status = chosenOf([...companyStatuses, "closed"] as const, chosen("status"));
  const q = chosen("q");
  const asked = useAsked(listCompanies, { query: { verification, status, q, offset, limit: pageSize } });
  usePage({ title: say.title });
  return (
    <div className={styles.page}>
      <PageHeader
        title={asked.data ? say.count(asked.data.docs.length + offset, asked.data.hasNextPage) : say.title}
      />
      <search className={styles.bar}>
        <SearchField key={q} id="q" label={say.search} value={q} onSearch={(typed) => choose("q", typed)} />
        <Field id="verification" label={say.verification}>
          {(control) => (
            <Select
              {...control}
              options={verifications.map((value) => ({ value, label: say.verifications[value] }))}
              value={verification ?? ""}
              placeholder={say.all}
              onChange={(value) => choose("verification", value)}
            />
          )}
        </Field>
        <Field id="status" label={say.status}>
          {(control) => (
            <Select
              {...control}
              options={[...companyStatuses, "closed" as const].map((value) => ({
                value,
                label: say.statuses[value],
              }))}
              value={status ?? ""}
              placeholder={say.all}
              onChange={(value) => choose("status", value)}
            />
          )}
        </Field>
      </search>
      <Answered asked={asked}>
        {({ docs, hasNextPage }) =>
          docs.length === 0 ? (
            <EmptyState>
              <p>{say.none}</p>
            </EmptyState>
          ) : (
            <>
              <CompanyGrid rows={docs} />
              <MorePages hasNextPage={hasNextPage} />
            </>
          )
        }
      </Answered>
    </div>
  );
}

function CompanyGrid({ rows }: { rows: readonly Row[] }) {
  const { companies: say, frame } = useWords();
  const moments = useMoments();
  const navigate = useNavigate();
  const link = (row: Row) => (
    <TextLink render={<Link to={companyPath(row.companyId)} />}>{row.name ?? frame.noName}</TextLink>
  );
  const columns: GridColumn<Row>[] = [
    { key: "name", head: say.columns.name, cell: link },
    { key: "kind", head: say.columns.kind, cell: ({ kind }) => say.kinds[kind] },
    { key: "plan", head: say.columns.plan, cell: ({ planId }) => say.plans[planId] },
    {
      key: "verification",
      head: say.columns.verification,
      cell: (row) => say.verifications[row.verification],
    },
    { key: "status", head: say.columns.status, cell: (row) => statusText(row, say) },
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
          <p className={styles.note}>
            {say.kinds[row.kind]} · {say.plans[row.planId]} · {say.verifications[row.verification]} ·{" "}
            {statusText(row, say)}
          </p>
        </div>
      )}
    />
  );
}
