import type { Members } from "@tomoru/contract/company/members";
import { SeatsBar } from "@tomoru/ui/data/seats-bar";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Suspense } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useSession, useWords } from "../../../shared/site.ts";
import { useMembers } from "../companies.queries.ts";
import { InvitationRow } from "../components/invitation-row.tsx";
import { InviteCard } from "../components/invite-card.tsx";
import { MemberRow } from "../components/member-row.tsx";
import styles from "../components/members.module.css";
import { inOrder, seatsTaken } from "../members.view.ts";
import { useMemberActions } from "../use-member-actions.ts";

const MemberQuestion = lazyOverlay(
  async () => (await import("../components/member-question.tsx")).MemberQuestion,
);

export function MembersPage() {
  const { members: say } = useWords().companies;
  const { data: members, failure, reload } = useMembers();
  usePage({ title: say.title, hasError: !members && failure !== undefined });
  const title = members ? headingOf(members.seats, say) : say.title;
  return (
    <div className={styles.page}>
      <PageHeader title={title} back={{ label: say.back, render: <Link to={paths.settings} /> }} />
      {members ? <People members={members} /> : null}
      {!members && failure ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {members || failure ? null : (
        <Loading>
          <Card>
            <Skeleton lines={6} />
          </Card>
        </Loading>
      )}
    </div>
  );
}

function headingOf(
  { used, limit }: Members["seats"],
  say: ReturnType<typeof useWords>["companies"]["members"],
): string {
  return used >= limit ? say.full(limit) : say.heading(used, limit);
}

function People({ members }: { members: Members }) {
  const words = useWords();
  const { members: say } = words.companies;
  const isOwner = useSession().currentUser?.role === "owner";
  const { data: profile } = useProfile();
  const actions = useMemberActions();
  const { said, question } = actions;
  const seats = seatsTaken(members);
  return (
    <div className={styles.two}>
      <div className={styles.column}>
        {said ? <InlineMessage tone={said.tone}>{said.text(words)}</InlineMessage> : null}
        <Card as="section" padding="none" aria-labelledby="people">
          <h2 id="people" className={styles.title}>
            <Phrases>{say.list}</Phrases>
          </h2>
          <ul>
            {inOrder(members.docs).map((colleague) => (
              <MemberRow
                key={colleague.memberId}
                colleague={colleague}
                isSelf={colleague.memberId === profile?.member.memberId}
                actions={isOwner ? actions : null}
              />
            ))}
          </ul>
        </Card>
        {isOwner && members.invitations.length > 0 ? (
          <Card as="section" padding="none" aria-labelledby="invitations">
            <h2 id="invitations" className={styles.title}>
              <Phrases>{say.invitations}</Phrases>
            </h2>
            <ul>
              {members.invitations.map((invitation) => (
                <InvitationRow key={invitation.invitationId} invitation={invitation} actions={actions} />
              ))}
            </ul>
          </Card>
        ) : null}
        {isOwner ? null : <p className={styles.small}>{say.ownerSees}</p>}
      </div>
      <div className={styles.column}>
        <Card>
          <SeatsBar
            {...seats}
            sentence={say.seatsSentence(seats.limit, seats.taken, seats.invited)}
            legend={say.seats}
          />
        </Card>
        {isOwner ? <InviteCard seats={members.seats} /> : null}
      </div>
      {question ? (
        <Suspense>
          <MemberQuestion question={question} actions={actions} />
        </Suspense>
      ) : null}
    </div>
  );
}
