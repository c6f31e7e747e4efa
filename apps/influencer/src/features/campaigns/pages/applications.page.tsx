import type { OwnApplication } from "@tomoru/contract/influencer/campaigns";
import { ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { Tag } from "@tomoru/ui/data/tag";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { LoadMore } from "@tomoru/web/lists/load-more.tsx";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { CircleCheck, CircleX, Clock3 } from "lucide-react";
import { Link } from "react-router";
import { campaignPath, dealPath, paths } from "../../../app/paths.ts";
import { useLanguage, useWords } from "../../../shared/site.ts";
import { campaignsIn } from "../campaign-address.view.ts";
import { useApplications } from "../campaigns.queries.ts";
import { CampaignChips } from "../components/campaign-chips.tsx";
import styles from "../components/campaigns.module.css";

/** What the creator applied to, newest first. */
export function ApplicationsPage() {
  const { campaigns: say } = useWords();
  const list = useApplications();
  const { docs, failure } = list;
  usePage({ title: say.own.title, hasError: !docs && failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader title={say.own.title} />
      <CampaignChips here="applied" asked={campaignsIn(new URLSearchParams())} />
      {!docs && failure ? <LoadError title={say.loadFailed} failure={failure} onRetry={list.reload} /> : null}
      {!docs && !failure ? (
        <Loading>
          <Skeleton height={140} />
        </Loading>
      ) : null}
      {docs?.length === 0 ? (
        <EmptyState>
          <p>
            <Phrases>{say.empty.applied}</Phrases>
          </p>
          <ButtonLink variant="secondary" render={<Link to={paths.campaigns} />}>
            {say.empty.find}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {docs && docs.length > 0 ? (
        <>
          <ul className={styles.list}>
            {docs.map((one) => (
              <Application key={one.applicationId} application={one} />
            ))}
          </ul>
          <LoadMore list={list} words={{ more: say.more, loadFailed: say.moreFailed, end: say.end }} />
        </>
      ) : null}
    </div>
  );
}

function Application({ application }: { application: OwnApplication }) {
  const { words, format } = useLanguage();
  const { date } = useMoments();
  const { own } = words.campaigns;
  const { campaignId, platform, productName, companyName, wishFeeYen, state, appliedAt, dealId } =
    application;
  const Icon = state === "applied" ? Clock3 : state === "selected" ? CircleCheck : CircleX;
  return (
    <li className={styles.item}>
      <Card as="article" className={styles.card}>
        <p className={styles.head}>
          <PlatformName platform={platform} />
          <Tag
            tone={state === "selected" ? "primary" : "neutral"}
            icon={<Icon size={14} aria-hidden="true" />}
          >
            {own.states[state]}
          </Tag>
        </p>
        <h2 className={styles.name}>
          <Link to={campaignPath(campaignId)}>{productName}</Link>
        </h2>
        <p className={styles.line}>{companyName}</p>
        <p className={styles.line}>
          <span>{own.fee(format.yen(wishFeeYen))}</span>
          <span>{own.appliedOn(date(appliedAt))}</span>
        </p>
        {dealId ? (
          <p className={styles.over}>
            <TextLink render={<Link to={dealPath(dealId)} />}>{own.toDeal}</TextLink>
          </p>
        ) : null}
      </Card>
    </li>
  );
}
