import type { Card as PaymentCard } from "@tomoru/contract/company/cards";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useLanguage, useSession, useWords } from "../../../shared/site.ts";
import { useCards } from "../billing.queries.ts";
import { cardFailureText } from "../billing-failure.view.ts";
import { headingOf } from "../cards.view.ts";
import { SandboxNote } from "../components/account-banners.tsx";
import { CardList } from "../components/card-list.tsx";
import { CardUses } from "../components/card-uses.tsx";
import styles from "../components/cards.module.css";
import { CardsSkeleton } from "../components/cards-skeleton.tsx";
import { RecentInvoices } from "../components/recent-invoices.tsx";
import { useAddCard } from "../use-add-card.ts";
import { useCardReturn } from "../use-card-return.ts";

export function CardsPage() {
  const words = useWords();
  const { cards: say, plan } = words.billing;
  const isOwner = useSession().currentUser?.role === "owner";
  const { data, failure, reload } = useCards({ isOwner });
  const cards = data?.docs;
  const back = useCardReturn();
  const adding = useAddCard(paths.cards);
  usePage({ title: say.title, hasError: !cards && failure !== undefined });
  const addFailure = adding.failure ?? back.failure;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading cards={cards} />
        {isOwner ? (
          <Button
            variant="primary"
            icon={<Plus size={20} aria-hidden="true" />}
            loading={adding.leaving ? say.leaving : undefined}
            onClick={adding.add}
          >
            {say.add}
          </Button>
        ) : null}
      </div>
      <SandboxNote />
      {back.completing ? <InlineMessage tone="info">{say.completing}</InlineMessage> : null}
      {addFailure ? (
        <InlineMessage tone="error" title={say.failed.add}>
          {cardFailureText(addFailure, words)}
        </InlineMessage>
      ) : null}
      {isOwner ? null : <p className={styles.quiet}>{plan.ownerOnly}</p>}
      {isOwner ? (
        <div className={styles.two}>
          <div className={styles.column}>
            {!cards && failure ? (
              <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
            ) : null}
            {cards || failure ? null : <CardsSkeleton />}
            {cards ? <CardList cards={cards} onRenew={adding.add} /> : null}
            <RecentInvoices />
          </div>
          <div className={styles.column}>{cards ? <CardUses cards={cards} /> : null}</div>
        </div>
      ) : null}
    </div>
  );
}

function Heading({ cards }: { cards: readonly PaymentCard[] | undefined }) {
  const { words, format } = useLanguage();
  const { cards: say } = words.billing;
  const { data: profile } = useProfile();
  const back = { label: say.back, render: <Link to={paths.plan} /> };
  if (!cards) return <PageHeader title={say.title} back={back} />;
  const heading = headingOf(cards, {
    now: serverNow(),
    isUnpaid: profile?.subscription.status === "pastDue",
  });
  const title =
    heading.kind === "renew" ? say.renew(format.monthDay(heading.day), heading.count) : say[heading.kind];
  return <PageHeader title={title} back={back} />;
}
