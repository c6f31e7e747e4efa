import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { ApiFailure, type CallFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Link } from "react-router";
import { paths } from "../../../../app/paths.ts";
import { useWords } from "../../../../shared/site.ts";

type SearchFailureProps = { failure: CallFailure; onRetry: () => void };

/** After too many searches in a minute waiting helps; after the day's accounts, tomorrow or another plan. */
export function SearchFailure({ failure, onRetry }: SearchFailureProps) {
  const { search: say } = useWords();
  const isLimit = failure instanceof ApiFailure && failure.refusal === "tooManyRequests";
  if (!isLimit) return <LoadError title={say.loadFailed} failure={failure} onRetry={onRetry} />;
  const isOfDay = (failure.retryAfterSeconds ?? 0) > 60;
  if (!isOfDay) return <LoadError title={say.minuteLimit} failure={failure} onRetry={onRetry} />;
  return (
    <InlineMessage
      tone="info"
      title={say.dayLimit}
      action={<TextLink render={<Link to={paths.plan}>{say.pages.changePlan}</Link>} />}
    >
      {say.dayLimitText}
    </InlineMessage>
  );
}
