import { locales } from "@tomoru/contract/fields";
import { localeNames } from "@tomoru/i18n/brand";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useLocaleChoice } from "@tomoru/web/i18n/language.store.ts";
import { useLanguageSwitch } from "@tomoru/web/page/use-language-switch.ts";
import { setTheme, themes, useTheme } from "@tomoru/web/theme/theme.store.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "./settings.module.css";

export function DisplayCard() {
  const { settings, shell } = useWords();
  const theme = useTheme();
  const switchTo = useLanguageSwitch();
  return (
    <Card as="section" className={styles.display} aria-labelledby="display">
      <h2 id="display">
        <Phrases>{settings.display.title}</Phrases>
      </h2>
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
    </Card>
  );
}
