import type { ComponentProps, ElementType, ReactNode } from "react";
import { EmailInput } from "./email-input.tsx";
import { Field, type FieldTag } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";
import { TextInput } from "./text-input.tsx";

type Around = {
  id: string;
  label: ReactNode;
  tag?: FieldTag | undefined;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A control's own props, with those of the field around it. */
export type InField<Control extends ElementType> = Omit<ComponentProps<Control>, keyof Around> & Around;

export function TextField({ id, label, tag, hint, error, ...input }: InField<typeof TextInput>) {
  return (
    <Field id={id} label={label} tag={tag} hint={hint} error={error}>
      {(control) => <TextInput {...control} {...input} />}
    </Field>
  );
}

export function EmailField({ id, label, tag, hint, error, ...input }: InField<typeof EmailInput>) {
  return (
    <Field id={id} label={label} tag={tag} hint={hint} error={error}>
      {(control) => <EmailInput {...control} {...input} />}
    </Field>
  );
}

export function PasswordField({ id, label, tag, hint, error, ...input }: InField<typeof PasswordInput>) {
  return (
    <Field id={id} label={label} tag={tag} hint={hint} error={error}>
      {(control) => <PasswordInput {...control} {...input} />}
    </Field>
  );
}
