import { TextLink } from "@tomoru/ui/actions/button";
import { FlashMessage } from "@tomoru/web/page/flash-message.tsx";
import { Link, useLocation } from "react-router";
import type { Accounts } from "../accounts.ts";
import { SessionEnded } from "../sign-in/session-ended.tsx";
import { SignInForm } from "../sign-in/sign-in-form.tsx";
import styles from "./signed-out-page.module.css";

export function SignInPage({ accounts }: { accounts: Accounts }) {
  const { auth } = accounts.useWords();
  const { Frame, paths } = accounts;
  // The wanted page travels along to the sign-up and back.
  const { state } = useLocation();
  return (
    <Frame
      below={
        <p className={styles.below}>
          {auth.signIn.newHere}{" "}
          <TextLink render={<Link to={paths.signUp} state={state} />}>{auth.signIn.create}</TextLink>
        </p>
      }
    >
      <FlashMessage />
      <div className={styles.page}>
        <SessionEnded accounts={accounts} />
        <SignInForm accounts={accounts} />
      </div>
    </Frame>
  );
}
