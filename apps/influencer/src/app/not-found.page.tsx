import { ButtonLink } from "@tomoru/ui/actions/button";
import { Lamp } from "@tomoru/ui/feedback/lamp";
import { Phrases } from "@tomoru/ui/text/phrases";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { SignedOutFrame } from "../shared/page/signed-out-frame.tsx";
import { useSession, useWords } from "../shared/site.ts";
import styles from "./not-found.module.css";
import { paths } from "./paths.ts";

export function NotFoundPage() {
  const { isAuthenticated } = useSession();
  if (isAuthenticated) return <NotFound signedIn />;
  return (
    <SignedOutFrame>
      <NotFound />
    </SignedOutFrame>
  );
}

/** The link leads to `/` for everybody; who is signed out is led on to the sign-in. */
function NotFound({ signedIn = false }) {
  const { navigation, shell } = useWords();
  const { notFound } = shell;
  usePage({ title: notFound.title });
  return (
    <div className={styles.page}>
      <div className={styles.lamp}>
        <Lamp light="off" />
      </div>
      <h1 tabIndex={-1}>
        <Phrases>{notFound.title}</Phrases>
      </h1>
      <p>
        <Phrases>{notFound.subtitle}</Phrases>
      </p>
      <div className={styles.description}>
        <p>
          <Phrases>{notFound.description.address}</Phrases>
        </p>
        <p>
          <Phrases>{notFound.description.link}</Phrases>
        </p>
      </div>
      <ButtonLink variant="primary" render={<Link to={paths.home} />}>
        {signedIn ? navigation.toMyPage : notFound.toSignIn}
      </ButtonLink>
    </div>
  );
}
