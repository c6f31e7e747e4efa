import { pages } from "@tomoru/contract/pages";
import { Banner } from "@tomoru/ui/banner";
import { TextLink } from "@tomoru/ui/button";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { NoticeBanner } from "../../../shared/page/notice-banner.tsx";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { Link } from "../../../shared/router/link.tsx";
import { usePlace } from "../../../shared/router/router.tsx";
import { useSession } from "../../../shared/session/session.store.ts";
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
