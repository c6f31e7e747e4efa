import { TextLink } from "@tomoru/ui/actions/button";
import { Link, useLocation } from "react-router";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { useWords } from "../../../shared/site.ts";
import { CreatorSignUp } from "../components/creator-sign-up.tsx";
import { Promises } from "../components/promises.tsx";
import styles from "../components/signed-out-page.module.css";

export function SignUpPage() {
  const { signUp } = useWords().auth;
  const { state } = useLocation();
  return (
    <SignedOutFrame
      aside={<Promises />}
      below={
        <p className={styles.below}>
          {signUp.haveAccount}{" "}
          <TextLink render={<Link to={paths.signIn} state={state} />}>{signUp.signIn}</TextLink>
        </p>
      }
    >
      <CreatorSignUp />
    </SignedOutFrame>
  );
}
