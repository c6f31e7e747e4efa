import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useSession, useWords } from "../../../shared/site.ts";
import { BeginLinks } from "../../../shared/work/begin-links.tsx";
import { HomeBoard } from "../components/home-board.tsx";
import { HomeLoading } from "../components/home-loading.tsx";
import { useCards, useHome, useMembers } from "../home.queries.ts";
import { headline } from "../home.view.ts";
import styles from "./home.module.css";

/** What waits for this company and until when; a new one has its first steps in that place. */
export function HomePage() {
  const { home: words } = useWords();
  const { currentUser } = useSession();
  const { data: profile, failure: noProfile } = useProfile();
  const { data: home, failure: noHome, reload } = useHome();
  const isOwner = profile?.member.role === "owner";
  const { data: cards, failure: noCards } = useCards({ isOwner });
  const { data: members } = useMembers({ isOwner });
  const failure = (profile ? undefined : noProfile) ?? (home ? undefined : noHome);
  usePage({ title: words.title, hasError: failure !== undefined });
  const isRead = profile && home && (!isOwner || cards !== undefined || noCards !== undefined);
  const facts = isRead && {
    ...{ profile, home, cards: cards?.docs, invitations: members?.invitations },
    now: serverNow(),
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader
          title={facts ? headline({ facts, words, name: currentUser?.fullName ?? "" }) : words.title}
        />
        <div className={styles.actions}>
          <BeginLinks />
        </div>
      </div>
      {facts ? <HomeBoard facts={facts} /> : null}
      {failure ? (
        <LoadError title={words.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {facts || failure ? null : <HomeLoading />}
    </div>
  );
}
