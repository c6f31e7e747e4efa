import type { getSubscription } from "@tomoru/contract/company/billing";
import { type PlanId, planIds } from "@tomoru/contract/company/plans";
import type { ResultOf } from "@tomoru/contract/endpoint";
import { ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { CreditCard, ReceiptJapaneseYen } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useSession, useWords } from "../../../shared/site.ts";
import { useCards, useMembers, useSubscription } from "../billing.queries.ts";
import { cardFailureText } from "../billing-failure.view.ts";
import { useChargeTotals } from "../charges.queries.ts";
import { SandboxNote } from "../components/account-banners.tsx";
import { AdviceCard } from "../components/advice-card.tsx";
import styles from "../components/plan.module.css";
import { PlanColumns } from "../components/plan-columns.tsx";
import { PlanSkeleton } from "../components/plan-skeleton.tsx";
import { UsageCard } from "../components/usage-card.tsx";
import { WaitingNotices } from "../components/waiting-notices.tsx";
import { adviceFor, rewardOf } from "../plan-advice.view.ts";
import { isChoosable } from "../plan-change.view.ts";
import { useCardReturn } from "../use-card-return.ts";
import { usePlanChange } from "../use-plan-change.ts";

const PlanChangeDialog = lazyOverlay(
  async () => (await import("../components/plan-change-dialog.tsx")).PlanChangeDialog,
);

export function PlanPage() {
  const { billing } = useWords();
  const { data: subscription, failure, reload } = useSubscription();
  usePage({ title: billing.plan.title, hasError: !subscription && failure !== undefined });
  if (subscription) return <Plan subscription={subscription} />;
  return (
    <div className={styles.page}>
      <PageHeader title={billing.plan.title} />
      {failure ? (
        <LoadError title={billing.plan.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : (
        <PlanSkeleton />
      )}
    </div>
  );
}

type Shown = ResultOf<typeof getSubscription>;

function Plan({ subscription }: { subscription: Shown }) {
  const words = useWords();
  const { billing, plans } = words;
  const isOwner = useSession().currentUser?.role === "owner";
  const change = usePlanChange();
  const card = useCardReturn();
  const { data: cards } = useCards({ isOwner });
  const { data: members } = useMembers({ isWanted: isOwner && change.wanted !== null });
  useChosenBefore(subscription, isOwner && !card.completing, change.choose);

  const month = subscription.lastMonth?.month ?? todayInJapan().slice(0, 7);
  const paid = useChargeTotals(month).data?.totals;
  const use = realUse(subscription, paid ? rewardOf(paid) : 0);
  const advice = adviceFor(use);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeader title={billing.plan.cheapest(plans.names[advice.cheapest])} />
        {isOwner ? <MoneyLinks /> : null}
      </div>
      <SandboxNote />
      {card.failure ? (
        <InlineMessage tone="error" title={billing.cards.failed.add}>
          {cardFailureText(card.failure, words)}
        </InlineMessage>
      ) : null}
      <WaitingNotices
        subscription={subscription}
        isOwner={isOwner}
        working={change.sending && !change.open}
        onTakeBack={change.takeBack}
      />
      <div className={styles.two}>
        <UsageCard usage={subscription.usage} />
        <AdviceCard
          advice={advice}
          basis={{ month, isNow: subscription.lastMonth === null, rewardYen: use.rewardYen }}
        />
      </div>
      <PlanColumns
        subscription={subscription}
        cheapest={advice.cheapest}
        onChoose={isOwner ? change.choose : undefined}
      />
      <p className={styles.small}>
        {isOwner ? billing.plan.note : billing.plan.ownerOnly} {plans.untaxed}{" "}
        <TextLink render={<Link to={paths.commerce} />}>{words.frame.commerce}</TextLink>
      </p>
      {change.wanted !== null ? (
        <Suspense>
          <PlanChangeDialog
            wanted={change.wanted}
            change={change}
            subscription={subscription}
            cards={cards?.docs ?? []}
            members={members?.docs ?? []}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function MoneyLinks() {
  const { plan } = useWords().billing;
  const links = [
    { to: paths.cards, label: plan.toCards, Icon: CreditCard },
    { to: paths.invoices, label: plan.toInvoices, Icon: ReceiptJapaneseYen },
  ];
  return (
    <p className={styles.notice}>
      {links.map(({ to, label, Icon }) => (
        <ButtonLink
          key={to}
          variant="secondary"
          size="dense"
          icon={<Icon size={18} aria-hidden="true" />}
          render={<Link to={to} />}
        >
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}

/** The use of last month, or of this one if it is the first; lists and seats are counted now. */
function realUse({ usage, lastMonth }: Shown, rewardYen: number) {
  return {
    rewardYen,
    insights: lastMonth?.insights ?? usage.insights.used,
    csvRows: lastMonth?.csvRows ?? usage.csvRows.used,
    lists: usage.lists.used,
    seats: usage.seats.used,
  };
}

/** Takes up the choice of a plan that was left to add a card. */
function useChosenBefore(subscription: Shown, isReady: boolean, choose: (planId: PlanId) => void) {
  const [search] = useSearchParams();
  const wanted = planIds.find((planId) => planId === search.get("choose"));
  const done = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, when the page knows enough
  useEffect(() => {
    if (done.current || !isReady || !wanted || !isChoosable(wanted, subscription)) return;
    done.current = true;
    choose(wanted);
  }, [isReady, wanted]);
}
