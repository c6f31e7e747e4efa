import { TextLink } from "@tomoru/ui/actions/button";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Accounts } from "../accounts.ts";
import styles from "./signed-out-page.module.css";

type SignUpPageProps = {
  accounts: Accounts;
  /** The form of this side. */
  children: ReactNode;
  aside: ReactNode;
};

export function SignUpPage({ accounts, children, aside }: SignUpPageProps) {
  const { signUp } = accounts.useWords().auth;
  const { Frame, paths } = accounts;
  const { state } = useLocation();
  return (
    <Frame
      aside={aside}
      below={
        <p className={styles.below}>
          {signUp.haveAccount}{" "}
          <TextLink render={<Link to={paths.signIn} state={state} />}>{signUp.signIn}</TextLink>
        </p>
      }
    >
      {children}
    </Frame>
  );
}
