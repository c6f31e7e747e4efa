import { Field } from "@tomoru/ui/forms/field";
import { PasswordInput } from "@tomoru/ui/forms/password-input";
import { useWords } from "../../../shared/site.ts";

type ConfirmPasswordFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

export function ConfirmPasswordField({ value, error, onChange }: ConfirmPasswordFieldProps) {
  const { auth, forms, passwords } = useWords();
  return (
    <Field
      label={passwords.confirm}
      tag={{ kind: "required", word: forms.required }}
      id="confirmPassword"
      error={error}
    >
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="new-password"
          showLabel={auth.showPassword}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
