import type { FieldFault } from "@tomoru/contract/faults";
import { ErrorSummary } from "@tomoru/ui/forms/error-summary";
import { useWords } from "../i18n/language.store.ts";
import { summaryFrom } from "./use-form.ts";

type FormSummaryProps = {
  form: {
    faults: readonly FieldFault[];
    attempt: number;
    textOf: (fault: FieldFault) => string;
  };
};

/** Stands above a form with many wrong fields. Shown by the count at the submit, it stays until all are mended. */
export function FormSummary({ form: { faults, attempt, textOf } }: FormSummaryProps) {
  const { forms } = useWords();
  if (faults.length < summaryFrom) return null;
  return (
    <ErrorSummary
      title={forms.summary(faults.length)}
      items={faults.map((fault) => ({ fieldId: fault.field, text: textOf(fault) }))}
      attempt={attempt}
    />
  );
}
