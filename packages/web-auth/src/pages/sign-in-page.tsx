import { FlashMessage } from "@tomoru/web/page/flash-message.tsx";
import type { Accounts } from "../accounts.ts";
import { SessionEnded } from "../sign-in/session-ended.tsx";
import { SignInForm } from "../sign-in/sign-in-form.tsx";
import { NewcomerLine } from "./newcomer-line.tsx";
import styles from "./signed-out-page.module.css";

export function SignInPage({ accounts }: { accounts: Accounts }) {
  const { Frame } = accounts;
  return (
    <Frame below={<NewcomerLine accounts={accounts} />}>
      <FlashMessage />
      <div className={styles.page}>
        <SessionEnded accounts={accounts} />
        <SignInForm accounts={accounts} />
      </div>
    </Frame>
  );
}
