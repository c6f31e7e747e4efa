import { CheckBox } from "@tomoru/ui/check-box";
import { useWords } from "../../../shared/i18n/language.store.ts";

/** One switch for all passwords of a form. */
export function ShowPasswords({ onChange }: { onChange: (shown: boolean) => void }) {
  const { passwords } = useWords();
  return <CheckBox label={passwords.show} onChange={onChange} />;
}
