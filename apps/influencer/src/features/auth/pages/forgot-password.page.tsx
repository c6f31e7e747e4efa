import { TextLink } from "@tomoru/ui/actions/button";
import { ForgotForm } from "@tomoru/web-auth/passwords/forgot-form.tsx";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { useWords } from "../../../shared/site.ts";
import { accounts } from "../accounts.view.ts";
import styles from "../components/signed-out-page.module.css";

export function ForgotPasswordPage() {
  const { forgot } = useWords().passwords;
  return (
    <SignedOutFrame
      below={
        <p className={styles.below}>
          <TextLink render={<Link to={paths.home} />}>{forgot.back}</TextLink>
        </p>
      }
    >
      <ForgotForm accounts={accounts} />
    </SignedOutFrame>
  );
}
