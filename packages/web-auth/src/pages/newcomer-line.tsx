import { TextLink } from "@tomoru/ui/actions/button";
import { Link, useLocation } from "react-router";
import type { Accounts } from "../accounts.ts";
import styles from "./signed-out-page.module.css";

/** The way to the sign-up, below a page for who is signed out. The wanted page travels along, and back. */
export function NewcomerLine({ accounts }: { accounts: Accounts }) {
  const { signIn } = accounts.useWords().auth;
  const { state } = useLocation();
  return (
    <p className={styles.below}>
      {signIn.newHere}{" "}
      <TextLink render={<Link to={accounts.paths.signUp} state={state} />}>{signIn.create}</TextLink>
    </p>
  );
}
