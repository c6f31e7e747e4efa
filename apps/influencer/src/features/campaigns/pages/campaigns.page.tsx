import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadMore } from "@tomoru/web/lists/load-more.tsx";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useWords } from "../../../shared/site.ts";
import { useCampaignCounts, useCampaigns } from "../campaigns.queries.ts";
import { CampaignCard } from "../components/campaign-card.tsx";
import { CampaignChips } from "../components/campaign-chips.tsx";
import styles from "../components/campaigns.module.css";

const sorts = ["newest", "closing", "fee"] as const;

/** What companies publish: those that fit, or all with what is missing. */
export function CampaignsPage() {
  const { campaigns: say } = useWords();
  const [search] = useSearchParams();
  const group = search.get("group") === "all" ? "all" : "fitting";
  const [sort, setSort] = useState<(typeof sorts)[number]>("newest");
  const list = useCampaigns({ group, sort });
  const counts = useCampaignCounts();
  usePage({ title: say.title, hasError: !list.docs && list.failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader title={counts ? say.fitting(counts.fitting) : say.title} />
      <div className={styles.bar}>
        <CampaignChips here={group} />
        <Segmented
          legend={say.sortLegend}
          legendHidden
          options={sorts.map((value) => ({ value, label: say.sorts[value] }))}
          value={sort}
          onChange={setSort}
        />
      </div>
      <Found list={list} empty={say.empty[group]} />
    </div>
  );
}

function Found({ list, empty }: { list: ReturnType<typeof useCampaigns>; empty: string }) {
  const { campaigns: say } = useWords();
  const { docs, failure } = list;
  if (!docs && failure) return <LoadError title={say.loadFailed} failure={failure} onRetry={list.reload} />;
  if (!docs) {
    return (
      <Loading>
        <Skeleton height={200} />
        <Skeleton height={200} />
      </Loading>
    );
  }
  if (docs.length === 0) {
    return (
      <EmptyState>
        <p>{empty}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {docs.map((campaign) => (
          <CampaignCard key={campaign.campaignId} campaign={campaign} />
        ))}
      </ul>
      <LoadMore list={list} words={{ more: say.more, loadFailed: say.moreFailed, end: say.end }} />
    </>
  );
}
