import type { PlanId } from "@tomoru/contract/company/plans";
import type { Subscription } from "@tomoru/contract/company/subscription";
import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { useLanguage } from "../../../shared/site.ts";
import { DueCard } from "./due-card.tsx";

type WaitingNoticesProps = {
  subscription: Subscription;
  isOwner: boolean;
  working: boolean;
  onTakeBack: (present: PlanId) => void;
};

/** Changes that wait: a downgrade until its day, an upgrade until the bank has asked, a first plan until it is confirmed. */
export function WaitingNotices({ subscription, isOwner, working, onTakeBack }: WaitingNoticesProps) {
  const { words, format } = useLanguage();
  const { authentication, scheduled, starting } = words.billing;
  const { planId, nextPlanId, nextPlanOn, pendingUrl, pendingUntil, status } = subscription;
  const { moment } = useMoments();
  const takeBack = (label: string) => (
    <Button
      variant="secondary"
      size="dense"
      loading={working ? scheduled.takingBack : undefined}
      onClick={() => onTakeBack(planId)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {pendingUrl !== null ? (
        <DueCard
          title={authentication.title}
          actions={
            isOwner ? (
              <>
                <ButtonLink variant="primary" size="dense" href={pendingUrl}>
                  {authentication.open}
                </ButtonLink>
                {status === "pastDue" ? null : takeBack(authentication.takeBack)}
              </>
            ) : undefined
          }
        >
          <p>{authentication.text(pendingUntil ? moment(pendingUntil) : null)}</p>
        </DueCard>
      ) : null}
      {nextPlanId !== null && nextPlanOn !== null ? (
        <InlineMessage
          tone="info"
          standing
          title={scheduled.title(format.day(nextPlanOn), words.plans.names[nextPlanId])}
          action={isOwner && pendingUrl === null ? takeBack(scheduled.takeBack) : undefined}
        >
          {scheduled.text}
        </InlineMessage>
      ) : null}
      {status === "starting" && pendingUrl === null ? (
        <InlineMessage tone="info" standing>
          {starting}
        </InlineMessage>
      ) : null}
    </>
  );
}
