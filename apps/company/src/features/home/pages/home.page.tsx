import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useSession, useWords } from "../../../shared/site.ts";
import { HomeBoard } from "../components/home-board.tsx";
import { HomeLoading } from "../components/home-loading.tsx";
import { useCards, useMembers } from "../home.queries.ts";
import { headline } from "../home.view.ts";
import styles from "./home.module.css";

/** What waits for this company and until when; a new one has its first steps in that place. */
export function HomePage() {
  const { home: words } = useWords();
  const { currentUser } = useSession();
  const { data: profile, failure, reload } = useProfile();
  const isOwner = profile?.member.role === "owner";
  const { data: cards, failure: noCards } = useCards({ isOwner });
  const { data: members } = useMembers({ isOwner });
  usePage({ title: words.title, hasError: !profile && failure !== undefined });
  const isRead = profile !== undefined && (!isOwner || cards !== undefined || noCards !== undefined);
  const facts = isRead && { profile, cards: cards?.docs, invitations: members?.invitations, now: new Date() };
  return (
    <div className={styles.page}>
      <PageHeader
        title={facts ? headline({ facts, words, name: currentUser?.fullName ?? "" }) : words.title}
      />
      {facts ? <HomeBoard facts={facts} /> : null}
      {!profile && failure ? (
        <LoadError title={words.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {isRead || (!profile && failure) ? null : <HomeLoading />}
    </div>
  );
}
