import { locales } from "@tomoru/contract/fields";
import { localeNames } from "@tomoru/i18n/brand";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { useLocaleChoice, useWords } from "../i18n/language.store.ts";
import { setTheme, themes, useTheme } from "../theme/theme.store.ts";
import { useLanguageSwitch } from "./use-language-switch.ts";

/** Language and theme, each in effect at once. */
export function DisplayChoices() {
  const { shell } = useWords();
  const theme = useTheme();
  const switchTo = useLanguageSwitch();
  return (
    <>
      <Segmented
        legend={shell.language}
        options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
        value={useLocaleChoice()}
        onChange={switchTo}
      />
      <Segmented
        legend={shell.theme}
        options={themes.map((value) => ({ value, label: shell.themes[value] }))}
        value={theme}
        onChange={setTheme}
      />
    </>
  );
}
