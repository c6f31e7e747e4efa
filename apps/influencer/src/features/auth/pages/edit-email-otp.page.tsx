import { pages } from "@tomoru/contract/pages";
import { BackLink } from "@tomoru/ui/back-link";
import { Card } from "@tomoru/ui/card";
import { useState } from "react";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { leaveNotice } from "../../../shared/page/notice.store.ts";
import { navigate } from "../../../shared/router/history.ts";
import { Link } from "../../../shared/router/link.tsx";
import { Redirect } from "../../../shared/router/redirect.tsx";
import { readDraft } from "../../../shared/session/draft.ts";
import { eraseDraft } from "../../../shared/session/draft-storage.ts";
import { CodeForm } from "../components/code-form.tsx";
import styles from "../components/signed-in-form.module.css";
import { requestNewEmailCode, useConfirmNewEmail } from "../email-change.queries.ts";
import { useCodeForm } from "../use-code-form.ts";

export function EditEmailOtpPage() {
  const { emailChange } = useWords();
  const [{ newEmail }] = useState(() => readDraft());
  if (newEmail === undefined) return <Redirect to={pages.settings} />;
  return (
    <div className={styles.page}>
      <BackLink label={emailChange.title} render={<Link to={pages.editEmail} />} />
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
    leaveNotice(({ emailChange }) => emailChange.done);
    navigate(pages.settings);
  });
  return (
    <CodeForm
      documentTitle={code.documentTitle}
      email={newEmail}
      change={<Link to={pages.editEmail} />}
      form={form}
      request={() => requestNewEmailCode(newEmail)}
    />
  );
}
