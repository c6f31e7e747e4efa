import { ButtonLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import type { PaymentSummary } from "../payments.view.ts";
import { TurnCard } from "./turn-card.tsx";

/** What could not be transferred, above all else: first the creator has to correct the bank details, then it is our turn. */
export function FailedTransfer({ failed }: { failed: NonNullable<PaymentSummary["failed"]> }) {
  const { words, format } = useLanguage();
  const { title, text, check, answered } = words.home.failed;
  const yen = format.yen(failed.yen);
  if (failed.bankSavedSince) {
    return (
      <InlineMessage tone="info" title={answered.title(yen)}>
        {answered.text}
      </InlineMessage>
    );
  }
  return (
    <TurnCard
      title={title(yen)}
      text={failed.cause ? words.payments.detail.notes[failed.cause] : text}
      action={
        <ButtonLink variant="primary" render={<Link to={paths.bankAccount} />}>
          {check}
        </ButtonLink>
      }
    />
  );
}
