import { Field } from "./field.tsx";
import type { InField } from "./input-fields.tsx";
import { TextArea } from "./text-area.tsx";

export function TextAreaField({ id, label, tag, hint, error, ...input }: InField<typeof TextArea>) {
  return (
    <Field id={id} label={label} tag={tag} hint={hint} error={error}>
      {(control) => <TextArea {...control} {...input} />}
    </Field>
  );
}
