import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { ApiFailure, type CallFailure } from "../api/failure.ts";
import { useWords } from "../i18n/language.store.ts";

export function SaveFailure({ failure }: { failure: CallFailure | null }) {
  const { forms, codes } = useWords();
  if (!failure) return null;
  if (!(failure instanceof ApiFailure)) {
    return (
      <InlineMessage tone="error" title={forms.notSaved}>
        {forms.entriesKept}
      </InlineMessage>
    );
  }
  const cause = failure.refusal === "tooManyRequests" ? <p>{codes.tooManyRequests}</p> : null;
  return (
    <InlineMessage tone="error" title={forms.notSaved}>
      {cause}
      <p>{forms.tryAgain}</p>
    </InlineMessage>
  );
}
