import { listOperatorCreators } from "@tomoru/contract/operator/known-creators";
import { platformNames } from "@tomoru/i18n/brand";
import { TextLink } from "@tomoru/ui/actions/button";
import { DataGrid, type GridColumn } from "@tomoru/ui/data/data-grid";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link, useNavigate } from "react-router";
import { creatorPath } from "../../../app/paths.ts";
import { useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { ChoiceField, TypedField } from "../../../shared/page/choice-fields.tsx";
import { chosenOf } from "../../../shared/page/chosen.ts";
import { pageSize, useOffset } from "../../../shared/page/more-pages.tsx";
import styles from "../../../shared/page/page.module.css";
import { SearchedList } from "../../../shared/page/searched-list.tsx";
import { useChoices } from "../../../shared/page/use-choices.ts";
import { useWords } from "../../../shared/site.ts";
import { type CreatorRow, nameOf } from "../creators.view.ts";

/** What a creator can be; the others are of accounts alone. */
const statuses = ["active", "suspended", "closed"] as const;

export function CreatorsPage() {
  return (
    <ConsolePage>
      <Creators />
    </ConsolePage>
  );
}

function Creators() {
  const { creators: say } = useWords();
  const { chosen } = useChoices();
  const offset = useOffset();
  const status = chosenOf(statuses, chosen("status"));
  const q = chosen("q");
  const asked = useAsked(listOperatorCreators, { query: { status, q, offset, limit: pageSize } });
  usePage({ title: say.name });
  return (
    <div className={styles.page}>
      <PageHeader
        title={asked.data ? say.count(asked.data.docs.length + offset, asked.data.hasNextPage) : say.name}
        lead={say.searchHint}
      />
      <SearchedList
        fields={
          <>
            <TypedField id="q" label={say.search} />
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
        {(rows) => <CreatorGrid rows={rows} />}
      </SearchedList>
    </div>
  );
}

function CreatorGrid({ rows }: { rows: readonly CreatorRow[] }) {
  const { creators: say } = useWords();
  const moments = useMoments();
  const navigate = useNavigate();
  const link = (row: CreatorRow) => (
    <TextLink render={<Link to={creatorPath(row.influencerId)} />}>{nameOf(row, say)}</TextLink>
  );
  const full = ({ creatorName, fullName }: CreatorRow) => (creatorName && fullName ? fullName : null);
  const linked = ({ platforms }: CreatorRow) =>
    platforms.map((platform) => platformNames[platform]).join(" · ") || "–";
  const columns: GridColumn<CreatorRow>[] = [
    {
      key: "name",
      head: say.columns.name,
      cell: (row) => (
        <>
          {link(row)}
          {full(row) ? <p className={styles.note}>{full(row)}</p> : null}
        </>
      ),
    },
    { key: "email", head: say.columns.email, cell: ({ email }) => email ?? "–" },
    { key: "status", head: say.columns.status, cell: ({ status }) => say.statuses[status] },
    { key: "platforms", head: say.columns.platforms, cell: linked },
    { key: "since", head: say.columns.since, cell: ({ createdAt }) => moments.date(createdAt) },
  ];
  return (
    <DataGrid
      caption={say.caption}
      columns={columns}
      rows={rows}
      keyOf={({ influencerId }) => influencerId}
      rowHeader="name"
      hasLetters={false}
      onOpen={({ influencerId }) => void navigate(creatorPath(influencerId))}
      card={(row) => (
        <div className={styles.card}>
          {link(row)}
          <p className={styles.note}>{[full(row), row.email].filter(Boolean).join(" · ") || "–"}</p>
          <p className={styles.note}>
            {say.statuses[row.status]} · {linked(row)} · {moments.date(row.createdAt)}
          </p>
        </div>
      )}
    />
  );
}
