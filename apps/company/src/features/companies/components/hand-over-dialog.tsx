import type { Colleague } from "@tomoru/contract/company/members";
import { Button } from "@tomoru/ui/actions/button";
import { PasswordField } from "@tomoru/ui/forms/input-fields";
import { DialogActions } from "@tomoru/ui/overlays/dialog-actions";
import { DialogFrame } from "@tomoru/ui/overlays/dialog-frame";
import { useRef } from "react";
import { useWords } from "../../../shared/site.ts";
import type { useMemberActions } from "../use-member-actions.ts";
import { usePasswordForm } from "../use-password-form.ts";
import styles from "./members.module.css";

type HandOverDialogProps = { colleague: Colleague; actions: ReturnType<typeof useMemberActions> };

/** It stands for as long as it is mounted. */
export function HandOverDialog({ colleague, actions }: HandOverDialogProps) {
  const { companies, common } = useWords();
  const { members: say } = companies;
  const cancel = useRef<HTMLButtonElement>(null);
  const form = usePasswordForm({
    label: say.password,
    wrong: say.passwordWrong,
    send: (password) => actions.handOver(colleague, password),
  });
  return (
    <DialogFrame
      open
      title={say.handOverTitle(colleague.fullName)}
      message={say.handOverText}
      initialFocus={cancel}
      onDismiss={actions.cancel}
      held={form.sending}
      sheet
    >
      {(dismiss) => (
        <form className={styles.form} noValidate onSubmit={form.submit}>
          <PasswordField {...form.password("password")} autoComplete="current-password" />
          <DialogActions>
            <Button
              variant="secondary"
              ref={cancel}
              onClick={dismiss}
              aria-disabled={form.sending || undefined}
            >
              {common.cancel}
            </Button>
            <Button variant="primary" type="submit" loading={form.sending ? say.working : undefined}>
              {say.handOverConfirm}
            </Button>
          </DialogActions>
        </form>
      )}
    </DialogFrame>
  );
}
