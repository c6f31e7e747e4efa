import { Field } from "@tomoru/ui/forms/field";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";

type PaidOnFieldProps = {
  /** As the call names it. */
  id: "paidOn" | "restPaidOn";
  label: string;
  value: string;
  from?: string | undefined;
  error: string | undefined;
  onChange: (day: string) => void;
};

/** A day until today in Japan: nothing is paid in the future, nor before it was to be paid. */
export function PaidOnField({ id, label, value, from, error, onChange }: PaidOnFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min={from}
          max={todayInJapan()}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
