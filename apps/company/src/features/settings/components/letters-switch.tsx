import { CheckBox } from "@tomoru/ui/forms/check-box";
import { setLetters, useLetters } from "../../../shared/keys/letters.store.ts";
import { useWords } from "../../../shared/site.ts";

/** Kept on the device, as language and theme are. */
export function LettersSwitch() {
  const { keys: say } = useWords();
  return <CheckBox label={say.setting} hint={say.settingHint} checked={useLetters()} onChange={setLetters} />;
}
