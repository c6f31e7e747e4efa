import type { ListRow } from "@tomoru/contract/company/lists";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Suspense, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { listPath, paths } from "../../../app/paths.ts";
import { leaveFlashMessage, useWords } from "../../../shared/site.ts";
import { BudgetCard } from "../components/budget-card.tsx";
import { ChosenRows } from "../components/chosen-rows.tsx";
import { ListHead } from "../components/list-head.tsx";
import { ListNotice } from "../components/list-notice.tsx";
import { ListTable } from "../components/list-table.tsx";
import styles from "../components/no-lists.module.css";
import { RemovalSaid } from "../components/removal-said.tsx";
import { type ListWithRows, useList, useLists } from "../lists.queries.ts";
import { changedBy, rowSortIn } from "../lists-address.view.ts";
import { useListActions } from "../use-list-actions.ts";
import { useRemoval } from "../use-removal.ts";

const ListDialogs = lazyOverlay(async () => (await import("../components/list-dialogs.tsx")).ListDialogs);

/** Does this group fit the budget? */
export function ListPage() {
  const { id = "" } = useParams();
  const [address] = useSearchParams();
  const { data, failure, reload, isStale } = useList(id, rowSortIn(address));
  const { one: say, title } = useWords().lists;
  const isGone = failure instanceof ApiFailure && failure.refusal !== "unexpected" && isNowhere(failure);
  usePage({ title: data && !isGone ? data.name : title, hasError: failure !== undefined && !data });
  if (isGone) return <NoSuchList />;
  if (data) return <OneList key={data.listId} list={data} isStale={isStale} onChanged={reload} />;
  return (
    <>
      <PageHeader title={title} back={{ label: say.back, render: <Link to={paths.lists} /> }} />
      {failure ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : (
        <Loading>
          <Card>
            <Skeleton height={64} />
          </Card>
          <Card>
            <Skeleton height={280} />
          </Card>
        </Loading>
      )}
    </>
  );
}

type OneListProps = { list: ListWithRows; isStale: boolean; onChanged: () => unknown };

function OneList({ list, isStale, onChanged }: OneListProps) {
  const words = useWords().lists;
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const { around } = useLists({});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const removal = useRemoval(list.listId);
  const groups = around?.groups ?? [];
  const groupOf = (id: string | null) => groups.find(({ groupId }) => groupId === id)?.name ?? null;
  const actions = useListActions({
    groupName: (id) => groupOf(id) ?? words.form.noGroup,
    onRemoved: ({ name }) => {
      leaveFlashMessage(({ lists }) => lists.all.removed(name));
      void navigate(paths.lists);
    },
    onChanged: () => void onChanged(),
  });
  const rows = list.rows.filter(({ creatorId }) => chosen.has(creatorId));
  const sort = rowSortIn(address);
  const takeOut = (gone: readonly ListRow[]) => {
    setChosen(new Set([...chosen].filter((id) => !gone.some(({ creatorId }) => creatorId === id))));
    removal.remove(gone);
  };
  return (
    <>
      <ListHead
        list={list}
        groupName={groupOf(list.groupId)}
        hasGroups={groups.length > 0}
        onAsk={actions.ask}
      />
      <ListNotice list={list} />
      {list.rows.length === 0 ? (
        <NobodyYet list={list} />
      ) : (
        <>
          <BudgetCard list={list} />
          <ListTable
            list={list}
            sort={sort}
            onSort={(next) =>
              setAddress(changedBy(address, { sort: next === "added" ? null : next }), {
                replace: true,
                preventScrollReset: true,
              })
            }
            selected={chosen}
            onSelect={setChosen}
            onRemove={takeOut}
            isStale={isStale}
          />
          <ChosenRows list={list} chosen={rows} onClear={() => setChosen(new Set())} onRemove={takeOut} />
        </>
      )}
      <RemovalSaid removal={removal} moved={actions.said} onMovedClose={actions.hush} />
      {actions.question ? (
        <Suspense>
          <ListDialogs
            actions={actions}
            groups={groups}
            onCopied={(copy) => {
              actions.close();
              void navigate(listPath(copy.listId));
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function NobodyYet({ list: { platform, status, isLocked } }: { list: ListWithRows }) {
  const { one: say } = useWords().lists;
  const isOpen = status === "unconsulted" && !isLocked;
  return (
    <EmptyState>
      <p className={styles.title}>
        <Phrases>{say.emptyTitle}</Phrases>
      </p>
      {isOpen ? (
        <>
          <p className={styles.text}>
            <Phrases>{say.emptyText}</Phrases>
          </p>
          <ButtonLink
            variant="secondary"
            size="dense"
            render={<Link to={`${paths.creators}?platform=${platform}`} />}
          >
            {say.emptyAction}
          </ButtonLink>
        </>
      ) : null}
    </EmptyState>
  );
}

function isNowhere({ refusal }: ApiFailure): boolean {
  return refusal === "dataNotFound" || refusal === "listIdInvalid";
}

function NoSuchList() {
  const { one: say } = useWords().lists;
  return (
    <>
      <PageHeader title={say.goneTitle} />
      <EmptyState>
        <p>
          <Phrases>{say.gone}</Phrases>
        </p>
        <ButtonLink variant="primary" render={<Link to={paths.lists} />}>
          {say.toLists}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
