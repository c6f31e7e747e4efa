import { locales } from "@tomoru/contract/fields";
import { brand, copyrightYear, localeNames } from "@tomoru/i18n/brand";
import { TextLink } from "@tomoru/ui/actions/button";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { useLocaleChoice, useWords } from "../i18n/language.store.ts";
import { useLanguageSwitch } from "../page/use-language-switch.ts";
import { SiteLink } from "../routes/page-router.tsx";
import { setTheme, themes, useTheme } from "../theme/theme.store.ts";
import styles from "./footer-links.module.css";

type FooterLinksProps = {
  links: readonly { label: string; path: string }[];
  withTheme?: boolean;
  withLanguage?: boolean;
};

/** `withTheme` where there are no settings to choose it in; `withLanguage` unless the page itself has that choice. */
export function FooterLinks({ links, withTheme = false, withLanguage = true }: FooterLinksProps) {
  const { shell } = useWords();
  return (
    <>
      {links.length > 0 ? (
        <ul className={styles.links}>
          {links.map(({ label, path }) => (
            <li key={path}>
              <TextLink render={<SiteLink to={path} />}>{label}</TextLink>
            </li>
          ))}
        </ul>
      ) : null}
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
