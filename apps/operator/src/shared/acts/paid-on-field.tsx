import { Field } from "@tomoru/ui/forms/field";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";

type PaidOnFieldProps = { label: string; value: string; onChange: (day: string) => void };

/** A day until today in Japan: nothing is paid in the future. */
export function PaidOnField({ label, value, onChange }: PaidOnFieldProps) {
  return (
    <Field id="paidOn" label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          max={dayInJapan(new Date())}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
