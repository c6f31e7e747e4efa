import { BackLink } from "@tomoru/ui/actions/back-link";
import { Card } from "@tomoru/ui/layout/card";
import { readDraft } from "@tomoru/web/session/draft.ts";
import { NewEmailCode } from "@tomoru/web-auth/email-change/new-email-code.tsx";
import { AccountPage } from "@tomoru/web-auth/pages/account-page.tsx";
import { useState } from "react";
import { Link, Navigate } from "react-router";
import { paths } from "../../../app/paths.ts";
import { leaveFlashMessage, useWords } from "../../../shared/site.ts";
import { accounts } from "../accounts.view.ts";
import { requestNewEmailCode, useConfirmNewEmail } from "../email-change.queries.ts";

export function EditEmailOtpPage() {
  const { emailChange } = useWords();
  const [{ newEmail }] = useState(() => readDraft());
  if (newEmail === undefined) return <Navigate to={paths.settings} replace />;
  return (
    <AccountPage>
      <BackLink label={emailChange.title} render={<Link to={paths.editEmail} />} />
      <Card>
        <NewEmail newEmail={newEmail} />
      </Card>
    </AccountPage>
  );
}

function NewEmail({ newEmail }: { newEmail: string }) {
  const { emailChange } = useWords();
  const confirm = useConfirmNewEmail();
  return (
    <NewEmailCode
      accounts={accounts}
      documentTitle={emailChange.code.documentTitle}
      newEmail={newEmail}
      back={paths.editEmail}
      request={requestNewEmailCode}
      confirm={async (otp) => {
        await confirm(otp);
        leaveFlashMessage(({ emailChange }) => emailChange.done);
      }}
    />
  );
}
