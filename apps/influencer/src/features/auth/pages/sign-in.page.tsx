import { TextLink } from "@tomoru/ui/actions/button";
import { Banner } from "@tomoru/ui/feedback/banner";
import { FlashMessage } from "@tomoru/web/page/flash-message.tsx";
import { Link } from "@tomoru/web/router/link.tsx";
import { usePlace } from "@tomoru/web/router/router.tsx";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { useSession, useWords } from "../../../shared/site.ts";
import styles from "../components/auth-form.module.css";
import { SignInForm } from "../components/sign-in-form.tsx";

export function SignInPage() {
  const { auth, codes } = useWords();
  const { endedBy } = useSession();
  // The wanted page travels along to the sign-up and back.
  const { state } = usePlace();
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
        {typeof endedBy === "number" ? (
          <Banner tone="info" action={endedBy === 1007 ? <ContactLink /> : undefined}>
            {codes[endedBy]}
          </Banner>
        ) : null}
        <SignInForm />
      </div>
    </SignedOutFrame>
  );
}

/** Who is suspended can do nothing else here. */
function ContactLink() {
  const { auth } = useWords();
  return <TextLink render={<Link to={paths.inquiry} />}>{auth.signIn.contact}</TextLink>;
}
