import { FieldSkeletons } from "@tomoru/ui/forms/field-skeletons";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { readDraft, startDraft } from "@tomoru/web/session/draft.ts";
import { codeRequested } from "@tomoru/web-auth/codes/code-request.ts";
import { EditEmailForm } from "@tomoru/web-auth/email-change/edit-email-form.tsx";
import { AccountPage } from "@tomoru/web-auth/pages/account-page.tsx";
import { Link, useNavigate } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { accounts } from "../accounts.view.ts";
import styles from "../components/edit-email.module.css";
import { requestNewEmailCode, useRegistered } from "../email-change.queries.ts";

export function EditEmailPage() {
  const { emailChange } = useWords();
  const navigate = useNavigate();
  const { data: profile, failure, reload } = useRegistered();
  const { newEmail: pending } = readDraft();
  const send = async (newEmail: string) => {
    const resendAt = await codeRequested(accounts, () => requestNewEmailCode(newEmail));
    startDraft({ newEmail, resendAt });
    void navigate(paths.editEmailOtp);
  };
  return (
    <AccountPage>
      <PageHeader
        title={emailChange.title}
        lead={emailChange.lead}
        back={{ label: emailChange.back, render: <Link to={paths.settings} /> }}
      />
      {profile ? (
        <Card>
          <EditEmailForm
            accounts={accounts}
            email={profile.email}
            {...(pending !== undefined && { newEmail: pending })}
            submit={emailChange.submit}
            send={send}
          />
        </Card>
      ) : (
        <NotYet failure={failure} onRetry={() => void reload()} />
      )}
    </AccountPage>
  );
}

function NotYet({ failure, onRetry }: { failure: CallFailure | undefined; onRetry: () => void }) {
  const { emailChange } = useWords();
  usePage({ title: emailChange.title, hasError: failure !== undefined });
  if (failure) return <LoadError title={emailChange.loadFailed} failure={failure} onRetry={onRetry} />;
  return (
    <Loading>
      <Card className={styles.waiting}>
        <FieldSkeletons labels={[emailChange.email, emailChange.newEmail, emailChange.confirmEmail]} />
      </Card>
    </Loading>
  );
}
