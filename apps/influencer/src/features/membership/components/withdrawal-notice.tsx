import type { Plan } from "@tomoru/contract/influencer/membership";
import { Button } from "@tomoru/ui/actions/button";
import { Banner } from "@tomoru/ui/feedback/banner";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { useLanguage } from "../../../shared/site.ts";
import { usePlan } from "../membership.queries.ts";
import { useWithdrawal } from "../use-withdrawal.ts";
import styles from "./withdrawal-notice.module.css";

/** Shown while a withdrawal is pending: its last day and a way to take it back. Otherwise empty, or says that it was taken back. */
export function WithdrawalNotice() {
  const { words } = useLanguage();
  const { plan } = usePlan();
  const withdrawal = useWithdrawal();
  if (plan?.endsOn) return <Pending plan={plan} endsOn={plan.endsOn} withdrawal={withdrawal} />;
  return withdrawal.takenBack ? <Banner>{words.membership.withdrawal.takenBack}</Banner> : null;
}

type PendingProps = { plan: Plan; endsOn: string; withdrawal: ReturnType<typeof useWithdrawal> };

function Pending({ plan, endsOn, withdrawal }: PendingProps) {
  const { words, format } = useLanguage();
  const { until, title, takeBack, takingBack, failed } = words.membership.withdrawal;
  return (
    <div className={styles.notice}>
      <InlineMessage
        tone="info"
        title={title}
        action={
          <Button
            variant="secondary"
            size="dense"
            loading={withdrawal.sending ? takingBack : undefined}
            onClick={() => withdrawal.takeBack(plan)}
          >
            {takeBack}
          </Button>
        }
      >
        {until(format.day(endsOn))}
      </InlineMessage>
      {withdrawal.failure ? (
        <InlineMessage tone="error" title={failed}>
          {withdrawal.failure(words)}
        </InlineMessage>
      ) : null}
    </div>
  );
}
