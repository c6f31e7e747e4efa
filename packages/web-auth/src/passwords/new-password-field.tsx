import { Checklist } from "@tomoru/ui/forms/checklist";
import { Field } from "@tomoru/ui/forms/field";
import { PasswordInput } from "@tomoru/ui/forms/password-input";
import type { TextProps } from "@tomoru/web/forms/use-form.ts";
import type { Accounts } from "../accounts.ts";
import styles from "../auth-form.module.css";
import { passwordChecklist, passwordRulesAttribute, passwordSigns } from "./new-password.ts";

type NewPasswordFieldProps = TextProps & { showLabel: string; accounts: Accounts };

/** React's types do not know this attribute, which iOS and password managers read. */
const passwordRules = { passwordrules: passwordRulesAttribute };

/** A password that is being set, with its rules ticked off while typing. */
export function NewPasswordField({ accounts, label, tag, error, id, ...input }: NewPasswordFieldProps) {
  const { rules, met, metCount, specials } = accounts.useWords().auth.signUp;
  const items = passwordChecklist(input.value, rules);
  const count = items.filter((item) => item.met).length;
  const listId = `${id}-rules`;
  return (
    <Field label={label} tag={tag} id={id} error={error}>
      {(control) => (
        <div className={styles.control}>
          <PasswordInput
            {...control}
            {...input}
            {...passwordRules}
            aria-describedby={[control["aria-describedby"], listId].filter(Boolean).join(" ")}
            autoComplete="new-password"
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
