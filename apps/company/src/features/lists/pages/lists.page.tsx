import type { List } from "@tomoru/contract/company/lists";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { LoadMore } from "@tomoru/web/lists/load-more.tsx";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { type ComponentProps, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { listPath } from "../../../app/paths.ts";
import { SaidWithUndo } from "../../../shared/page/said-with-undo.tsx";
import { useWords } from "../../../shared/site.ts";
import { GroupNav } from "../components/group-nav.tsx";
import { GroupTools } from "../components/group-tools.tsx";
import { ListCard } from "../components/list-card.tsx";
import { ListsHead } from "../components/lists-head.tsx";
import { ListsTools } from "../components/lists-tools.tsx";
import { NoLists } from "../components/no-lists.tsx";
import { useLists } from "../lists.queries.ts";
import { changedBy, filtersIn, isNarrowed } from "../lists-address.view.ts";
import { useListActions } from "../use-list-actions.ts";
import styles from "./lists.module.css";

const MakeListDialog = lazyOverlay(
  async () => (await import("../components/make-list-dialog.tsx")).MakeListDialog,
);
const GroupNameDialog = lazyOverlay(
  async () => (await import("../components/group-dialogs.tsx")).GroupNameDialog,
);
const ListDialogs = lazyOverlay(async () => (await import("../components/list-dialogs.tsx")).ListDialogs);

/** All lists: groups beside them, and how much room the plan has left. */
export function ListsPage() {
  const { lists: words } = useWords();
  const { all: say } = words;
  const [address, setAddress] = useSearchParams();
  const filters = filtersIn(address);
  const { list, around } = useLists(filters);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<"list" | "group" | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const groups = around?.groups ?? [];
  const groupName = (id: string | null) =>
    groups.find(({ groupId }) => groupId === id)?.name ?? words.form.noGroup;
  const actions = useListActions({
    groupName,
    onRemoved: ({ name }) => setGone(name),
    onChanged: () => list.reload(),
  });
  const isMissing = list.failure !== undefined && list.docs === undefined;
  usePage({ title: words.title, hasError: isMissing });
  const change = (next: Readonly<Record<string, string | null>>) =>
    setAddress(changedBy(address, next), { replace: true, preventScrollReset: true });
  const counts = around?.counts;
  const open = (made: List) => void navigate(listPath(made.listId));
  return (
    <>
      <ListsHead counts={counts} onMake={setAsked} />
      <div className={styles.two}>
        {counts && counts.all > 0 ? (
          <GroupNav address={address} groups={groups} counts={counts} />
        ) : (
          <span className={styles.noGroups} />
        )}
        <div className={styles.main}>
          {counts && counts.all > 0 ? (
            <>
              <GroupTools group={groups.find(({ groupId }) => groupId === filters.group)} onGone={change} />
              <ListsTools key={filters.q ?? ""} filters={filters} onChange={change} />
            </>
          ) : null}
          {isMissing && list.failure ? (
            <LoadError title={say.loadFailed} failure={list.failure} onRetry={list.reload} />
          ) : null}
          {list.docs === undefined && !isMissing ? <ListsLoading /> : null}
          {list.docs && list.docs.length === 0 && counts ? (
            <NoLists hasAny={counts.all > 0} isNarrowed={isNarrowed(filters)} />
          ) : null}
          <FoundLists
            list={list}
            hasGroups={groups.length > 0}
            onAsk={(kind, of) => {
              setGone(null);
              actions.ask(kind, of);
            }}
          />
        </div>
      </div>
      <SaidWithUndo
        text={gone === null ? actions.said?.text : say.removed(gone)}
        onUndo={gone === null ? actions.said?.undo : undefined}
        onClose={() => {
          setGone(null);
          actions.hush();
        }}
      />
      {actions.question ? (
        <Suspense>
          <ListDialogs actions={actions} groups={groups} onCopied={open} />
        </Suspense>
      ) : null}
      {asked === "list" ? (
        <Suspense>
          <MakeListDialog
            groups={groups}
            groupId={groups.find(({ groupId }) => groupId === filters.group)?.groupId ?? null}
            onMade={open}
            onCancel={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
      {asked === "group" ? (
        <Suspense>
          <GroupNameDialog group={null} onDone={() => setAsked(null)} onCancel={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

type FoundListsProps = Pick<ReturnType<typeof useLists>, "list"> &
  Pick<ComponentProps<typeof ListCard>, "hasGroups" | "onAsk">;

function FoundLists({ list, hasGroups, onAsk }: FoundListsProps) {
  const { all: say } = useWords().lists;
  if (!list.docs || list.docs.length === 0) return null;
  return (
    <>
      <ul className={styles.cards}>
        {list.docs.map((each) => (
          <ListCard key={each.listId} list={each} hasGroups={hasGroups} onAsk={onAsk} />
        ))}
      </ul>
      {list.hasMore || list.failure ? (
        <LoadMore list={list} words={{ more: say.more, loadFailed: say.moreFailed, end: say.end }} />
      ) : null}
    </>
  );
}

function ListsLoading() {
  return (
    <Loading>
      <div className={styles.cards}>
        {[0, 1, 2, 3].map((card) => (
          <Card key={card}>
            <Skeleton lines={3} />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
