import { TextLink } from "@tomoru/ui/actions/button";
import { FlashMessage } from "@tomoru/web/page/flash-message.tsx";
import { SessionEnded } from "@tomoru/web-auth/sign-in/session-ended.tsx";
import { SignInForm } from "@tomoru/web-auth/sign-in/sign-in-form.tsx";
import { Link, useLocation } from "react-router";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { useWords } from "../../../shared/site.ts";
import { accounts } from "../accounts.view.ts";
import styles from "../components/signed-out-page.module.css";

export function SignInPage() {
  const { auth } = useWords();
  // The wanted page travels along to the sign-up and back.
  const { state } = useLocation();
  return (
    <SignedOutFrame
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
    </SignedOutFrame>
  );
}
