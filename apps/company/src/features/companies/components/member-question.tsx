import { Button } from "@tomoru/ui/actions/button";
import { PasswordField } from "@tomoru/ui/forms/input-fields";
import { DialogActions } from "@tomoru/ui/overlays/dialog-actions";
import { DialogFrame } from "@tomoru/ui/overlays/dialog-frame";
import { useRef, useState } from "react";
import { useWords } from "../../../shared/site.ts";
import type { Question, useMemberActions } from "../use-member-actions.ts";
import styles from "./members.module.css";

type MemberQuestionProps = { question: Question; actions: ReturnType<typeof useMemberActions> };

/** Asked before somebody is stopped or removed; before a hand-over the password too. */
export function MemberQuestion({ question, actions }: MemberQuestionProps) {
  const { companies } = useWords();
  const { members: say } = companies;
  const cancel = useRef<HTMLButtonElement>(null);
  const name = question.colleague.fullName;
  const texts = {
    remove: { title: say.removeTitle(name), message: say.removeText },
    stop: { title: say.stopTitle(name), message: say.stopText },
    handOver: { title: say.handOverTitle(name), message: say.handOverText },
  }[question.kind];
  return (
    <DialogFrame
      open={actions.open}
      {...texts}
      initialFocus={cancel}
      onDismiss={actions.cancel}
      held={actions.busy}
      sheet
    >
      {(dismiss) => <Answer question={question} actions={actions} dismiss={dismiss} cancel={cancel} />}
    </DialogFrame>
  );
}

type AnswerProps = MemberQuestionProps & {
  dismiss: () => void;
  cancel: React.RefObject<HTMLButtonElement | null>;
};

/** Mounted with the dialog, so that the password is typed anew each time. */
function Answer({ question, actions, dismiss, cancel }: AnswerProps) {
  const { companies, common, codes, forms } = useWords();
  const { members: say } = companies;
  const [password, setPassword] = useState("");
  const asksPassword = question.kind === "handOver";
  const { refused } = actions;
  const wrong = refused && (refused.refusal === "signInLocked" ? codes.signInLocked : say.passwordWrong);
  const labels = { remove: say.remove, stop: say.stop, handOver: say.handOverConfirm };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actions.confirm(password);
      }}
    >
      {asksPassword ? (
        <PasswordField
          id="current-password"
          label={say.password}
          showLabel={forms.showPassword}
          autoComplete="current-password"
          value={password}
          error={wrong ?? undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
      ) : null}
      <DialogActions>
        <Button variant="secondary" ref={cancel} onClick={dismiss} aria-disabled={actions.busy || undefined}>
          {common.cancel}
        </Button>
        <Button
          variant={asksPassword ? "primary" : "danger"}
          type="submit"
          loading={actions.busy ? say.working : undefined}
        >
          {labels[question.kind]}
        </Button>
      </DialogActions>
    </form>
  );
}
