import { pages } from "@tomoru/contract/pages";
import { TextLink } from "@tomoru/ui/actions/button";
import { Banner } from "@tomoru/ui/feedback/banner";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { NoticeBanner } from "@tomoru/web/page/notice-banner.tsx";
import { Link } from "@tomoru/web/router/link.tsx";
import { usePlace } from "@tomoru/web/router/router.tsx";
import { useSession } from "@tomoru/web/session/session.store.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
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
          <TextLink render={<Link to={pages.signUp} state={state} />}>{auth.signIn.create}</TextLink>
        </p>
      }
    >
      <NoticeBanner />
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
  return <TextLink render={<Link to={pages.inquiry} />}>{auth.signIn.contact}</TextLink>;
}
