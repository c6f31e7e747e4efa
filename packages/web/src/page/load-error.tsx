import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { failureText } from "../alert/failure-alert.ts";
import { type CallFailure, NetworkFailure } from "../api/failure.ts";
import { useWords } from "../i18n/language.store.ts";
import { useConnection } from "../offline/connection.store.ts";

type LoadErrorProps = { title: string; failure: CallFailure; onRetry: () => void };

export function LoadError({ title, failure, onRetry }: LoadErrorProps) {
  const words = useWords();
  const isOffline = useConnection() === "offline" && failure instanceof NetworkFailure;
  return (
    <InlineMessage
      tone="error"
      title={title}
      action={
        <Button variant="secondary" size="dense" onClick={onRetry}>
          {words.common.retry}
        </Button>
      }
    >
      {isOffline ? words.common.needsConnection : failureText(failure, words)}
    </InlineMessage>
  );
}
