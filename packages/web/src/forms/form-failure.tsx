import type { FailureName } from "@tomoru/contract/codes";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { type ReactNode, useEffect } from "react";
import { alertFailure, failureText } from "../alert/failure-alert.ts";
import { ApiFailure, type CallFailure } from "../api/failure.ts";
import { useWords } from "../i18n/language.store.ts";

type FormFailureProps = {
  failure: CallFailure | null;
  /** Refusals that belong to this form: said in it. Any other opens the alert dialog. */
  inline: readonly FailureName[];
  action?: ReactNode;
};

export function FormFailure({ failure, inline, action }: FormFailureProps) {
  const words = useWords();
  const isOwn = failure instanceof ApiFailure ? inline.includes(failure.refusal) : failure !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is told once, also when the language changes meanwhile.
  useEffect(() => {
    if (failure && !isOwn) alertFailure(failure, words);
  }, [failure]);

  if (!failure || !isOwn) return null;
  const text = failure instanceof ApiFailure ? failureText(failure, words) : words.forms.entriesKept;
  return (
    <InlineMessage tone="error" action={failure instanceof ApiFailure ? action : undefined}>
      {text}
    </InlineMessage>
  );
}
