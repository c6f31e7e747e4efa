import type { Home } from "@tomoru/contract/influencer/home";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";

type FailedProps = {
  yen: number;
  /** What the bank said about the account, if it did. */
  cause: Home["failedCause"];
  /** Whether the bank details were saved since; only the next transfer will show whether they are right. */
  answered: boolean;
};

/** What could not be paid; the heading says the sum. First the creator has to correct the bank details, then it is our turn. */
export function Failed({ yen, cause, answered }: FailedProps) {
  const { words, format } = useLanguage();
  const { failed } = words.home;
  if (answered) {
    return (
      <InlineMessage tone="info" title={failed.answered.title(format.yen(yen))}>
        {failed.answered.text}
      </InlineMessage>
    );
  }
  return (
    <InlineMessage
      tone="error"
      standing
      action={
        <ButtonLink
          variant="secondary"
          size="dense"
          icon={<LampDot />}
          render={<Link to={paths.bankAccount} />}
        >
          {failed.check}
        </ButtonLink>
      }
    >
      {cause ? words.payments.detail.notes[cause] : failed.text}
    </InlineMessage>
  );
}
