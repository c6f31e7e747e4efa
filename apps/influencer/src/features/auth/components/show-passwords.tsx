import { afterFrame } from "@tomoru/ui/after-frame";
import { CheckBox } from "@tomoru/ui/check-box";
import { useState } from "react";
import { useWords } from "../../../shared/i18n/language.store.ts";

/** One switch for all passwords of a form. The box is seen ticked before the form with its fields is drawn anew. */
export function ShowPasswords({ onChange }: { onChange: (shown: boolean) => void }) {
  const { passwords } = useWords();
  const [ticked, setTicked] = useState(false);
  const tick = (next: boolean) => {
    setTicked(next);
    afterFrame(() => onChange(next));
  };
  return (
    <CheckBox label={passwords.show} checked={ticked} onChange={(event) => tick(event.target.checked)} />
  );
}
