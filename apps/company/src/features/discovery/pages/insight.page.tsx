import type { Insight, PrAnalysis } from "@tomoru/contract/company/insight";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { type KeyboardEvent, memo, type ReactNode } from "react";
import { useParams, useSearchParams } from "react-router";
import { useWords } from "../../../shared/site.ts";
import { ByFormat, PrAndOthers } from "../components/insight/comparing-charts.tsx";
import { FollowerCurve, PostingRhythm } from "../components/insight/follower-charts.tsx";
import { InsightAnswer } from "../components/insight/insight-answer.tsx";
import { Freshness, RecordCard, ThingsToCheck } from "../components/insight/insight-aside.tsx";
import { InsightEndPage } from "../components/insight/insight-end.tsx";
import { InsightHead } from "../components/insight/insight-head.tsx";
import { InsightLoading } from "../components/insight/insight-loading.tsx";
import { InsightWalk } from "../components/insight/insight-walk.tsx";
import { LatestPosts, LatestPrPosts } from "../components/insight/latest-posts.tsx";
import { PostsOverTime } from "../components/insight/post-charts.tsx";
import { PriceCard } from "../components/insight/price-card.tsx";
import { PlatformTabs } from "../components/search/platform-tabs.tsx";
import { endOf, useInsight } from "../insight.queries.ts";
import { platformIn } from "../search-address.view.ts";
import { useWalk, type Walking } from "../use-walk.ts";
import styles from "./insight.module.css";

/** May I ask this person, and for how much? */
export function InsightPage() {
  const { id = "" } = useParams();
  const [address] = useSearchParams();
  const platform = platformIn(address);
  const { insight, pr, hasPr } = useInsight({ id, platform });
  const walking = useWalk(id);
  const { data, failure } = insight;
  const isMissing = failure !== undefined && (data === undefined || endOf(failure) !== null);
  const isRead = data !== undefined && hasPr !== undefined && (!hasPr || pr.data !== undefined || pr.failure);
  if (isMissing) {
    return (
      <Head walking={walking}>
        <InsightMissing failure={failure} onRetry={() => void insight.reload()} />
      </Head>
    );
  }
  if (!isRead) {
    return (
      <Head walking={walking}>
        <InsightLoading />
      </Head>
    );
  }
  const isFault = pr.failure !== undefined && endOf(pr.failure) === null;
  return (
    <>
      <Head walking={walking}>
        <InsightHead insight={data} />
      </Head>
      <PlatformTabs insight={data} />
      <Figures insight={data} pr={pr.data ?? null} hasPr={hasPr && endOf(pr.failure) === null}>
        {isFault ? <PrFault failure={pr.failure} onRetry={() => void pr.reload()} /> : null}
      </Figures>
    </>
  );
}

/** Single letters act only with the focus in here, where each move puts it (WCAG 2.1.4). */
function Head({ walking, children }: { walking: Walking; children: ReactNode }) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const key = event.key.toLowerCase();
    if (key !== "j" && key !== "k") return;
    event.preventDefault();
    walking.go(key === "j" ? 1 : -1);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the letters are a second way to the buttons within
    <div className={styles.top} onKeyDown={onKeyDown}>
      <InsightWalk walking={walking} />
      {children}
    </div>
  );
}

type Fault = { failure: CallFailure | undefined; onRetry: () => void };

function InsightMissing({ failure, onRetry }: Fault) {
  const { insight: say } = useWords();
  const end = endOf(failure);
  usePage({ title: say.title, hasError: true });
  if (end !== null) return <InsightEndPage end={end} />;
  return (
    <>
      <PageHeader title={say.title} />
      {failure ? <LoadError title={say.loadFailed} failure={failure} onRetry={onRetry} /> : null}
    </>
  );
}

function PrFault({ failure, onRetry }: Fault) {
  const { insight: say } = useWords();
  return failure ? <LoadError title={say.pr.loadFailed} failure={failure} onRetry={onRetry} /> : null;
}

type FiguresProps = {
  insight: Insight;
  pr: PrAnalysis | null;
  hasPr: boolean;
  /** The fault that kept the analysis of PR posts from coming, if there is one. */
  children: ReactNode;
};

/** Memoized: a page from the server is rendered again once it is hydrated, and this part would take a phone too long. */
const Figures = memo(function Figures({ insight, pr, hasPr, children }: FiguresProps) {
  return (
    <>
      <InsightAnswer insight={insight} pr={pr} hasPr={hasPr} />
      {children}
      <div className={styles.columns}>
        <div className={styles.main}>
          <PostsOverTime insight={insight} pr={pr} />
          <div className={styles.pair}>
            {children ? null : <PrAndOthers insight={insight} pr={pr} hasPr={hasPr} />}
            <ByFormat insight={insight} />
          </div>
          <FollowerCurve insight={insight} />
          {pr ? <LatestPrPosts pr={pr} /> : null}
          <PostingRhythm insight={insight} />
          <LatestPosts insight={insight} />
        </div>
        <div className={styles.aside}>
          <PriceCard insight={insight} />
          <RecordCard insight={insight} />
          <ThingsToCheck insight={insight} pr={pr} />
          <Freshness insight={insight} />
        </div>
      </div>
    </>
  );
});
