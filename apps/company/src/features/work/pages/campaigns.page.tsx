import { type WorkGroup, workGroups } from "@tomoru/contract/company/work";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { FilterChips } from "@tomoru/ui/data/filter-chips";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadMore } from "@tomoru/web/lists/load-more.tsx";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { BeginLinks } from "../../../shared/work/begin-links.tsx";
import { WorkTable } from "../../../shared/work/work-table.tsx";
import { useWorkCounts, useWorkList } from "../work.queries.ts";
import styles from "./campaigns.module.css";

/** 案件: what was asked of creators, by list or by campaign. */
export function CampaignsPage() {
  const { work: say, frame } = useWords();
  const [address] = useSearchParams();
  const group: WorkGroup = workGroups.find((each) => each === address.get("group")) ?? "running";
  const list = useWorkList(group);
  const { data: first } = useWorkCounts();
  const { docs } = list;
  const failure = docs ? undefined : list.failure;
  usePage({ title: say.title, hasError: failure !== undefined });
  const running = first?.counts.running;
  const title = running === undefined ? say.title : running > 0 ? say.heading(running) : say.nothing;
  return (
    <>
      <div className={styles.head}>
        <PageHeader title={title} />
        <div className={styles.actions}>
          <ButtonLink variant="text" size="dense" flush="start" render={<Link to={paths.deals} />}>
            {frame.deals}
          </ButtonLink>
          <div className={styles.begin}>
            <BeginLinks />
          </div>
        </div>
      </div>
      <FilterChips
        label={say.groups.label}
        chips={workGroups.map((key) => ({
          key,
          label: say.groups[key],
          count: first?.counts[key],
          current: key === group,
          render: <Link to={key === "running" ? paths.campaigns : `${paths.campaigns}?group=${key}`} />,
        }))}
      />
      {failure ? <LoadError title={say.loadFailed} failure={failure} onRetry={list.reload} /> : null}
      {docs || failure ? null : (
        <Loading>
          <Card>
            <Skeleton lines={8} />
          </Card>
        </Loading>
      )}
      {docs && docs.length === 0 ? (
        <EmptyState>
          <p>{say.empty[group]}</p>
          {group === "running" ? (
            <ButtonLink variant="primary" render={<Link to={paths.creators} />}>
              {say.find}
            </ButtonLink>
          ) : null}
        </EmptyState>
      ) : null}
      {docs && docs.length > 0 ? (
        <>
          <Card padding="none" className={styles.table}>
            <WorkTable rows={docs} />
          </Card>
          <LoadMore list={list} words={say} />
        </>
      ) : null}
    </>
  );
}
