import { planOf } from "@tomoru/contract/company/plans";
import { FieldSkeletons } from "@tomoru/ui/forms/field-skeletons";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useWords } from "../../../shared/site.ts";
import { InquiryForm } from "../components/inquiry-form.tsx";
import styles from "./inquiry.module.css";

/** Open while the plan is unpaid, too. */
export function InquiryPage() {
  const { inquiry: say } = useWords().companies;
  const { data: profile, failure, reload } = useProfile();
  const planId = profile?.subscription.planId;
  return (
    <div className={styles.page}>
      <PageHeader
        title={say.title}
        lead={planId ? say.lead(planOf(planId).values.supportDays, profile.member.email) : undefined}
        back={{ label: say.back, render: <Link to={paths.settings} /> }}
      />
      {planId ? (
        <Card>
          <InquiryForm planId={planId} />
        </Card>
      ) : (
        <NotYet failure={failure} onRetry={() => void reload()} />
      )}
    </div>
  );
}

function NotYet({ failure, onRetry }: { failure: CallFailure | undefined; onRetry: () => void }) {
  const { common, companies } = useWords();
  const { inquiry: say } = companies;
  usePage({ title: say.title, hasError: failure !== undefined });
  if (failure) return <LoadError title={common.loadFailed} failure={failure} onRetry={onRetry} />;
  return (
    <Loading>
      <Card>
        <FieldSkeletons labels={[say.topic, say.subject, say.message]} />
      </Card>
    </Loading>
  );
}
