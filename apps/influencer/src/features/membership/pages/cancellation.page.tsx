import { ButtonLink } from "@tomoru/ui/actions/button";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { CancellationForm } from "../components/cancellation-form.tsx";
import { DueMoney } from "../components/due-money.tsx";
import styles from "../components/leaving.module.css";
import { LeavingWays } from "../components/leaving-ways.tsx";
import { WithdrawalNotice } from "../components/withdrawal-notice.tsx";
import { useOwner, usePlan } from "../membership.queries.ts";

export function CancellationPage() {
  const { cancellation } = useWords().membership;
  return (
    <div className={styles.page}>
      <PageHeader
        title={cancellation.title}
        lead={cancellation.lead}
        back={{ label: cancellation.back, render: <Link to={paths.settings} /> }}
      />
      <WithdrawalNotice />
      <Content />
    </div>
  );
}

/** The form, unless a withdrawal is pending already. */
function Content() {
  const { plan, ...membership } = usePlan();
  const owner = useOwner();
  if (plan?.status === "withdrawing") return <AlreadyLeaving />;
  if (plan && owner.data) {
    return (
      <>
        <DueMoney />
        <LeavingWays />
        <CancellationForm owner={owner.data} />
      </>
    );
  }
  const failed = [membership, owner].find(({ failure }) => failure !== undefined);
  return <NotYet failure={failed?.failure} onRetry={() => void failed?.reload()} />;
}

function AlreadyLeaving() {
  const { cancellation } = useWords().membership;
  usePage({ title: cancellation.title });
  return (
    <>
      <DueMoney />
      <p>
        <ButtonLink variant="secondary" render={<Link to={paths.home} />}>
          {cancellation.home}
        </ButtonLink>
      </p>
    </>
  );
}

type NotYetProps = { failure: ReturnType<typeof useOwner>["failure"]; onRetry: () => void };

function NotYet({ failure, onRetry }: NotYetProps) {
  const { cancellation, loadFailed } = useWords().membership;
  usePage({ title: cancellation.title, hasError: failure !== undefined });
  if (failure) return <LoadError title={loadFailed} failure={failure} onRetry={onRetry} />;
  return (
    <Loading>
      <div className={styles.page}>
        <Skeleton height={124} />
        <div className={styles.ways}>
          <Skeleton height={320} />
          <Skeleton height={320} />
        </div>
        <Card>
          <Skeleton height={420} />
        </Card>
      </div>
    </Loading>
  );
}
