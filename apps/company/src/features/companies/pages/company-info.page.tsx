import type { Company } from "@tomoru/contract/company/companies";
import { FieldSkeletons } from "@tomoru/ui/forms/field-skeletons";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { WithAside } from "@tomoru/ui/layout/with-aside";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { checkOf } from "../../../shared/company-check.view.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useSession, useWords } from "../../../shared/site.ts";
import { CompanyFacts } from "../components/company-facts.tsx";
import styles from "../components/company-form.module.css";
import { CompanyForm } from "../components/company-form.tsx";
import { VerificationCard } from "../components/verification-card.tsx";

export function CompanyInfoPage() {
  const { info: say } = useWords().companies;
  const isOwner = useSession().currentUser?.role === "owner";
  const { data, failure, reload } = useProfile();
  const company = data?.company;
  return (
    <div className={styles.page}>
      <PageHeader
        title={company ? titleOf(company, say) : say.title}
        lead={isOwner ? undefined : say.ownerEdits}
        back={{ label: say.back, render: <Link to={paths.settings} /> }}
      />
      {company ? (
        <WithAside aside={<VerificationCard company={company} />}>
          {isOwner ? <CompanyForm company={company} /> : <CompanyFacts company={company} />}
        </WithAside>
      ) : null}
      {company && isOwner ? null : <Titled hasError={!company && failure !== undefined} />}
      {!company && failure ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {company || failure ? null : (
        <Loading>
          <Card>
            <FieldSkeletons labels={[say.name, say.kind.label, say.representative]} />
          </Card>
        </Loading>
      )}
    </div>
  );
}

/** The form names the page itself. */
function Titled({ hasError }: { hasError: boolean }) {
  usePage({ title: useWords().companies.info.title, hasError });
  return null;
}

function titleOf(company: Company, say: ReturnType<typeof useWords>["companies"]["info"]): string {
  const heading = checkOf(company);
  if (heading.kind === "missing") return say.headingMissing(heading.count);
  return heading.kind === "verified" ? say.headingVerified : say.headingWaiting;
}
