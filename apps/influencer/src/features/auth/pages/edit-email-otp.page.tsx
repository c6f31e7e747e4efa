import { pages } from "@tomoru/contract/pages";
import { Card } from "@tomoru/ui/card";
import { useState } from "react";
import { Link, Navigate, useNavigate } from "react-router";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { leaveNotice } from "../../../shared/page/notice.store.ts";
import { eraseDraft, readDraft } from "../../../shared/session/draft.ts";
import { CodeForm } from "../components/code-form.tsx";
import styles from "../components/signed-in-form.module.css";
import { requestNewEmailCode, useConfirmNewEmail } from "../email-change.queries.ts";
import { useCodeForm } from "../use-code-form.ts";

export function EditEmailOtpPage() {
  const [{ newEmail }] = useState(() => readDraft());
  if (newEmail === undefined) return <Navigate to={pages.settings} replace />;
  return (
    <div className={styles.page}>
      <Card>
        <NewEmailCode newEmail={newEmail} />
      </Card>
    </div>
  );
}

function NewEmailCode({ newEmail }: { newEmail: string }) {
  const { code } = useWords().emailChange;
  const navigate = useNavigate();
  const confirm = useConfirmNewEmail();
  const form = useCodeForm(async (otp) => {
    await confirm(otp);
    eraseDraft();
    leaveNotice(({ emailChange }) => emailChange.done);
    await navigate(pages.settings);
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
