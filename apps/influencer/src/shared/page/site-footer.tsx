import { locales } from "@tomoru/contract/fields";
import { brand, copyrightYear, localeNames } from "@tomoru/i18n/brand";
import { TextLink } from "@tomoru/ui/actions/button";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { useLocaleChoice } from "@tomoru/web/i18n/language.store.ts";
import { useLanguageSwitch } from "@tomoru/web/page/use-language-switch.ts";
import { setTheme, themes, useTheme } from "@tomoru/web/theme/theme.store.ts";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useWords } from "../site.ts";
import styles from "./site-footer.module.css";

const links = ["terms", "privacyPolicy", "inquiry"] as const;

type SiteFooterProps = { withTheme?: boolean; withLanguage?: boolean };

/** `withTheme` where there are no settings to choose it in; `withLanguage` unless the page itself has that choice. */
export function SiteFooter({ withTheme = false, withLanguage = true }: SiteFooterProps) {
  const { shell } = useWords();
  return (
    <>
      <ul className={styles.links}>
        {links.map((page) => (
          <li key={page}>
            <TextLink render={<Link to={paths[page]} />}>{shell[page]}</TextLink>
          </li>
        ))}
      </ul>
      <div className={styles.choices}>
        {withLanguage ? <LanguageChoice /> : null}
        {withTheme ? <ThemeChoice /> : null}
      </div>
      <p className={styles.copyright}>{shell.copyright(copyrightYear, brand)}</p>
    </>
  );
}

function LanguageChoice() {
  const { shell } = useWords();
  const switchTo = useLanguageSwitch();
  return (
    <Segmented
      legend={shell.language}
      legendHidden
      options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
      value={useLocaleChoice()}
      onChange={switchTo}
    />
  );
}

function ThemeChoice() {
  const { shell } = useWords();
  return (
    <Segmented
      legend={shell.theme}
      legendHidden
      options={themes.map((value) => ({ value, label: shell.themes[value] }))}
      value={useTheme()}
      onChange={setTheme}
    />
  );
}
