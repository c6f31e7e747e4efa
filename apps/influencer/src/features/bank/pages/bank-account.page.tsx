import { FieldSkeletons } from "@tomoru/ui/forms/field-skeletons";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { WithAside } from "@tomoru/ui/layout/with-aside";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useBankInfo } from "../bank.queries.ts";
import styles from "../components/bank-form.module.css";
import { BankForm } from "../components/bank-form.tsx";
import { PassbookAside } from "../components/passbook-aside.tsx";
import { PayoutPanel } from "../components/payout-panel.tsx";

export function BankAccountPage() {
  const { bank } = useWords();
  const { data: info, failure, reload } = useBankInfo();
  return (
    <WithAside aside={<PassbookAside />}>
      <PageHeader
        title={bank.title}
        lead={bank.lead}
        back={{ label: bank.back, render: <Link to={paths.settings} /> }}
      />
      {info === undefined ? (
        <NotYet failure={failure} onRetry={() => void reload()} />
      ) : (
        <>
          {info ? <PayoutPanel /> : null}
          <BankForm info={info} />
        </>
      )}
    </WithAside>
  );
}

function NotYet({ failure, onRetry }: { failure: CallFailure | undefined; onRetry: () => void }) {
  const { bank } = useWords();
  usePage({ title: bank.title, hasError: failure !== undefined });
  if (failure) return <LoadError title={bank.loadFailed} failure={failure} onRetry={onRetry} />;
  return (
    <Loading>
      <Card className={styles.card}>
        <FieldSkeletons
          labels={[
            bank.fullName,
            bank.bankName,
            bank.branchName,
            bank.accountType,
            bank.accountNumber,
            bank.accountName,
          ]}
        />
      </Card>
    </Loading>
  );
}
