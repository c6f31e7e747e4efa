import { Field } from "@tomoru/ui/forms/field";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";

type PaidOnFieldProps = { label: string; value: string; onChange: (day: string) => void };

/** A day until today in Japan: nothing is paid in the future. */
export function PaidOnField({ label, value, onChange }: PaidOnFieldProps) {
  return (
    <Field id="paidOn" label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          max={todayInJapan()}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
