import type { Member } from "@tomoru/contract/company/members";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { Card } from "@tomoru/ui/layout/card";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { Phrases } from "@tomoru/ui/text/phrases";
import { SaveFailure } from "@tomoru/web/forms/save-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useNameForm } from "../use-name-form.ts";
import { useNotify } from "../use-notify.ts";
import styles from "./settings.module.css";

/** One's own name, notices, e-mail and password. */
export function ProfileCard({ member }: { member: Member }) {
  const { profile: say } = useWords().settings;
  const form = useNameForm(member.fullName);
  const notify = useNotify(member.isNotifyAnswers);
  return (
    <Card as="section" padding="none" aria-labelledby="you">
      <div className={styles.part}>
        <h2 id="you">
          <Phrases>{say.title}</Phrases>
        </h2>
        <form className={styles.form} noValidate onInput={form.writeAnother} onSubmit={form.submit}>
          <TextField {...form.text("fullName")} autoComplete="name" spellCheck={false} />
          <SaveFailure failure={form.failure} />
          {form.isSaved ? <InlineMessage tone="success">{say.saved}</InlineMessage> : null}
          <div>
            <SubmitButton sending={form.sending} sendingLabel={say.saving}>
              {say.save}
            </SubmitButton>
          </div>
        </form>
        <CheckBox label={say.notify} checked={notify.isOn} onChange={notify.change} />
        {notify.failed ? <InlineMessage tone="error">{say.notifyFailed}</InlineMessage> : null}
      </div>
      <div className={styles.rows}>
        <LinkRows
          rows={[
            { key: "email", label: say.email, note: member.email, render: <Link to={paths.editEmail} /> },
            { key: "password", label: say.password, render: <Link to={paths.changePassword} /> },
          ]}
        />
      </div>
    </Card>
  );
}
