import { planOf } from "@tomoru/contract/company/plans";
import { limits } from "@tomoru/contract/limits";
import { BackLink } from "@tomoru/ui/actions/back-link";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { comparePath, paths } from "../../../app/paths.ts";
import { useGoBack } from "../../../shared/page/use-go-back.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useWords } from "../../../shared/site.ts";
import { comparedFromIn, comparedIn } from "../compare.view.ts";
import { CompareTable } from "../components/insight/compare-table.tsx";
import { InsightEndPage } from "../components/insight/insight-end.tsx";
import { endOf, useCompared } from "../insight.queries.ts";

/** Two to four accounts of one platform side by side. The address holds who they are. */
export function ComparePage() {
  const { compare: say } = useWords();
  const [address] = useSearchParams();
  const { platform, ids } = comparedIn(address);
  const navigate = useNavigate();
  const { data: profile } = useProfile();
  const { data, failure, reload } = useCompared({ platform, ids });
  const end = endOf(failure);
  const isMissing = failure !== undefined && (data === undefined || end !== null);
  usePage({ title: say.title, hasError: isMissing });
  const { state } = useLocation();
  const back = <WayBack from={comparedFromIn(state)} platform={platform} />;
  if (ids.length < limits.leastCompared) return <TooFew />;
  if (isMissing && end !== null) {
    return (
      <>
        {back}
        <InsightEndPage end={end} gone={say.gone} />
      </>
    );
  }
  return (
    <>
      <div>
        {back}
        <PageHeader title={data ? say.heading(data.docs.length) : say.title} lead={say.lead} />
      </div>
      {isMissing ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : data && profile ? (
        <CompareTable
          accounts={data.docs}
          hasPr={planOf(profile.subscription.planId).values.prAnalysis}
          onRemove={(gone) =>
            void navigate(comparePath({ platform, ids: ids.filter((id) => id !== gone) }), {
              replace: true,
              state,
            })
          }
        />
      ) : (
        <Loading>
          <Card>
            <Skeleton height={40} />
            <Skeleton height={280} />
          </Card>
        </Loading>
      )}
    </>
  );
}

/** To the very page that the comparison was opened from, at its place; a comparison opened by its address leads to a new search. */
function WayBack({ from, platform }: { from: string | null; platform: string }) {
  const { compare: say } = useWords();
  const goBack = useGoBack();
  if (from === null)
    return <BackLink label={say.back} render={<Link to={`${paths.creators}?platform=${platform}`} />} />;
  const label = from.startsWith(paths.lists) ? say.backToList : say.back;
  return <BackLink label={label} render={<Link to={from} onClick={goBack} />} />;
}

function TooFew() {
  const { compare: say } = useWords();
  return (
    <>
      <PageHeader title={say.few.title} />
      <EmptyState>
        <p>
          <Phrases>{say.few.text}</Phrases>
        </p>
        <ButtonLink variant="primary" render={<Link to={paths.creators} />}>
          {say.few.action}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
