import { FieldSkeletons } from "@tomoru/ui/forms/field-skeletons";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { TaxForm } from "../components/tax-form.tsx";
import { TaxYear } from "../components/tax-year.tsx";
import { useTaxProfile } from "../tax.queries.ts";

export function TaxPage() {
  const { tax } = useWords();
  const { data: profile, failure, reload } = useTaxProfile();
  return (
    <>
      <PageHeader
        title={tax.title}
        lead={tax.lead}
        back={{ label: tax.back, render: <Link to={paths.settings} /> }}
      />
      {profile === undefined ? (
        <NotYet failure={failure} onRetry={() => void reload()} />
      ) : (
        <TaxForm profile={profile} />
      )}
      <TaxYear />
    </>
  );
}

function NotYet({ failure, onRetry }: { failure: CallFailure | undefined; onRetry: () => void }) {
  const { tax } = useWords();
  usePage({ title: tax.title, hasError: failure !== undefined });
  if (failure) return <LoadError title={tax.loadFailed} failure={failure} onRetry={onRetry} />;
  return (
    <Loading>
      <Card>
        <FieldSkeletons
          labels={[tax.residency, tax.entity, tax.legalName, tax.tradeName, tax.invoiceNumber]}
        />
      </Card>
    </Loading>
  );
}
