import { TextLink } from "@tomoru/ui/actions/button";
import { SiteLink, usePageRouter } from "@tomoru/web/routes/page-router.tsx";
import type { Accounts } from "../accounts.ts";
import styles from "./signed-out-page.module.css";

/** The way to the sign-up, below a page for who is signed out. The wanted page travels along, and back. */
export function NewcomerLine({ accounts }: { accounts: Accounts }) {
  const { signIn } = accounts.useWords().auth;
  const { state } = usePageRouter();
  return (
    <p className={styles.below}>
      {signIn.newHere}{" "}
      <TextLink render={<SiteLink to={accounts.paths.signUp} state={state} />}>{signIn.create}</TextLink>
    </p>
  );
}
