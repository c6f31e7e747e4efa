import { pages } from "@tomoru/contract/pages";
import { Card } from "@tomoru/ui/card";
import { PageHeader } from "@tomoru/ui/page-header";
import { Skeleton } from "@tomoru/ui/skeleton";
import type { CallFailure } from "../../../shared/api/failure.ts";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { LoadError } from "../../../shared/page/load-error.tsx";
import { Loading } from "../../../shared/page/loading.tsx";
import { usePage } from "../../../shared/page/use-page.ts";
import { Link } from "../../../shared/router/link.tsx";
import { useBankInfo } from "../bank.queries.ts";
import styles from "../components/bank-form.module.css";
import { BankForm } from "../components/bank-form.tsx";

export function BankAccountPage() {
  const { bank } = useWords();
  const { data: info, failure, reload } = useBankInfo();
  return (
    <div className={styles.page}>
      <PageHeader
        title={bank.title}
        lead={bank.lead}
        back={{ label: bank.back, render: <Link to={pages.settings} /> }}
      />
      {info === undefined ? (
        <NotYet failure={failure} onRetry={() => void reload()} />
      ) : (
        <BankForm info={info} />
      )}
    </div>
  );
}

function NotYet({ failure, onRetry }: { failure: CallFailure | undefined; onRetry: () => void }) {
  const { bank } = useWords();
  usePage({ title: bank.title, hasError: failure !== undefined });
  if (failure) return <LoadError title={bank.loadFailed} failure={failure} onRetry={onRetry} />;
  return (
    <Loading>
      <Card className={styles.card}>
        {[bank.fullName, bank.bankName, bank.branchName, bank.accountNumber, bank.accountName].map(
          (label) => (
            <Skeleton key={label} height={76} />
          ),
        )}
      </Card>
    </Loading>
  );
}
