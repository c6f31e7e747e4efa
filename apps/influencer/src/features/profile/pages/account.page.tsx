import { FieldSkeletons } from "@tomoru/ui/forms/field-skeletons";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "../components/account-form.module.css";
import { AccountForm } from "../components/account-form.tsx";
import { useAccount, useCategories } from "../profile.queries.ts";

export function AccountPage() {
  const { account } = useWords();
  const { data: profile, ...own } = useAccount();
  const { data: categories, ...list } = useCategories();
  const retry = () => {
    if (own.failure) void own.reload();
    if (list.failure) void list.reload();
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={account.title}
        lead={account.lead}
        back={{ label: account.back, render: <Link to={paths.settings} /> }}
      />
      {profile && categories ? (
        <AccountForm profile={profile} categories={categories} />
      ) : (
        <NotYet failure={own.failure ?? list.failure} onRetry={retry} />
      )}
    </div>
  );
}

function NotYet({ failure, onRetry }: { failure: CallFailure | undefined; onRetry: () => void }) {
  const { account } = useWords();
  usePage({ title: account.title, hasError: failure !== undefined });
  if (failure) return <LoadError title={account.loadFailed} failure={failure} onRetry={onRetry} />;
  const cards = [
    { title: account.basics, labels: [account.fullName, account.email, account.birth.label] },
    { title: account.creator, labels: [account.creatorName, account.category.label, account.bio] },
    { title: account.other, labels: [account.country, account.gender.label] },
  ];
  return (
    <Loading>
      <div className={styles.form}>
        {cards.map(({ title, labels }) => (
          <Card key={title} className={styles.card}>
            <h2>
              <Phrases>{title}</Phrases>
            </h2>
            <FieldSkeletons labels={labels} />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
