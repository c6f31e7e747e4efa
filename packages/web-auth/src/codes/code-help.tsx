import { Button } from "@tomoru/ui/actions/button";
import { Phrases } from "@tomoru/ui/text/phrases";
import type { Accounts } from "../accounts.ts";
import styles from "./code-help.module.css";
import { resendText } from "./resend-wait.ts";
import { useResend } from "./use-resend.ts";

type CodeHelpProps = { accounts: Accounts; request: () => Promise<void> };

/** What to do when no mail comes: where to look, and another code once the wait is over. */
export function CodeHelp({ accounts, request }: CodeHelpProps) {
  const words = accounts.useWords();
  const { code } = words.auth;
  const { seconds, sending, outcome, resend } = useResend({ accounts, request });
  return (
    <section className={styles.help} aria-labelledby="code-help">
      <h2 id="code-help">
        <Phrases>{code.help}</Phrases>
      </h2>
      <ul className={styles.list}>
        <li>{code.helpItems.spam}</li>
        <li>{code.helpItems.wait}</li>
      </ul>
      {seconds > 0 ? (
        <p className={styles.wait}>{resendText(seconds, code)}</p>
      ) : (
        <Button variant="text" flush="start" loading={sending ? code.resending : undefined} onClick={resend}>
          {resendText(0, code)}
        </Button>
      )}
      <p className={styles.outcome} role="status">
        {outcome?.(words)}
      </p>
    </section>
  );
}
