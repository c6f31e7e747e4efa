import { Checklist } from "@tomoru/ui/forms/checklist";
import { Field } from "@tomoru/ui/forms/field";
import { PasswordInput } from "@tomoru/ui/forms/password-input";
import { useWords } from "../../../shared/site.ts";
import { passwordChecklist, passwordRulesAttribute, passwordSigns } from "../auth.view.ts";
import styles from "./auth-form.module.css";

type NewPasswordFieldProps = {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** React's types do not know this attribute, which iOS and password managers read. */
const passwordRules = { passwordrules: passwordRulesAttribute };

/** A password that is being set, with its rules ticked off while typing. */
export function NewPasswordField({ id, label, value, error, onChange }: NewPasswordFieldProps) {
  const { auth, forms } = useWords();
  const { rules, met, metCount, specials } = auth.signUp;
  const items = passwordChecklist(value, rules);
  const count = items.filter((item) => item.met).length;
  const listId = `${id}-rules`;
  return (
    <Field label={label} tag={{ kind: "required", word: forms.required }} id={id} error={error}>
      {(control) => (
        <div className={styles.control}>
          <PasswordInput
            {...control}
            {...passwordRules}
            aria-describedby={[control["aria-describedby"], listId].filter(Boolean).join(" ")}
            autoComplete="new-password"
            showLabel={auth.showPassword}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <Checklist
            id={listId}
            items={items}
            metWord={met}
            summary={metCount(count, items.length)}
            showMissing={error !== undefined}
          />
          <p className={styles.note}>{specials(passwordSigns)}</p>
        </div>
      )}
    </Field>
  );
}
