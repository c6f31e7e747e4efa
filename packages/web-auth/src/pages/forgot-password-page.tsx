import { TextLink } from "@tomoru/ui/actions/button";
import { Link } from "react-router";
import type { Accounts } from "../accounts.ts";
import { ForgotForm } from "../passwords/forgot-form.tsx";
import styles from "./signed-out-page.module.css";

export function ForgotPasswordPage({ accounts }: { accounts: Accounts }) {
  const { forgot } = accounts.useWords().passwords;
  const { Frame, paths } = accounts;
  return (
    <Frame
      below={
        <p className={styles.below}>
          <TextLink render={<Link to={paths.signIn} />}>{forgot.back}</TextLink>
        </p>
      }
    >
      <ForgotForm accounts={accounts} />
    </Frame>
  );
}
