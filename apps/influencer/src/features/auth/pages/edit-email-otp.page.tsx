import { BackLink } from "@tomoru/ui/actions/back-link";
import { Card } from "@tomoru/ui/layout/card";
import { navigate } from "@tomoru/web/router/history.ts";
import { Link } from "@tomoru/web/router/link.tsx";
import { Redirect } from "@tomoru/web/router/redirect.tsx";
import { readDraft } from "@tomoru/web/session/draft.ts";
import { eraseDraft } from "@tomoru/web/session/draft-storage.ts";
import { useState } from "react";
import { paths } from "../../../app/paths.ts";
import { leaveFlashMessage, useWords } from "../../../shared/site.ts";
import { CodeForm } from "../components/code-form.tsx";
import styles from "../components/signed-in-form.module.css";
import { requestNewEmailCode, useConfirmNewEmail } from "../email-change.queries.ts";
import { useCodeForm } from "../use-code-form.ts";

export function EditEmailOtpPage() {
  const { emailChange } = useWords();
  const [{ newEmail }] = useState(() => readDraft());
  if (newEmail === undefined) return <Redirect to={paths.settings} />;
  return (
    <div className={styles.page}>
      <BackLink label={emailChange.title} render={<Link to={paths.editEmail} />} />
      <Card>
        <NewEmailCode newEmail={newEmail} />
      </Card>
    </div>
  );
}

function NewEmailCode({ newEmail }: { newEmail: string }) {
  const { code } = useWords().emailChange;
  const confirm = useConfirmNewEmail();
  const form = useCodeForm(async (otp) => {
    await confirm(otp);
    eraseDraft();
    leaveFlashMessage(({ emailChange }) => emailChange.done);
    navigate(paths.settings);
  });
  return (
    <CodeForm
      documentTitle={code.documentTitle}
      email={newEmail}
      change={<Link to={paths.editEmail} />}
      form={form}
      request={() => requestNewEmailCode(newEmail)}
    />
  );
}
