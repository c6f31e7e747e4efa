import { pages } from "@tomoru/contract/pages";
import { ButtonLink } from "@tomoru/ui/button";
import { useWords } from "../shared/i18n/language.store.ts";
import { SignedOutFrame } from "../shared/page/signed-out-frame.tsx";
import { usePage } from "../shared/page/use-page.ts";
import { Link } from "../shared/router/link.tsx";
import { Redirect } from "../shared/router/redirect.tsx";
import { useSession } from "../shared/session/session.store.ts";
import styles from "./not-found.module.css";
import { UnlitLamp } from "./unlit-lamp.tsx";

export function NotFoundPage() {
  const { isAuthenticated, endedBy } = useSession();
  if (isAuthenticated) return <NotFound />;
  // The session ended while this page was open: that leads to the sign-in from everywhere.
  if (endedBy !== null) return <Redirect to={pages.signIn} />;
  return (
    <SignedOutFrame>
      <NotFound />
    </SignedOutFrame>
  );
}

function NotFound() {
  const { notFound } = useWords().shell;
  usePage({ title: notFound.title });
  return (
    <div className={styles.page}>
      <div className={styles.lamp}>
        <UnlitLamp />
      </div>
      <h1 tabIndex={-1}>{notFound.title}</h1>
      <p>{notFound.subtitle}</p>
      <p className={styles.description}>{notFound.description}</p>
      <ButtonLink variant="primary" render={<Link to={pages.home} />}>
        {notFound.back}
      </ButtonLink>
    </div>
  );
}
