import { ButtonLink } from "@tomoru/ui/actions/button";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadMore } from "@tomoru/web/lists/load-more.tsx";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { type AskedCampaigns, campaignsAddress, campaignsIn, isFiltered } from "../campaign-address.view.ts";
import { useCampaignCounts, useCampaigns } from "../campaigns.queries.ts";
import { CampaignCard } from "../components/campaign-card.tsx";
import { CampaignChips } from "../components/campaign-chips.tsx";
import { CampaignFilters } from "../components/campaign-filters.tsx";
import styles from "../components/campaigns.module.css";

/** What companies publish: those that fit, or all with what is missing. */
export function CampaignsPage() {
  const { campaigns: say } = useWords();
  const [search] = useSearchParams();
  const asked = campaignsIn(search);
  const list = useCampaigns(asked);
  const counts = useCampaignCounts(asked);
  usePage({ title: say.title, hasError: !list.docs && list.failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader title={counts ? say.fitting(counts.fitting) : say.title} />
      <CampaignChips here={asked.group} asked={asked} />
      <CampaignFilters asked={asked} />
      <Found list={list} asked={asked} hasOthers={asked.group === "fitting" && (counts?.all ?? 0) > 0} />
    </div>
  );
}

const unfiltered = { platform: undefined, category: undefined, minFee: undefined };

type FoundProps = {
  list: ReturnType<typeof useCampaigns>;
  asked: AskedCampaigns;
  /** Whether there are campaigns beside those that fit. */
  hasOthers: boolean;
};

function Found({ list, asked, hasOthers }: FoundProps) {
  const { campaigns: say, offers } = useWords();
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
        <p>
          <Phrases>{isFiltered(asked) ? say.empty.filtered : say.empty[asked.group]}</Phrases>
        </p>
        {isFiltered(asked) ? (
          <ButtonLink
            variant="secondary"
            render={<Link to={paths.campaigns + campaignsAddress({ ...asked, ...unfiltered })} />}
          >
            {say.filters.clear}
          </ButtonLink>
        ) : null}
        {hasOthers ? (
          <ButtonLink
            variant="secondary"
            render={<Link to={paths.campaigns + campaignsAddress({ ...asked, group: "all" })} />}
          >
            {say.empty.seeAll}
          </ButtonLink>
        ) : null}
        {isFiltered(asked) || hasOthers ? null : (
          <ButtonLink variant="secondary" render={<Link to={paths.account} />}>
            {offers.empty.preview}
          </ButtonLink>
        )}
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
