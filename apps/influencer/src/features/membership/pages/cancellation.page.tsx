import { pages } from "@tomoru/contract/pages";
import { ButtonLink } from "@tomoru/ui/button";
import { Card } from "@tomoru/ui/card";
import { PageHeader } from "@tomoru/ui/page-header";
import { Skeleton } from "@tomoru/ui/skeleton";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { LoadError } from "../../../shared/page/load-error.tsx";
import { Loading } from "../../../shared/page/loading.tsx";
import { usePage } from "../../../shared/page/use-page.ts";
import { Link } from "../../../shared/router/link.tsx";
import { CancellationForm } from "../components/cancellation-form.tsx";
import styles from "../components/membership-form.module.css";
import { WithdrawalNotice } from "../components/withdrawal-notice.tsx";
import { useOwner, usePlan } from "../membership.queries.ts";

export function CancellationPage() {
  const { cancellation } = useWords().membership;
  return (
    <div className={styles.page}>
      <PageHeader title={cancellation.title} lead={cancellation.lead} />
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
  if (plan && owner.data) return <CancellationForm owner={owner.data} />;
  const failed = [membership, owner].find(({ failure }) => failure !== undefined);
  return <NotYet failure={failed?.failure} onRetry={() => void failed?.reload()} />;
}

function AlreadyLeaving() {
  const { cancellation } = useWords().membership;
  usePage({ title: cancellation.title });
  return (
    <div className={styles.actions}>
      <ButtonLink variant="secondary" render={<Link to={pages.home} />}>
        {cancellation.home}
      </ButtonLink>
    </div>
  );
}

type NotYetProps = { failure: ReturnType<typeof useOwner>["failure"]; onRetry: () => void };

function NotYet({ failure, onRetry }: NotYetProps) {
  const { cancellation, loadFailed } = useWords().membership;
  usePage({ title: cancellation.title, hasError: failure !== undefined });
  if (failure) return <LoadError title={loadFailed} failure={failure} onRetry={onRetry} />;
  return (
    <Loading>
      <Card>
        <Skeleton height={420} />
      </Card>
    </Loading>
  );
}
