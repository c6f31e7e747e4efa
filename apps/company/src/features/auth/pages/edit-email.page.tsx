import { requestEmailLink } from "@tomoru/contract/company/accounts";
import { Banner } from "@tomoru/ui/feedback/banner";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { FieldSkeletons } from "@tomoru/ui/forms/field-skeletons";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { call } from "@tomoru/web/api/call.ts";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { EditEmailForm } from "@tomoru/web-auth/email-change/edit-email-form.tsx";
import { AccountPage } from "@tomoru/web-auth/pages/account-page.tsx";
import { useState } from "react";
import { Link } from "react-router";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useWords } from "../../../shared/site.ts";
import { accounts } from "../accounts.view.ts";

/** A new e-mail: a link is mailed to it, and nothing changes before that is opened and its button pressed. */
export function EditEmailPage() {
  const { emailChange, emailLink } = useWords();
  const { data: profile, failure, reload } = useProfile();
  const [asked, setAsked] = useState<{ email: string; isEarly: boolean }>();
  const send = async (newEmail: string) => {
    const isEarly = await requestLink(newEmail);
    setAsked({ email: newEmail, isEarly });
  };
  return (
    <AccountPage>
      <PageHeader
        title={emailChange.title}
        lead={emailLink.lead}
        back={{ label: emailChange.back, render: <Link to={accounts.paths.settings} /> }}
      />
      {asked?.isEarly ? <InlineMessage tone="info">{emailLink.early}</InlineMessage> : null}
      {asked && !asked.isEarly ? <Banner>{emailLink.sent(asked.email)}</Banner> : null}
      {profile ? (
        <Card>
          <EditEmailForm
            accounts={accounts}
            email={profile.member.email}
            submit={emailLink.submit}
            send={send}
          />
        </Card>
      ) : (
        <NotYet failure={failure} onRetry={() => void reload()} />
      )}
    </AccountPage>
  );
}

/** Whether a link was on its way already. */
async function requestLink(newEmail: string): Promise<boolean> {
  try {
    await call(requestEmailLink, { body: { newEmail, confirmEmail: newEmail } });
    return false;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.refusal === "otpAlreadySent") return true;
    throw failure;
  }
}

function NotYet({ failure, onRetry }: { failure: CallFailure | undefined; onRetry: () => void }) {
  const { emailChange } = useWords();
  usePage({ title: emailChange.title, hasError: failure !== undefined });
  if (failure) return <LoadError title={emailChange.loadFailed} failure={failure} onRetry={onRetry} />;
  return (
    <Loading>
      <Card>
        <FieldSkeletons labels={[emailChange.email, emailChange.newEmail, emailChange.confirmEmail]} />
      </Card>
    </Loading>
  );
}
