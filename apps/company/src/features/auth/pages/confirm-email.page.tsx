import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Phrases } from "@tomoru/ui/text/phrases";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { useWords } from "../../../shared/site.ts";
import styles from "../components/notice.module.css";
import { useConfirmEmail } from "../use-confirm-email.ts";

/** The page that the mailed link opens. Nothing changes before its button is pressed: a mail scanner follows links, too. */
export function ConfirmEmailPage() {
  const { confirm: words } = useWords().emailLink;
  const { confirmed, refusal, sending, confirm } = useConfirmEmail();
  usePage({ title: words.title, hasError: refusal !== undefined });
  return (
    <SignedOutFrame>
      <div className={styles.notice}>
        <h1 tabIndex={-1}>
          <Phrases>{confirmed === undefined ? words.title : words.done}</Phrases>
        </h1>
        {refusal === undefined ? null : (
          <InlineMessage tone="error" title={words.dead}>
            {refusal === "emailInUse" ? words.taken : words.deadNote}
          </InlineMessage>
        )}
        {confirmed !== undefined ? (
          <>
            <p role="status">{words.doneNote(confirmed)}</p>
            <ButtonLink variant="primary" wide render={<Link to={paths.signIn} />}>
              {words.signIn}
            </ButtonLink>
          </>
        ) : refusal !== undefined ? (
          <ButtonLink variant="primary" wide render={<Link to={paths.editEmail} />}>
            {words.again}
          </ButtonLink>
        ) : (
          <>
            <p>{words.lead}</p>
            <Button variant="primary" wide loading={sending ? words.sending : undefined} onClick={confirm}>
              {words.submit}
            </Button>
          </>
        )}
      </div>
    </SignedOutFrame>
  );
}
